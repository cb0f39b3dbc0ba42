// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/revolucion/charts/charts.h"

#include <cstdint>

namespace revolucion {

/// Line of Sight past or into one tall obstruction: what is asked.
struct LineOfSight {
    int levels_above = 0; ///< levels that the higher of the two stands above the obstruction
    corneta::Tenths to_far_side;
    corneta::Tenths beyond;
    corneta::Tenths inside;
    bool same_level = false;
};

struct LineOfSightState {
    std::int64_t nothing;
};

struct LineOfSightEnd {
    corneta::Tenths shadow;
    bool visible = false;
};

/// Whether two units see each other.
struct LineOfSightRules : corneta::RulesOf<LineOfSight, LineOfSightState, LineOfSightEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const LineOfSight& inputs, LineOfSightState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static LineOfSightEnd end(const LineOfSight& inputs, const LineOfSightState& state, const Charts& charts);
    static corneta::Announcement announce(const LineOfSight& inputs, const LineOfSightEnd& end, const Charts& charts);
};

} // namespace revolucion
