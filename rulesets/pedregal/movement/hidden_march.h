// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/pedregal/charts/charts.h"

#include <cstdint>

namespace pedregal {

/// The move of a marker of hidden movement (19.5 C): what is asked.
struct HiddenMarch {
    int infantry_allowance = 0;
    bool hq_active = false;
};

struct HiddenMarchState {
    std::int64_t allowance;
};

struct HiddenMarchEnd {
    int allowance = 0;
};

/// The movement allowance of a marker.
struct HiddenMarchRules : corneta::RulesOf<HiddenMarch, HiddenMarchState, HiddenMarchEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const HiddenMarch& inputs, HiddenMarchState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static HiddenMarchEnd end(const HiddenMarch& inputs, const HiddenMarchState& state, const Charts& charts);
    static corneta::Announcement announce(const HiddenMarch& inputs, const HiddenMarchEnd& end, const Charts& charts);
};

} // namespace pedregal
