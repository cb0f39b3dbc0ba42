// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/cedar_creek/charts/charts.h"

#include <cstdint>

namespace cedar_creek {

enum class FirstPlayer : std::uint8_t { Union, Confederate, Tie };

/// Initiative Phase: what is asked.
struct Initiative {
    int turn = 0;
    bool tactical_retreat = false;
};

struct InitiativeState {
    std::int16_t rolled;
    std::int16_t confederate_total;
    std::int16_t union_total;
    std::int16_t nothing;
};

struct InitiativeEnd {
    FirstPlayer first_player = FirstPlayer::Tie;
};

/// Who plays first in a turn.
struct InitiativeRules : corneta::RulesOf<Initiative, InitiativeState, InitiativeEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const Initiative& inputs, InitiativeState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static InitiativeEnd end(const Initiative& inputs, const InitiativeState& state, const Charts& charts);
    static corneta::Announcement announce(const Initiative& inputs, const InitiativeEnd& end, const Charts& charts);
};

} // namespace cedar_creek
