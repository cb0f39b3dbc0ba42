// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conformance/subject.h"
#include "core/game/journal/journal.h"
#include "core/text/problem.h"

#include <cstdint>
#include <string>

namespace corneta::conformance {

/// What random answers to an action came to.
struct Tried {
    int answers = 0;
    int refused = 0;
    int counted = 0; ///< answers whose odds were compared with every fall of the dice
    Problems problems{};
};
/// So many random answers, each refused or resolved; of a few that fall in at most `most_ways` ways the odds against a count of all of them.
Tried tried(const Subject& subject, int answers, std::uint64_t most_ways);

/// What is wrong with the last entry of a game that plays itself: somebody acts who is gone, an answer contradicts the unit, or a Must is owed
/// by who may not do it.
Problems problems_in_entry(const game::State& before, const game::Journal& journal, const Rulebook& book);

/// How a battle that plays itself went.
struct PlayedOut {
    int entries = 0;
    bool is_decided = false;
    Problems problems{};
};
/// To its end, then decided again from what is written down.
PlayedOut played_out(const Rulebook& book, const game::State& start, const std::string& attacker, std::uint64_t seed);

} // namespace corneta::conformance
