// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/revolucion/charts/charts.h"

#include <cstdint>

namespace revolucion {

/// Playing the Game: nothing is asked.
struct Initiative {};

struct InitiativeState {
    std::int64_t side;
};

struct InitiativeEnd {
    Side side = Side::Government;
};

/// Who takes the first initiative round of a turn.
struct InitiativeRules : corneta::RulesOf<Initiative, InitiativeState, InitiativeEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const Initiative& inputs, InitiativeState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static InitiativeEnd end(const Initiative& inputs, const InitiativeState& state, const Charts& charts);
    static corneta::Announcement announce(const Initiative& inputs, const InitiativeEnd& end, const Charts& charts);
};

} // namespace revolucion
