// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"

#include <string>
#include <vector>

namespace corneta {

/// What a side has left on the table: of what the ruleset counts of its units the first part, such as effectives, or the units themselves.
struct Strength {
    std::string side;
    std::vector<int> at; ///< the start, then the end of each turn, the last as things stand
};

/// A row a side, in force.
std::vector<Strength> strengths(const GameRecord& record);

} // namespace corneta
