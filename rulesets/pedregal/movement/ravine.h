// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/pedregal/charts/charts.h"
#include "rulesets/pedregal/charts/terms.h"
#include "rulesets/pedregal/morale/morale.h"

#include <cstdint>

namespace pedregal {

enum class Crossing : std::uint8_t { Stays, Crosses, Disrupted, Routed };

/// Ravine hexsides (19.1): what is asked.
struct Ravine {
    bool infantry = false;
    Morale morale;
    bool disrupted = false;
    bool enemy_zone = false;
    bool forced_retreat = false;
};

struct RavineState {
    MoraleResult check;
};

struct RavineEnd {
    Crossing result = Crossing::Stays;
    Status status = Status::Good;
};

/// A unit crosses a ravine, in its move or driven back.
struct RavineRules : corneta::RulesOf<Ravine, RavineState, RavineEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const Ravine& inputs, RavineState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static RavineEnd end(const Ravine& inputs, const RavineState& state, const Charts& charts);
    static corneta::Announcement announce(const Ravine& inputs, const RavineEnd& end, const Charts& charts);
};

} // namespace pedregal
