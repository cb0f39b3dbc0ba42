// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "tests/made_up/cards.h"

namespace made_up {

struct Beetle {
    Spring spring = Spring::Brass;
    int turns = 0;
    Words<Trim> trims;
};

/// A beetle leaps at a mark: one link, the dice of its spring. What it needs is worked out before.
struct Leap {
    Beetle beetle;
    corneta::Tenths distance; ///< inches
    Ground ground = Ground::Cloth;
    bool winged = false;
    int headwind = 0;
};

struct LeapNow {
    std::int32_t needed;
    std::int32_t thrown;
};

struct LeapEnd {
    int over = 0; ///< what was thrown above what was needed
    Landing landing = Landing::Short;
    bool lands = false;
    corneta::Tenths strain;
    int turns = 0;
    Words<Trim> kept;
};

struct LeapRules : corneta::RulesOf<Leap, LeapNow, LeapEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;

    static void refuse(const Leap& asked, const Cards& cards, corneta::Refusals& found);
    static LeapNow begin(const Leap& asked, const Cards& cards, corneta::Tale& tale);
    static corneta::Then step(const Leap& asked, LeapNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static LeapEnd end(const Leap& asked, const LeapNow& now, const Cards& cards);
    static corneta::Telling tell(const Leap& asked, const LeapEnd& end, const Cards& cards);
};

} // namespace made_up
