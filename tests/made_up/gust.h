// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "tests/made_up/cards.h"

namespace made_up {

/// A gust over the table: each beetle by itself. One that slides may brake, one that flips holds on or is lost.
struct Gust {
    int wind = 0;
    bool from_behind = false;
    int weight = 0;
    corneta::Tenths height;
    Ground ground = Ground::Cloth;
    bool clamped = false;
    Words<Trim> trims;
};

/// `row` is the row of the chart `gusts` counted from 1, 0 before the throw.
struct GustNow {
    std::int32_t row;
    std::int16_t braked;
    std::int16_t lost;
};

struct GustEnd {
    corneta::Tenths slide;
    Stance stance = Stance::Stands;
    bool lost = false;
    Words<Trim> kept;
};

struct GustRules : corneta::RulesOf<Gust, GustNow, GustEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;
    static constexpr std::string_view batch{"beetle"};

    static void refuse(const Gust& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const Gust& asked, GustNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static GustEnd end(const Gust& asked, const GustNow& now, const Cards& cards);
    static corneta::Telling tell(const Gust& asked, const GustEnd& end, const Cards& cards);
};

} // namespace made_up
