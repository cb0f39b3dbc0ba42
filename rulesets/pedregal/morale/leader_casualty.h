// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/pedregal/charts/charts.h"

#include <cstdint>

namespace pedregal {

/// Leader Casualty (19.3): what is asked.
struct LeaderCasualty {
    bool step_lost = false;
    bool engineer = false;
};

struct LeaderCasualtyState {
    std::int64_t hit;
};

struct LeaderCasualtyEnd {
    bool casualty = false;
};

/// Whether a leader falls after a result that cost his side a step.
struct LeaderCasualtyRules : corneta::RulesOf<LeaderCasualty, LeaderCasualtyState, LeaderCasualtyEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const LeaderCasualty& inputs, LeaderCasualtyState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static LeaderCasualtyEnd end(const LeaderCasualty& inputs, const LeaderCasualtyState& state, const Charts& charts);
    static corneta::Announcement announce(const LeaderCasualty& inputs, const LeaderCasualtyEnd& end, const Charts& charts);
};

} // namespace pedregal
