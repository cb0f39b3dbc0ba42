// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_line.h"
#include "core/dice/typed_dice.h"
#include "core/game/play/play.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>

namespace corneta::cli {

/// The faces of `--dice` or `--die`, without a roller.
std::expected<game::DiceAtHand, Problems> dice_at_hand_from(const CommandLine& line);

/// The dice of `--dice 13,4` or `--die "fire=13" --die "stragglers=3+1"`.
std::expected<TypedDice, Problems> typed_dice_from(const CommandLine& line);

/// Whether the command line has faces of a person's own dice.
bool has_faces(const CommandLine& line);

/// Digits only, at most 64 bits; nothing for anything else.
std::optional<std::uint64_t> seed_from(std::string_view text);

} // namespace corneta::cli
