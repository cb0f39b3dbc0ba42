// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/chapter.h"

/// What mounted cavalry does beside charge and melee.
namespace santa_anna {

/// What lets mounted cavalry change its order. The first is a unit on Hold, which rolls; the others need no roll.
enum class CounterChargeTrigger : std::uint8_t { EnemyWithin6, ChargingCavalryWithin10, ChargedByCavalry };
struct CounterCharge {
    Experience experience = Experience::Regular;
    int losses = 0;
    CounterChargeTrigger trigger = CounterChargeTrigger::EnemyWithin6;
};
struct CounterChargeEnd {
    int total = 0;
    bool converts = false;
};

/// Mounted cavalry goes over a unit's stragglers.
struct OverrunStragglers {
    bool mounted = true; ///< who rides over them
    int stragglers = 0;
};
struct OverrunStragglersEnd {
    int casualties = 0;
};

namespace action {

/// Cavalry Counter Charge (optional): whether mounted cavalry may change its order to Charge.
extern const ActionOf<CounterCharge, CounterChargeEnd> counter_charge;
/// Cavalry: half of the stragglers that it overruns become casualties, without a die.
extern const ActionOf<OverrunStragglers, OverrunStragglersEnd> overrun_stragglers;

} // namespace action

} // namespace santa_anna
