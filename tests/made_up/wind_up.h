// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "tests/made_up/charts.h"

namespace made_up {

/// A key is turned: no dice.
struct WindUp {
    Spring spring = Spring::Brass;
    int turns = 0;
    int minutes = 0;
    bool gloved = false;
};

struct WindUpState {
    std::int64_t unused;
};

struct WindUpEnd {
    int turns = 0;
    bool full = false;
};

struct WindUpRules : corneta::RulesOf<WindUp, WindUpState, WindUpEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const WindUp& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const WindUp& inputs, WindUpState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static WindUpEnd end(const WindUp& inputs, const WindUpState& state, const Charts& charts);
    static corneta::Announcement announce(const WindUp& inputs, const WindUpEnd& end, const Charts& charts);
};

} // namespace made_up
