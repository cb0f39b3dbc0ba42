// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/pedregal/charts/charts.h"
#include "rulesets/pedregal/morale/morale.h"

#include <cstdint>

namespace pedregal {

/// A morale check: what is asked.
struct MoraleCheck {
    Morale morale;
};

struct MoraleCheckState {
    MoraleResult check;
};

struct MoraleCheckEnd {
    bool passes = false;
};

/// A morale check by itself; ours, because the Standard Rules hold it.
struct MoraleCheckRules : corneta::RulesOf<MoraleCheck, MoraleCheckState, MoraleCheckEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const MoraleCheck& inputs, MoraleCheckState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static MoraleCheckEnd end(const MoraleCheck& inputs, const MoraleCheckState& state, const Charts& charts);
    static corneta::Announcement announce(const MoraleCheck& inputs, const MoraleCheckEnd& end, const Charts& charts);
};

} // namespace pedregal
