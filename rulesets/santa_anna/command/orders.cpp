// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/command.h"

/// Random Orders.
namespace santa_anna {

namespace {

constexpr int whys = static_cast<int>(Why::NoFriend) + 1;

RandomOrderEnd ruled(Ruling ruling, const Charts& charts)
{
    const auto why = static_cast<int>(ruling) + static_cast<int>(Why::NoEnemyInReach);
    return {static_cast<Order>(charts[ruling].word()), static_cast<Why>(why)};
}

/// What becomes of a Charge: one off the chart asks first for an enemy, any Charge then for a unit that may make it.
RandomOrderEnd charge(const RandomOrder& inputs, const Charts& charts, Why why)
{
    if (why == Why::Drawn && !inputs.enemy_in_reach)
        return ruled(Ruling::NoEnemyInReach, charts);
    if (inputs.arm == Arm::Artillery && inputs.unlimbered)
        return ruled(Ruling::GunsCharge, charts);
    if (inputs.arm == Arm::Artillery)
        return ruled(Ruling::MayNotCharge, charts);
    if (!inputs.enemy_in_reach)
        return ruled(Ruling::NoEnemyInReach, charts);
    return {Order::Charge, why};
}

RandomOrderEnd as_friend(KnownOrder order, const Charts& charts)
{
    if (order == KnownOrder::None)
        return ruled(Ruling::NoFriend, charts);
    if (order == KnownOrder::Rally)
        return ruled(Ruling::FriendRallies, charts);
    return {static_cast<Order>(static_cast<int>(order) - static_cast<int>(KnownOrder::Move)), Why::AsFriend};
}

const Cell& drawn_order(const RandomOrder& inputs, const Charts& charts, int face)
{
    const bool moved = inputs.last_order == KnownOrder::Move || inputs.last_order == KnownOrder::Charge;
    return charts[static_cast<OrderFace>(face - 1), moved ? Before::Moving : Before::Standing];
}

RandomOrderEnd drawn(const RandomOrder& inputs, const Charts& charts, int face)
{
    const auto word = static_cast<std::size_t>(drawn_order(inputs, charts, face).word());
    const RandomOrderEnd end =
        word < orders.size() ? RandomOrderEnd{static_cast<Order>(word), Why::Drawn} : as_friend(inputs.friend_order, charts);
    return end.order == Order::Charge ? charge(inputs, charts, end.why) : end;
}

/// Random Orders: one die by what the unit did last.
struct RandomOrderRules : RulesOf<RandomOrder, RandomOrderEnd, RandomOrderEnd, Charts> {
    static constexpr std::string_view batch{"unit"};
    static constexpr auto form =
        one_or_several(batch,
                       std::array{
                           asks<&RandomOrder::last_order>("unit_last_order", "Last order", role::unit, stat::last_order,
                                                          {.help = "What the unit did last turn; none in the first turn."}),
                           fields::arm<"unit", &RandomOrder::arm>,
                           asks<&RandomOrder::formation>("unit_formation", role::unit, stat::formation,
                                                         {.help = "A broken unit, in mob, rolls for no order."}),
                           fields::unlimbered<"unit", &RandomOrder::unlimbered>,
                           asks<&RandomOrder::enemy_in_reach>(
                               "unit_enemy_in_reach", "Enemy in reach", role::unit, {},
                               {.help = "One that the unit may charge: infantry does not charge mounted cavalry, skirmishers only "
                                        "other skirmishers.",
                                .fact = Fact::Measured}),
                           asks<&RandomOrder::friend_order>("friend_order", "Order of the nearest friend", role::followed, stat::order,
                                                            {.fact = Fact::Measured}),
                       });
    static constexpr std::array outcomes{
        changes<&RandomOrderEnd::order>("order", "order", role::unit, Does::Set, stat::order, {.shown = Shown::AsBars, .options = orders}),
    };
    static constexpr std::array refusals{Refused{"unit_formation", "a broken unit rolls for no order: it rallies or retreats",
                                                 [](const Inputs& in) { return in.formation == Formation::Mob; }}};
    static constexpr auto reads = Charts::keys<OrderFace, Ruling>;

    static void step(const RandomOrder& inputs, RandomOrderEnd& end, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const int order_and_why = dice.read({"random order"}, static_cast<int>(random_orders_chart.rows.size()), [&](int face) {
            const auto [order, why] = drawn(inputs, charts, face);
            return static_cast<int>(order) * whys + static_cast<int>(why);
        });
        end = {static_cast<Order>(order_and_why / whys), static_cast<Why>(order_and_why % whys)};
        const int face = dice.shown()[0];
        explanation.note(Op::Start, face, {"roll for a random order"}, drawn_order(inputs, charts, face));
    }

    static Announcement announce(const RandomOrder& inputs, const RandomOrderEnd& end)
    {
        constexpr std::array<std::string_view, whys> reasons{
            "",
            "{The unit} does as the nearest friend does.",
            "{The unit} would charge, but no enemy that it may charge is in reach.",
            "{The unit} would charge, but limbered guns do not charge.",
            "{The unit} would charge, but unlimbered guns do not charge.",
            "The nearest friend rallies; a unit that is not broken does not.",
            "{The unit} would do as the nearest friend, but there is none.",
        };
        const std::string_view order = at(orders, end.order).label;
        Announcement announcement{{"{The unit}'s order is {0}.", {order}}};
        if (end.why != Why::Drawn)
            announcement.instruct(at(reasons, end.why));
        announcement.instruct(Hand::PutDown, "Lay a {0} chip behind {the unit}.", order);
        if (inputs.arm == Arm::Artillery && inputs.unlimbered && end.order == Order::Move)
            announcement.instruct("In All Moves the guns limber.");
        return announcement;
    }
};

} // namespace

constinit const ActionOf<RandomOrder, RandomOrderEnd> action::random_order = action_of<RandomOrderRules>(
    {"random-order", "Random order", "What a unit without an order does this turn.", "Command and Control, 4.1", during::orders});

} // namespace santa_anna
