// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/journal.h"

#include <string>
#include <vector>

namespace corneta::game {

/// Expected and actual harm over many rolls.
struct LuckTotal {
    int rolls = 0;
    double expected = 0;
    int actual = 0;
    double percentile = 0.5; ///< of all games with these rolls, the share with less harm; those with as much count half
};

/// A run of rolls in a row that together fell furthest below what was to be expected.
struct Streak {
    int first_entry = 0;
    int last_entry = 0;
    int rolls = 0;
    double missing = 0;
};

/// The luck of a side.
struct SideLuck {
    std::string side;
    LuckTotal dealt;
    LuckTotal suffered;
    Streak worst; ///< of what it dealt; no rolls when none fell short
};

/// A row a side, from the readings in force.
std::vector<SideLuck> luck_ledger(const Journal& journal);

/// The worst streak in words; empty when there was none.
std::string in_words(const Streak& streak, const std::string& side);

} // namespace corneta::game
