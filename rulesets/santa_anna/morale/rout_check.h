// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/morale/morale_roll.h"

#include <cstdint>

namespace santa_anna {

/// Routing: what is asked of a unit that sees a friend break.
struct RoutCheck {
    MoraleRoll roll;
};

struct RoutCheckState {
    std::int64_t total;
};

/// Counts as the marker `broken` does.
enum class RoutResult : std::uint8_t { Holds, Breaks };

struct RoutCheckEnd {
    int total = 0;
    RoutResult result = RoutResult::Holds;
};

/// One roll for one friend that was seen to break or rout; untrained units roll too.
struct RoutCheckRules : corneta::RulesOf<RoutCheck, RoutCheckState, RoutCheckEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;
    static constexpr std::string_view batch{"unit"};

    static corneta::Step step(const RoutCheck& inputs, RoutCheckState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static RoutCheckEnd end(const RoutCheck& inputs, const RoutCheckState& state, const Charts& charts);
    static corneta::Announcement announce(const RoutCheck& inputs, const RoutCheckEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<RoutCheck, RoutCheckEnd> rout_check;
} // namespace action

} // namespace santa_anna
