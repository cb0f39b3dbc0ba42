// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/melee/combat.h"

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

struct MeleeStrikeState {
    std::int32_t losses;
    std::int32_t column;
};

struct MeleeStrikeEnd {
    int column = 0;
    int losses = 0;
};

/// Melee Procedure, Multiple-Unit Melees: each unit rolls with its own participants as the initial column.
struct MeleeStrikeRules : corneta::RulesOf<MeleeStrike, MeleeStrikeState, MeleeStrikeEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static MeleeStrikeState begin(const MeleeStrike& inputs, const Charts& charts, corneta::Explanation& explanation);
    static corneta::Step step(const MeleeStrike& inputs, MeleeStrikeState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static MeleeStrikeEnd end(const MeleeStrike& inputs, const MeleeStrikeState& state, const Charts& charts);
    static corneta::Announcement announce(const MeleeStrike& inputs, const MeleeStrikeEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<MeleeStrike, MeleeStrikeEnd> melee_strike;
} // namespace action

} // namespace santa_anna
