// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/pedregal/cards.h"
#include "rulesets/pedregal/morale.h"

#include <cstdint>

namespace pedregal {

/// A morale check: what is asked.
struct MoraleCheck {
    Morale morale;
};

struct MoraleCheckNow {
    MoraleResult check;
};

struct MoraleCheckEnd {
    bool passes = false;
};

/// A morale check by itself; ours, because the Standard Rules hold it.
struct MoraleCheckRules : corneta::RulesOf<MoraleCheck, MoraleCheckNow, MoraleCheckEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const MoraleCheck& asked, MoraleCheckNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static MoraleCheckEnd end(const MoraleCheck& asked, const MoraleCheckNow& now, const Cards& cards);
    static corneta::Telling tell(const MoraleCheck& asked, const MoraleCheckEnd& end, const Cards& cards);
};

} // namespace pedregal
