// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/revolucion/charts/charts.h"

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

struct OrdersState {
    std::int64_t result;
};

struct OrdersEnd {
    OrderResult result = OrderResult::Lost;
    corneta::Tenths inches;
};

/// Whether an order to move arrives in time.
struct OrdersRules : corneta::RulesOf<Orders, OrdersState, OrdersEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Orders& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const Orders& inputs, OrdersState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static OrdersEnd end(const Orders& inputs, const OrdersState& state, const Charts& charts);
    static corneta::Announcement announce(const Orders& inputs, const OrdersEnd& end, const Charts& charts);
};

/// Rolls for an order.
OrderResult order_result(const Ordered& unit, const Charts& charts, corneta::Dice& dice, corneta::Explanation& explanation);

/// Inches of a delayed move of that base move, in whole steps.
corneta::Fraction delayed_inches(const Cell& base_move, const corneta::Label& reason, const Charts& charts,
                                 corneta::Explanation& explanation);

/// What leader, grade and, for orders, status add to the die.
int command_modifiers(const Ordered& unit, CommandRoll roll, const Charts& charts, corneta::Explanation& explanation);

} // namespace revolucion
