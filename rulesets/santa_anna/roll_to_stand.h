// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/close_or_stand.h"

#include <cstdint>

namespace santa_anna {

struct RollToStand {
    Body attacker;
    Body defender;
    Aspect aspect = Aspect::Front;
    Cover cover = Cover::None;
};

struct RollToStandNow {
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
struct RollToStandRules : corneta::RulesOf<RollToStand, RollToStandNow, RollToStandEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;

    static void refuse(const RollToStand& asked, const Cards& cards, corneta::Refusals& found);
    static RollToStandNow begin(const RollToStand& asked, const Cards& cards, corneta::Tale& tale);
    static corneta::Then step(const RollToStand& asked, RollToStandNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static RollToStandEnd end(const RollToStand& asked, const RollToStandNow& now, const Cards& cards);
    static corneta::Telling tell(const RollToStand& asked, const RollToStandEnd& end, const Cards& cards);
};

inline constexpr std::array stand_words{Option{"recoils", "recoils"}, Option{"retreats", "retreats"},
                                        Option{"fires-and-retreats", "fires and retreats"}, Option{"stands", "stands"}};

} // namespace santa_anna
