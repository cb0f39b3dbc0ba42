// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_file.h"

/// What a refusal tells beside what is wrong: the command that helps.
namespace corneta::cli {

/// Of what is still owed and of those who must act, each with the command that does it.
void name_commands(const GameFile& file, Problems& problems);

/// The section that speaks against a play, where nothing but that does: a reason overrules it.
void name_section(const GameFile& file, const game::Play& play, Problems& problems);

/// The same of what is laid face down by a unit.
void name_section_of_laying(const GameFile& file, const Hidden& hidden, Problems& problems);

/// The same of parts that are split and joined; `with_reason` is the command with any reason.
void name_section_of_parts(const GameFile& file, const game::Command& with_reason, Problems& problems);

} // namespace corneta::cli
