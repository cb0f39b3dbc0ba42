// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/pedregal/charts/charts.h"

#include <cstdint>

namespace pedregal {

enum class Winner : std::uint8_t { Us, Mexican, Draw, Open };

/// Victory Conditions (18): what is asked.
struct Victory {
    int mexican_units_destroyed = 0;
    int us_steps_eliminated = 0;
    int us_leaders_lost = 0;
    int mexican_leaders_lost = 0;
    int mexican_units_on_map = 0;
    bool mexican_at_san_augustin = false;
    int turn = 0;
    bool us_north_of_churubusco = false;
    bool mexican_holds_south = false;
};

struct VictoryState {
    std::int64_t nothing;
};

struct VictoryEnd {
    int us = 0;
    int mexican = 0;
    Winner result = Winner::Open;
};

/// Who has won, and by what.
struct VictoryRules : corneta::RulesOf<Victory, VictoryState, VictoryEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const Victory& inputs, VictoryState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static VictoryEnd end(const Victory& inputs, const VictoryState& state, const Charts& charts);
    static corneta::Announcement announce(const Victory& inputs, const VictoryEnd& end, const Charts& charts);
};

} // namespace pedregal
