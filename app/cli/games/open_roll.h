// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/games/game_calls.h"

#include <string>
#include <vector>

namespace corneta::cli {

/// The key of a side; `where` is what was typed before it.
std::string side_named(const std::string& name, const game::State& state, const std::string& where);
/// `SIDE=WORD` each, one word a side.
std::vector<SideWord> words_in(const std::vector<std::string>& typed, const game::State& state, const std::string& where);
/// What is open, the commitment to write down, and the words said for it.
Reply reply_of_open_roll(const GameFile& file, const CommandLine& line);

} // namespace corneta::cli
