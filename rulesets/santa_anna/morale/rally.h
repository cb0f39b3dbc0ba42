// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/morale/morale_roll.h"

#include <cstdint>

namespace santa_anna {

/// Rallying: what is asked.
struct Rally {
    MoraleRoll roll;
    int stragglers = 0;
    int effectives = 0;
};

struct RallyState {
    std::int64_t total;
};

/// Counts as the marker `broken` does: a unit that rallies loses it.
enum class RallyResult : std::uint8_t { Rallies, StaysBroken };

struct RallyEnd {
    int total = 0;
    RallyResult result = RallyResult::Rallies;
    int stragglers_returned = 0;
};

/// A broken unit with a Rally order rolls once; one that rallies is left with as many stragglers as effectives.
struct RallyRules : corneta::RulesOf<Rally, RallyState, RallyEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;
    static constexpr std::string_view batch{"unit"};

    static void refuse(const Rally& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const Rally& inputs, RallyState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static RallyEnd end(const Rally& inputs, const RallyState& state, const Charts& charts);
    static corneta::Announcement announce(const Rally& inputs, const RallyEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<Rally, RallyEnd> rally;
} // namespace action

} // namespace santa_anna
