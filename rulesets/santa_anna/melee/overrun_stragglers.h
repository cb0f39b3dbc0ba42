// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// Mounted cavalry goes over a unit's stragglers.
struct OverrunStragglers {
    int stragglers = 0;
};

struct OverrunStragglersState {
    std::int64_t casualties;
};

struct OverrunStragglersEnd {
    int casualties = 0;
};

/// Cavalry: half of the stragglers that it overruns become casualties, without a die.
struct OverrunStragglersRules : corneta::RulesOf<OverrunStragglers, OverrunStragglersState, OverrunStragglersEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const OverrunStragglers& inputs, OverrunStragglersState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static OverrunStragglersEnd end(const OverrunStragglers& inputs, const OverrunStragglersState& state, const Charts& charts);
    static corneta::Announcement announce(const OverrunStragglers& inputs, const OverrunStragglersEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<OverrunStragglers, OverrunStragglersEnd> overrun_stragglers;
} // namespace action

} // namespace santa_anna
