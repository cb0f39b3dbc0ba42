// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/revolucion/cards.h"

#include <cstdint>

namespace revolucion {

/// Playing the Game: nothing is asked.
struct Initiative {};

struct InitiativeNow {
    std::int64_t side;
};

struct InitiativeEnd {
    Side side = Side::Government;
};

/// Who takes the first initiative round of a turn.
struct InitiativeRules : corneta::RulesOf<Initiative, InitiativeNow, InitiativeEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const Initiative& asked, InitiativeNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static InitiativeEnd end(const Initiative& asked, const InitiativeNow& now, const Cards& cards);
    static corneta::Telling tell(const Initiative& asked, const InitiativeEnd& end, const Cards& cards);
};

} // namespace revolucion
