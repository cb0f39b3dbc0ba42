// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/combat.h"

#include <cstdint>

namespace santa_anna {

/// One unit's roll in a melee of several: its own side, and what it strikes at.
struct MeleeStrike {
    int own_fighters = 0;
    int own_side_size = 0;
    int enemy_side_size = 0;
    Body own;
    Body enemy;
    Cover cover = Cover::None;
    bool first_round = false;
};

struct MeleeStrikeNow {
    std::int32_t losses;
    std::int32_t column;
};

struct MeleeStrikeEnd {
    int column = 0;
    int losses = 0;
};

/// Melee Procedure, Multiple-Unit Melees: each unit rolls with its own participants as the initial column.
struct MeleeStrikeRules : corneta::RulesOf<MeleeStrike, MeleeStrikeNow, MeleeStrikeEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static MeleeStrikeNow begin(const MeleeStrike& asked, const Cards& cards, corneta::Tale& tale);
    static corneta::Then step(const MeleeStrike& asked, MeleeStrikeNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static MeleeStrikeEnd end(const MeleeStrike& asked, const MeleeStrikeNow& now, const Cards& cards);
    static corneta::Telling tell(const MeleeStrike& asked, const MeleeStrikeEnd& end, const Cards& cards);
};

} // namespace santa_anna
