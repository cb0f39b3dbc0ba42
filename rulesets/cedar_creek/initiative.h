// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/cedar_creek/cards.h"

#include <cstdint>

namespace cedar_creek {

enum class FirstPlayer : std::uint8_t { Union, Confederate, Tie };

/// Initiative Phase: what is asked.
struct Initiative {
    int turn = 0;
    bool tactical_retreat = false;
};

struct InitiativeNow {
    std::int16_t rolled;
    std::int16_t confederate_total;
    std::int16_t union_total;
    std::int16_t nothing;
};

struct InitiativeEnd {
    FirstPlayer first_player = FirstPlayer::Tie;
};

/// Who plays first in a turn.
struct InitiativeRules : corneta::RulesOf<Initiative, InitiativeNow, InitiativeEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const Initiative& asked, InitiativeNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static InitiativeEnd end(const Initiative& asked, const InitiativeNow& now, const Cards& cards);
    static corneta::Telling tell(const Initiative& asked, const InitiativeEnd& end, const Cards& cards);
};

} // namespace cedar_creek
