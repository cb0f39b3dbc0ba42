// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "tests/made_up/charts.h"

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
struct GustState {
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

struct GustRules : corneta::RulesOf<Gust, GustState, GustEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;
    static constexpr std::string_view batch{"beetle"};

    static void refuse(const Gust& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const Gust& inputs, GustState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static GustEnd end(const Gust& inputs, const GustState& state, const Charts& charts);
    static corneta::Announcement announce(const Gust& inputs, const GustEnd& end, const Charts& charts);
};

} // namespace made_up
