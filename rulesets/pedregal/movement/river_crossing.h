// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/pedregal/charts/charts.h"
#include "rulesets/pedregal/charts/terms.h"

#include <cstdint>

namespace pedregal {

/// Rio Churubusco (19.1, 19.3): what is asked.
struct RiverCrossing {
    bool infantry = false;
    Army army = Army::Us;
    bool engineer = false;
};

struct RiverCrossingState {
    std::int64_t nothing;
};

struct RiverCrossingEnd {
    bool may_cross = false;
    bool stops = false;
};

/// Whether a unit crosses the Churubusco where there is no bridge or ford.
struct RiverCrossingRules : corneta::RulesOf<RiverCrossing, RiverCrossingState, RiverCrossingEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static constexpr std::span<const std::string_view> reads{};

    static corneta::Step step(const RiverCrossing& inputs, RiverCrossingState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static RiverCrossingEnd end(const RiverCrossing& inputs, const RiverCrossingState& state, const Charts& charts);
    static corneta::Announcement announce(const RiverCrossing& inputs, const RiverCrossingEnd& end, const Charts& charts);
};

} // namespace pedregal
