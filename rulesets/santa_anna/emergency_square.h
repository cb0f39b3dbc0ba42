// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

#include <cstdint>

namespace santa_anna {

/// Forming Emergency Square: what is asked of infantry against which cavalry has declared a charge.
struct EmergencySquare {
    Experience experience = Experience::Regular;
    Formation formation = Formation::Line;
    Aspect aspect = Aspect::Front;
    corneta::Tenths distance; ///< inches to the cavalry
};

struct EmergencySquareNow {
    std::int64_t inches;
};

struct EmergencySquareEnd {
    int inches = 0;
    bool formed = false;
};

/// The roll is how far the cavalry comes before the square stands.
struct EmergencySquareRules : corneta::RulesOf<EmergencySquare, EmergencySquareNow, EmergencySquareEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;

    static void refuse(const EmergencySquare& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const EmergencySquare& asked, EmergencySquareNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static EmergencySquareEnd end(const EmergencySquare& asked, const EmergencySquareNow& now, const Cards& cards);
    static corneta::Telling tell(const EmergencySquare& asked, const EmergencySquareEnd& end, const Cards& cards);
};

} // namespace santa_anna
