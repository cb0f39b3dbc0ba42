// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// The seven orders, as the words of `random-orders` and `order-rulings` count.
enum class Order : std::uint8_t { Move, Charge, FirstFire, HoldFire, Hold, Rally, Form };
inline constexpr std::array orders{Option{"move", "Move"},
                                   Option{"charge", "Charge"},
                                   Option{"first-fire", "First Fire"},
                                   Option{"hold-fire", "Hold Fire"},
                                   Option{"hold", "Hold"},
                                   Option{"rally", "Rally"},
                                   Option{"form", "Form"}};

/// A unit without an order at the end of Give Orders.
struct RandomOrder {
    KnownOrder last_order = KnownOrder::None;
    Arm arm = Arm::Infantry;
    Formation formation = Formation::Line;
    bool unlimbered = false;
    bool enemy_in_reach = false;
    KnownOrder friend_order = KnownOrder::None;
};

/// Why the unit has that order: the chart's own word, the friend's order, or a ruling on an order that cannot be carried out.
enum class Why : std::uint8_t { Drawn, AsFriend, NoEnemyInReach, MayNotCharge, GunsCharge, FriendRallies, NoFriend };

struct RandomOrderState {
    std::int32_t order;
    std::int32_t why;
};

struct RandomOrderEnd {
    Order order = Order::Move;
    Why why = Why::Drawn;
};

/// Random Orders: one die by what the unit did last.
struct RandomOrderRules : corneta::RulesOf<RandomOrder, RandomOrderState, RandomOrderEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;
    static constexpr std::string_view batch{"unit"};

    static void refuse(const RandomOrder& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const RandomOrder& inputs, RandomOrderState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static RandomOrderEnd end(const RandomOrder& inputs, const RandomOrderState& state, const Charts& charts);
    static corneta::Announcement announce(const RandomOrder& inputs, const RandomOrderEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<RandomOrder, RandomOrderEnd> random_order;
} // namespace action

} // namespace santa_anna
