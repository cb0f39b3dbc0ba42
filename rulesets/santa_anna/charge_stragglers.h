// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

#include <cstdint>

namespace santa_anna {

/// A unit that a charge disorders by itself.
struct ChargingUnit {
    int effectives = 0;
    int stragglers = 0;
};

struct ChargeStragglersNow {
    std::int32_t stragglers;
    std::int32_t is_too_many;
};

struct ChargeShortEnd {
    int stragglers = 0;
};

/// Melee Procedure: a charge that does not reach the enemy.
struct ChargeShortRules : corneta::RulesOf<ChargingUnit, ChargeStragglersNow, ChargeShortEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const ChargingUnit& asked, ChargeStragglersNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static ChargeShortEnd end(const ChargingUnit& asked, const ChargeStragglersNow& now, const Cards& cards);
    static corneta::Telling tell(const ChargingUnit& asked, const ChargeShortEnd& end, const Cards& cards);
};

struct FollowUpChargeEnd {
    int stragglers = 0;
    bool may_charge = false;
};

/// Follow-Up Charges (optional): a charge in the turn after a charge.
struct FollowUpChargeRules : corneta::RulesOf<ChargingUnit, ChargeStragglersNow, FollowUpChargeEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const ChargingUnit& asked, ChargeStragglersNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static FollowUpChargeEnd end(const ChargingUnit& asked, const ChargeStragglersNow& now, const Cards& cards);
    static corneta::Telling tell(const ChargingUnit& asked, const FollowUpChargeEnd& end, const Cards& cards);
};

} // namespace santa_anna
