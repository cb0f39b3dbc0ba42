// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// What lets mounted cavalry change its order. The first is a unit on Hold, which rolls; the others need no roll.
enum class CounterChargeTrigger : std::uint8_t { EnemyWithin6, ChargingCavalryWithin10, ChargedByCavalry };

/// Cavalry Counter Charge (optional): what is asked.
struct CounterCharge {
    Experience experience = Experience::Regular;
    int losses = 0;
    CounterChargeTrigger trigger = CounterChargeTrigger::EnemyWithin6;
};

struct CounterChargeState {
    std::int64_t total;
};

struct CounterChargeEnd {
    int total = 0;
    bool converts = false;
};

/// Whether mounted cavalry may change its order to Charge.
struct CounterChargeRules : corneta::RulesOf<CounterCharge, CounterChargeState, CounterChargeEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const CounterCharge& inputs, CounterChargeState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static CounterChargeEnd end(const CounterCharge& inputs, const CounterChargeState& state, const Charts& charts);
    static corneta::Announcement announce(const CounterCharge& inputs, const CounterChargeEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<CounterCharge, CounterChargeEnd> counter_charge;
} // namespace action

} // namespace santa_anna
