// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/pedregal/cards.h"

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

struct VictoryNow {
    std::int64_t nothing;
};

struct VictoryEnd {
    int us = 0;
    int mexican = 0;
    Winner result = Winner::Open;
};

/// Who has won, and by what.
struct VictoryRules : corneta::RulesOf<Victory, VictoryNow, VictoryEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const Victory& asked, VictoryNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static VictoryEnd end(const Victory& asked, const VictoryNow& now, const Cards& cards);
    static corneta::Telling tell(const Victory& asked, const VictoryEnd& end, const Cards& cards);
};

} // namespace pedregal
