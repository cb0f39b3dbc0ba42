// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// A unit that a charge disorders by itself.
struct ChargingUnit {
    int effectives = 0;
    int stragglers = 0;
};

struct ChargeStragglersState {
    std::int32_t stragglers;
    std::int32_t is_too_many;
};

struct ChargeShortEnd {
    int stragglers = 0;
};

/// Melee Procedure: a charge that does not reach the enemy.
struct ChargeShortRules : corneta::RulesOf<ChargingUnit, ChargeStragglersState, ChargeShortEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const ChargingUnit& inputs, ChargeStragglersState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static ChargeShortEnd end(const ChargingUnit& inputs, const ChargeStragglersState& state, const Charts& charts);
    static corneta::Announcement announce(const ChargingUnit& inputs, const ChargeShortEnd& end, const Charts& charts);
};

struct FollowUpChargeEnd {
    int stragglers = 0;
    bool may_charge = false;
};

/// Follow-Up Charges (optional): a charge in the turn after a charge.
struct FollowUpChargeRules : corneta::RulesOf<ChargingUnit, ChargeStragglersState, FollowUpChargeEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const ChargingUnit& inputs, ChargeStragglersState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static FollowUpChargeEnd end(const ChargingUnit& inputs, const ChargeStragglersState& state, const Charts& charts);
    static corneta::Announcement announce(const ChargingUnit& inputs, const FollowUpChargeEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<ChargingUnit, FollowUpChargeEnd> follow_up_charge;
extern const corneta::ActionOf<ChargingUnit, ChargeShortEnd> charge_short;
} // namespace action

} // namespace santa_anna
