// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "tests/made_up/cards.h"

namespace made_up {

/// A key is turned: no dice.
struct WindUp {
    Spring spring = Spring::Brass;
    int turns = 0;
    int minutes = 0;
    bool gloved = false;
};

struct WindUpNow {
    std::int64_t unused;
};

struct WindUpEnd {
    int turns = 0;
    bool full = false;
};

struct WindUpRules : corneta::RulesOf<WindUp, WindUpNow, WindUpEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;

    static void refuse(const WindUp& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const WindUp& asked, WindUpNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static WindUpEnd end(const WindUp& asked, const WindUpNow& now, const Cards& cards);
    static corneta::Telling tell(const WindUp& asked, const WindUpEnd& end, const Cards& cards);
};

} // namespace made_up
