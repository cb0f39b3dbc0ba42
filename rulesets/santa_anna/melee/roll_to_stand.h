// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/melee/close_or_stand.h"

#include <cstdint>

namespace santa_anna {

struct RollToStand {
    Body attacker;
    Body defender;
    Aspect aspect = Aspect::Front;
    Cover cover = Cover::None;
};

struct RollToStandState {
    Present defender;
    std::int16_t total;
    std::int8_t result; ///< StandResult
    std::uint8_t stage; ///< 0: to stand, 1: stragglers
};

struct RollToStandEnd {
    int total = 0;
    StandResult result = StandResult::Stands;
    int stragglers = 0;
    bool retreats = false;
    bool breaks = false;
};

/// Rolling to Stand.
struct RollToStandRules : corneta::RulesOf<RollToStand, RollToStandState, RollToStandEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const RollToStand& inputs, const Charts& charts, corneta::Refusals& found);
    static RollToStandState begin(const RollToStand& inputs, const Charts& charts, corneta::Explanation& explanation);
    static corneta::Step step(const RollToStand& inputs, RollToStandState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static RollToStandEnd end(const RollToStand& inputs, const RollToStandState& state, const Charts& charts);
    static corneta::Announcement announce(const RollToStand& inputs, const RollToStandEnd& end, const Charts& charts);
};

inline constexpr std::array stand_words{Option{"recoils", "recoils"}, Option{"retreats", "retreats"},
                                        Option{"fires-and-retreats", "fires and retreats"}, Option{"stands", "stands"}};

namespace action {
extern const corneta::ActionOf<RollToStand, RollToStandEnd> roll_to_stand;
} // namespace action

} // namespace santa_anna
