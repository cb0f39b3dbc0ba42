// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/battle.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace corneta::game {

/// Numbers by their sum and the sum of their squares, from which a mean and its interval follow.
struct Moments {
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t number);
    Moments& operator+=(const Moments& other);
};

/// What became of a side in battles.
struct SideTally {
    std::vector<std::int64_t> victories{}; ///< by the turn with which the battle ended, from 1 on
    std::int64_t army_breaks = 0;
    Moments losses{};
    std::vector<std::int64_t> lost{};   ///< battles by the part of its strength that the side lost: `tenths` numbers
    std::vector<std::int64_t> broken{}; ///< units that broke for the first time, by what was left of them: `tenths` numbers

    std::int64_t won() const;
};

/// Battles by one set of charts.
struct BattlesTally {
    std::int64_t stuck = 0;              ///< of those that nobody won: the player found no way on
    std::vector<std::int64_t> lengths{}; ///< battles by their turns, from 1 on
    std::vector<SideTally> sides{};

    std::int64_t games() const;
    std::int64_t undecided() const;
    /// Of their turns.
    Moments turns() const;
};

/// What battles by the first charts came to less the same battles by the second.
struct SideDifference {
    Moments victories{};
    Moments losses{};
};
struct Difference {
    Moments turns{};
    std::vector<SideDifference> sides{};
};

/// All that is counted of battles, in whole numbers: tallies of parts add up to that of the whole in any order.
struct Tally {
    std::vector<BattlesTally> battles{}; ///< by each set of charts, of which there are one or two
    std::optional<Difference> difference{};

    Tally() = default;
    Tally(std::size_t charts, std::size_t sides);
    /// The same game by each set of charts.
    void add(std::span<const Battle> game);
    Tally& operator+=(const Tally& other);
};

} // namespace corneta::game
