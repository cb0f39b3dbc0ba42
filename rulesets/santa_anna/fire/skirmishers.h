// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// Charging Through Skirmishers: what is asked.
struct SkirmisherWithdrawal {
    corneta::Tenths attacker_inches;
    corneta::Tenths distance;
    int effectives = 0;
    bool mounted = false;
};

struct SkirmisherWithdrawalState {
    std::int64_t inches;
};

struct SkirmisherWithdrawalEnd {
    int inches = 0;
    bool caught = false;
    int stragglers = 0;
    corneta::Tenths attacker_inches_left;
};

/// Skirmishers before a charge fall back by an ordinary move; if the charger comes farther, all of them straggle.
struct SkirmisherWithdrawalRules : corneta::RulesOf<SkirmisherWithdrawal, SkirmisherWithdrawalState, SkirmisherWithdrawalEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const SkirmisherWithdrawal& inputs, SkirmisherWithdrawalState& state, const Charts& charts,
                              corneta::Dice& dice, corneta::Explanation& explanation);
    static SkirmisherWithdrawalEnd end(const SkirmisherWithdrawal& inputs, const SkirmisherWithdrawalState& state, const Charts& charts);
    static corneta::Announcement announce(const SkirmisherWithdrawal& inputs, const SkirmisherWithdrawalEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<SkirmisherWithdrawal, SkirmisherWithdrawalEnd> skirmisher_withdrawal;
} // namespace action

} // namespace santa_anna
