// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/command/random_order.h"

namespace santa_anna {

using corneta::asks;
using corneta::Op;
using corneta::RefusalSpec;
using corneta::Step;
using Before = MoveCharts::Before;
using Ruling = MoveCharts::Ruling;

namespace {

constexpr RefusalSpec broken{"unit_formation", "a broken unit rolls for no order: it rallies or retreats"};
constexpr std::array random_order_refusals{&broken};

constexpr std::array random_order_fields{
    asks<&RandomOrder::last_order>({.key = "unit_last_order",
                                    .label = "Last order",
                                    .help = "What the unit did last turn; none in the first turn.",
                                    .options = known_orders,
                                    .role = "unit",
                                    .stat = "last_order"}),
    asks<&RandomOrder::arm>({.key = "unit_arm", .label = "Arm", .options = arms, .role = "unit", .stat = "arm"}),
    asks<&RandomOrder::formation>({.key = "unit_formation",
                                   .label = "Formation",
                                   .help = "A broken unit, in mob, rolls for no order.",
                                   .options = formations,
                                   .role = "unit",
                                   .stat = "formation"}),
    asks<&RandomOrder::unlimbered>({.key = "unit_unlimbered",
                                    .label = "Unlimbered",
                                    .start = 1,
                                    .role = "unit",
                                    .stat = "unlimbered",
                                    .asked_when = "unit_arm=artillery"}),
    asks<&RandomOrder::enemy_in_reach>({.key = "unit_enemy_in_reach",
                                        .label = "Enemy in reach",
                                        .help = "One that the unit may charge: infantry does not charge mounted cavalry, skirmishers only "
                                                "other skirmishers.",
                                        .role = "unit"}),
    asks<&RandomOrder::friend_order>(
        {.key = "friend_order", .label = "Order of the nearest friend", .options = known_orders, .role = "friend", .stat = "order"}),
};
constexpr auto random_order_form = corneta::one_or_several(RandomOrderRules::batch, random_order_fields);

constexpr std::array random_order_outcomes{
    corneta::gives<&RandomOrderEnd::order>({.key = "order",
                                            .label = "order",
                                            .shown = corneta::Shown::AsBars,
                                            .options = orders,
                                            .role = "unit",
                                            .stat = "order",
                                            .does = corneta::Does::Set}),
};
constexpr std::array<std::string_view, 2> random_order_charts{"random-orders", "order-rulings"};

Order ruled(const Charts& charts, Ruling ruling)
{
    return static_cast<Order>(charts.moves().ruling(ruling).word());
}

/// What becomes of a Charge: one off the chart asks first for an enemy, any Charge then for a unit that may make it.
RandomOrderEnd charge(const RandomOrder& inputs, const Charts& charts, Why why)
{
    const auto becomes = [&](Ruling ruling, Why ruled_why) { return RandomOrderEnd{ruled(charts, ruling), ruled_why}; };
    if (why == Why::Drawn && !inputs.enemy_in_reach)
        return becomes(Ruling::NoEnemyInReach, Why::NoEnemyInReach);
    if (inputs.arm == Arm::Artillery && inputs.unlimbered)
        return becomes(Ruling::GunsCharge, Why::GunsCharge);
    if (inputs.arm == Arm::Artillery)
        return becomes(Ruling::MayNotCharge, Why::MayNotCharge);
    if (!inputs.enemy_in_reach)
        return becomes(Ruling::NoEnemyInReach, Why::NoEnemyInReach);
    return {Order::Charge, why};
}

RandomOrderEnd as_friend(const RandomOrder& inputs, const Charts& charts)
{
    switch (inputs.friend_order) {
    case KnownOrder::None: return {ruled(charts, Ruling::NoFriend), Why::NoFriend};
    case KnownOrder::Rally: return {ruled(charts, Ruling::FriendRallies), Why::FriendRallies};
    case KnownOrder::Move:
    case KnownOrder::Charge:
    case KnownOrder::FirstFire:
    case KnownOrder::HoldFire:
    case KnownOrder::Hold:
    case KnownOrder::Form: break;
    }
    const auto order = static_cast<Order>(static_cast<int>(inputs.friend_order) - static_cast<int>(KnownOrder::Move));
    return {order, Why::AsFriend};
}

Before before(const RandomOrder& inputs)
{
    return inputs.last_order == KnownOrder::Move || inputs.last_order == KnownOrder::Charge ? Before::Moving : Before::Standing;
}

RandomOrderEnd drawn(const RandomOrder& inputs, const Charts& charts, int face)
{
    const auto word = static_cast<std::size_t>(charts.moves().drawn_order(face, before(inputs)).word());
    const RandomOrderEnd end = word < orders.size() ? RandomOrderEnd{static_cast<Order>(word), Why::Drawn} : as_friend(inputs, charts);
    return end.order == Order::Charge ? charge(inputs, charts, end.why) : end;
}

constexpr int whys = static_cast<int>(Why::NoFriend) + 1;

} // namespace

const std::span<const corneta::Field> RandomOrderRules::form = random_order_form;
const std::span<const corneta::OutcomeSpec> RandomOrderRules::outcomes = random_order_outcomes;
const std::span<const RefusalSpec* const> RandomOrderRules::refusals = random_order_refusals;
const std::span<const std::string_view> RandomOrderRules::reads = random_order_charts;

void RandomOrderRules::refuse(const RandomOrder& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    if (inputs.formation == Formation::Mob)
        found.add(broken);
}

Step RandomOrderRules::step(const RandomOrder& inputs, RandomOrderState& state, const Charts& charts, corneta::Dice& dice,
                            corneta::Explanation& explanation)
{
    const int reading = dice.read({"random order"}, charts.moves().order_die(), [&](int face) {
        const RandomOrderEnd end = drawn(inputs, charts, face);
        return static_cast<int>(end.order) * whys + static_cast<int>(end.why);
    });
    const int face = dice.shown()[0];
    explanation.note(Op::Start, face, {"roll for a random order"}, charts.moves().drawn_order(face, before(inputs)));
    state.order = reading / whys;
    state.why = reading % whys;
    return Step::Finished;
}

RandomOrderEnd RandomOrderRules::end(const RandomOrder& /*inputs*/, const RandomOrderState& state, const Charts& /*charts*/)
{
    return {static_cast<Order>(state.order), static_cast<Why>(state.why)};
}

corneta::Announcement RandomOrderRules::announce(const RandomOrder& inputs, const RandomOrderEnd& end, const Charts& /*charts*/)
{
    const std::string_view order = orders.at(static_cast<std::size_t>(end.order)).label;
    corneta::Announcement announcement;
    announcement.headline = {"The unit's order is {0}.", {order}};
    switch (end.why) {
    case Why::Drawn: break;
    case Why::AsFriend: announcement.instructions.push_back({"It does as the nearest friend does."}); break;
    case Why::NoEnemyInReach: announcement.instructions.push_back({"It would charge, but no enemy that it may charge is in reach."}); break;
    case Why::MayNotCharge: announcement.instructions.push_back({"It would charge, but limbered guns do not charge."}); break;
    case Why::GunsCharge: announcement.instructions.push_back({"It would charge, but unlimbered guns do not charge."}); break;
    case Why::FriendRallies:
        announcement.instructions.push_back({"The nearest friend rallies; a unit that is not broken does not."});
        break;
    case Why::NoFriend: announcement.instructions.push_back({"It would do as the nearest friend, but there is none."}); break;
    }
    announcement.instructions.push_back({"Lay a {0} chip behind the unit.", {order}});
    if (inputs.arm == Arm::Artillery && inputs.unlimbered && end.order == Order::Move)
        announcement.instructions.push_back({"In All Moves the guns limber."});
    return announcement;
}

} // namespace santa_anna
