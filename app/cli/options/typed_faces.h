// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_line.h"
#include "core/dice/typed_dice.h"
#include "core/game/play/play.h"

#include <expected>

namespace corneta::cli {

/// The faces of `--dice 13,4` or `--die "fire=13" --die "stragglers=3+1"`, without a roller.
std::expected<game::DiceAtHand, Problems> dice_at_hand_from(const CommandLine& line);

/// Whether the command line has faces of a person's own dice.
bool has_faces(const CommandLine& line);

} // namespace corneta::cli
