// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/cedar_creek/charts/charts.h"

#include <cstdint>

namespace cedar_creek {

/// Continuation Phase: what is asked.
struct Continuation {
    int after_round = 0;
};

struct ContinuationState {
    std::int64_t another_round;
};

struct ContinuationEnd {
    bool another_round = false;
};

/// Whether the turn has another round.
struct ContinuationRules : corneta::RulesOf<Continuation, ContinuationState, ContinuationEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const Continuation& inputs, ContinuationState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static ContinuationEnd end(const Continuation& inputs, const ContinuationState& state, const Charts& charts);
    static corneta::Announcement announce(const Continuation& inputs, const ContinuationEnd& end, const Charts& charts);
};

} // namespace cedar_creek
