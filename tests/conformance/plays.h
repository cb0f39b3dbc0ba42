// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/resolve.h"
#include "core/dice/random_dice.h"
#include "tests/conformance/subject.h"

#include <vector>

namespace corneta::conformance {

/// Answers that are not refused, resolved with random dice of that seed.
inline std::vector<corneta::Verdict> played(const Subject& subject, const corneta::Answers& answers, const corneta::RulesetCharts& charts,
                                            std::uint64_t seed)
{
    corneta::RandomDice dice{seed};
    return resolved(*subject.action, answers, charts, dice);
}

inline std::vector<corneta::Verdict> played(const Subject& subject, const corneta::Answers& answers, std::uint64_t seed)
{
    return played(subject, answers, subject.charts(), seed);
}

/// The combinations of all dice of these verdicts' rolls, a double so that it never overflows.
inline double combinations_of(std::span<const corneta::Verdict> verdicts)
{
    double combinations = 1;
    for (const corneta::Verdict& verdict : verdicts)
        for (const corneta::Roll& roll : verdict.rolls)
            for (int die = 0; die < roll.pool.count; ++die)
                combinations *= roll.pool.sides;
    return combinations;
}

} // namespace corneta::conformance
