// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

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

struct CounterChargeNow {
    std::int64_t total;
};

struct CounterChargeEnd {
    int total = 0;
    bool converts = false;
};

/// Whether mounted cavalry may change its order to Charge.
struct CounterChargeRules : corneta::RulesOf<CounterCharge, CounterChargeNow, CounterChargeEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const CounterCharge& asked, CounterChargeNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static CounterChargeEnd end(const CounterCharge& asked, const CounterChargeNow& now, const Cards& cards);
    static corneta::Telling tell(const CounterCharge& asked, const CounterChargeEnd& end, const Cards& cards);
};

} // namespace santa_anna
