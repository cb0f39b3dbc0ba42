// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/command.h"
#include "core/game/state/state.h"
#include "core/odds/odds.h"
#include "core/text/word_table.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace corneta::game {

/// The exact chance that a side's army breaks, as its standing says.
struct ArmyBreaking {
    std::string side;
    Chance chance;
    std::optional<std::uint64_t> total; ///< that its weight is out of, in lowest terms; nothing when it does not fit 64 bits
    bool has_broken = false;            ///< as things stand, before any of these plays
};

/// How each side comes out of a phase: of what waits in the state and of the plays that are declared but not rolled. Where they take effect at
/// the phase's end all together, otherwise one after the other as they stand; then a play against who is gone by what came before is left
/// out. What must follow of a play is not played. Nothing where the ruleset does not say how the sides stand, a play cannot be made without a
/// reason, the odds are not exact or there are too many ways, and when stopped.
std::optional<std::vector<ArmyBreaking>> chances_to_break(const State& state, const Rulebook& book, std::span<const Play> declared,
                                                          const std::stop_token& stop = {});

/// The chance of each side's army in words: `3 in 400, 0.8 %`. `declared` plays are counted in it.
WordTable table_of(std::span<const ArmyBreaking> armies, const State& state, std::size_t declared);

} // namespace corneta::game
