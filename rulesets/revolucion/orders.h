// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/revolucion/cards.h"

#include <cstdint>

namespace revolucion {

enum class MoveOrder : std::uint8_t { Deploy, Maneuver, March };
/// Counts as the rows of the chart `order-results` do.
enum class OrderResult : std::uint8_t { Lost, Delayed, Ordered };
inline constexpr std::array order_result_words{Option{"lost", "lost"}, Option{"delayed", "delayed"}, Option{"ordered", "ordered"}};

/// What the sending of an order depends on; an Assault asks the same.
struct Ordered {
    UnitType type = UnitType::RegularInfantry;
    Status status = Status::Ok;
    Leader leader = Leader::None;
};

/// Deploy, Maneuver and March: what is asked.
struct Orders {
    MoveOrder action = MoveOrder::Maneuver;
    Ordered unit;
    Formation formation = Formation::Deployed;
    bool deployed_at_start = false;
};

struct OrdersNow {
    std::int64_t result;
};

struct OrdersEnd {
    OrderResult result = OrderResult::Lost;
    corneta::Tenths inches;
};

/// Whether an order to move arrives in time.
struct OrdersRules : corneta::RulesOf<Orders, OrdersNow, OrdersEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;

    static void refuse(const Orders& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const Orders& asked, OrdersNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static OrdersEnd end(const Orders& asked, const OrdersNow& now, const Cards& cards);
    static corneta::Telling tell(const Orders& asked, const OrdersEnd& end, const Cards& cards);
};

/// Rolls for an order.
OrderResult order_result(const Ordered& unit, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);

/// Inches of a delayed move of that base move, in whole steps.
corneta::Fraction delayed_inches(const Cell& base_move, const corneta::Label& reason, const Cards& cards, corneta::Tale& tale);

/// What leader, grade and, for orders, status add to the die.
int command_modifiers(const Ordered& unit, CommandRoll roll, const Cards& cards, corneta::Tale& tale);

} // namespace revolucion
