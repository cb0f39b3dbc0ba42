// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/melee/close_or_stand.h"

#include <cstdint>

namespace santa_anna {

struct RollToClose {
    Body attacker;
    Body defender;
    Aspect aspect = Aspect::Front; ///< for the quarter volley that may follow
    Cover cover = Cover::None;
};

struct RollToCloseState {
    Present attacker;
    std::int16_t total;
    std::int8_t result; ///< CloseResult
    std::uint8_t stage; ///< 0: to close, 1: stragglers
};

struct RollToCloseEnd {
    int total = 0;
    CloseResult result = CloseResult::Closes;
    bool automatic = false;
    int stragglers = 0;
    bool breaks = false;
};

/// Rolling to Close.
struct RollToCloseRules : corneta::RulesOf<RollToClose, RollToCloseState, RollToCloseEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const RollToClose& inputs, const Charts& charts, corneta::Refusals& found);
    static RollToCloseState begin(const RollToClose& inputs, const Charts& charts, corneta::Explanation& explanation);
    static corneta::Step step(const RollToClose& inputs, RollToCloseState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static RollToCloseEnd end(const RollToClose& inputs, const RollToCloseState& state, const Charts& charts);
    static corneta::Announcement announce(const RollToClose& inputs, const RollToCloseEnd& end, const Charts& charts);
};

inline constexpr std::array close_words{Option{"recoils", "recoils"}, Option{"halts", "halts"},
                                        Option{"halts-and-fires", "halts and fires"}, Option{"closes", "closes"}};

namespace action {
extern const corneta::ActionOf<RollToClose, RollToCloseEnd> roll_to_close;
} // namespace action

} // namespace santa_anna
