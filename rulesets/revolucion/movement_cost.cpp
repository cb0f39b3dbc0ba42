// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/movement_cost.h"

#include "core/total.h"
#include "rulesets/revolucion/thrown.h"

#include <algorithm>

namespace revolucion {

using corneta::asks;
using corneta::Fraction;
using corneta::gives;
using corneta::Op;
using corneta::Tale;
using corneta::Then;
using corneta::Unit;

namespace {

constexpr std::string_view distances = "Formations and Movement: Movement Distances";
constexpr std::array movements{Option{"deploy", "Deploy"}, Option{"maneuver", "Maneuver"}, Option{"march", "March"},
                               Option{"route-march", "Route March"}, Option{"move-leader", "Move Leader"}};

constexpr std::array movement_cost_form{
    asks<&MovementCost::type>({.key = "actor_type", .label = "Unit", .start = 1, .options = unit_types, .role = "actor", .stat = "type"}),
    asks<&MovementCost::action>({.key = "action", .label = "Action", .start = 1, .options = movements}),
    asks<&MovementCost::base_move>({.key = "base_move",
                                    .label = "Base move",
                                    .help = "Where it is not that of the action, such as after a delayed order; 0: that of the action.",
                                    .unit = Unit::Inches}),
    asks<&MovementCost::formation>({.key = "formation",
                                    .label = "Formation on the way",
                                    .help = "A March or Route March is made in march formation whatever stands here.",
                                    .start = 1,
                                    .options = formations,
                                    .role = "actor",
                                    .stat = "formation"}),
    asks<&MovementCost::open>({.key = "open", .label = "Open ground", .unit = Unit::Inches}),
    asks<&MovementCost::rough>({.key = "rough",
                                .label = "Rough ground",
                                .help = "Towns too, unless marching. Of a train: steep slopes, which alone slow it.",
                                .unit = Unit::Inches}),
    asks<&MovementCost::road>(
        {.key = "road", .label = "Road", .help = "Marching, towns too; otherwise it is open ground.", .unit = Unit::Inches}),
    asks<&MovementCost::backward>({.key = "backward", .label = "Sideways or backward", .help = "In the open.", .unit = Unit::Inches}),
    asks<&MovementCost::linear>({.key = "linear", .label = "Linear obstacles", .help = "Hedges, walls and the like to cross."}),
    asks<&MovementCost::chokes>({.key = "chokes", .label = "Choke-points", .help = "Bridges, gates and the like; marching they are free."}),
};
constexpr std::array movement_cost_outcomes{
    gives<&MovementCostEnd::used>({.key = "used", .label = "inches used"}),
    gives<&MovementCostEnd::left>({.key = "left", .label = "inches left"}),
    gives<&MovementCostEnd::can>({.key = "can", .label = "it can"}),
};
constexpr std::array<std::string_view, 4> movement_cost_charts{"base-moves", "movement-numbers", "movement-costs", "road"};

bool is_leader(const MovementCost& asked)
{
    return asked.action == Movement::MoveLeader;
}

bool is_train(const MovementCost& asked)
{
    return !is_leader(asked) && runs_on_rails(asked.type);
}

bool flies(const MovementCost& asked)
{
    return !is_leader(asked) && asked.type == UnitType::Aircraft;
}

/// Leaders and deployed units that move an inch go in any direction, trains backward as they go forward.
bool goes_any_way(const MovementCost& asked)
{
    return is_leader(asked) || is_train(asked) || (asked.action == Movement::Deploy && asked.formation == Formation::Deployed);
}

bool marches(const MovementCost& asked)
{
    if (is_leader(asked) || is_automobile(asked.type))
        return false;
    return asked.formation == Formation::March || asked.action == Movement::March || asked.action == Movement::RouteMarch;
}

const Cell& base_move_of(const MovementCost& asked, const Cards& cards)
{
    switch (asked.action) {
    case Movement::Deploy: return cards.movement(MovementNumber::Deploy);
    case Movement::Maneuver: return cards.base_move(asked.type, BaseMove::Maneuver);
    case Movement::March: return cards.base_move(asked.type, BaseMove::March);
    case Movement::RouteMarch: return cards.base_move(asked.type, BaseMove::RouteMarch);
    case Movement::MoveLeader: return cards.movement(MovementNumber::MoveLeader);
    }
    return cards.movement(MovementNumber::Deploy);
}

Fraction base_move(const MovementCost& asked, const Cards& cards, Tale& tale)
{
    if (asked.base_move.count > 0)
        return tale.start(Fraction::tenths(asked.base_move.count), {"base move"}, distances);
    return tale.note(Op::Start, base_move_of(asked, cards), {"base move"});
}

const Cell& rough_cost(const MovementCost& asked, const Cards& cards)
{
    if (is_train(asked))
        return cards.cost(Ground::SteepSlope);
    const Arm arm = arm_of(asked.type);
    const bool is_mounted = is_leader(asked) || arm == Arm::Cavalry || arm == Arm::Fast;
    return cards.cost(is_mounted ? Ground::RoughMounted : Ground::RoughFoot);
}

/// Inches of movement, not rounded.
Fraction cost(const MovementCost& asked, const Cards& cards, Tale& tale)
{
    const Cell& road = cards.road();
    corneta::Total used{tale};
    used.start(Fraction::tenths(asked.open.count), {"open ground"}, distances);
    const auto add = [&](Fraction amount, const Cell& cell) {
        if (!(amount == Fraction{0}))
            used.add(amount * cell.number(), {cell.row_spec().label}, cell);
    };
    add(Fraction::tenths(asked.rough.count), rough_cost(asked, cards));
    const Fraction on_road = Fraction::tenths(asked.road.count);
    if (asked.road.count > 0 && marches(asked) && !is_train(asked))
        used.add(on_road * Fraction{road.number().over(), road.number().amount()}, {"road or town in march formation"}, road);
    else if (asked.road.count > 0)
        used.add(on_road, {"road, not marching"}, distances);
    if (asked.backward.count > 0 && goes_any_way(asked))
        used.add(Fraction::tenths(asked.backward.count), {"sideways or backward at full speed"}, distances);
    else
        add(Fraction::tenths(asked.backward.count), cards.cost(Ground::Backward));
    if (!is_train(asked))
        add(asked.linear, cards.cost(Ground::Linear));
    if (!is_train(asked) && !marches(asked))
        add(asked.chokes, cards.cost(Ground::Choke));
    return used.total();
}

Fraction least_of_a_train(Fraction base, const MovementCost& asked, const Cards& cards, Tale& tale)
{
    if (!is_train(asked))
        return 0;
    const Cell& part = cards.movement(MovementNumber::TrainLeast);
    tale.start(base, {"base move"}, distances);
    tale.note(Op::Times, part);
    return base * part.number();
}

std::int32_t tenths_up(Fraction number)
{
    return tenths_in(number) + (Fraction::tenths(tenths_in(number)) == number ? 0 : 1);
}

MovementCostEnd reckoned(const MovementCost& asked, const Cards& cards, Tale& tale)
{
    MovementCostEnd end;
    end.can = flies(asked);
    if (end.can)
        return end;
    const Fraction used = cost(asked, cards, tale);
    const Fraction base = base_move(asked, cards, tale);
    end.used = {tenths_up(used)};
    end.left = {base < used ? 0 : tenths_in(base + used * Fraction{-1})};
    tale.note(Op::Add, used * Fraction{-1}, {"used"}, distances);
    const Fraction least = least_of_a_train(base, asked, cards, tale);
    end.least = {tenths_up(least)};
    end.can = !(base < used) && !(used < least);
    end.falls_short = used < least;
    return end;
}

} // namespace

const std::span<const corneta::Field> MovementCostRules::form = movement_cost_form;
const std::span<const corneta::OutcomeSpec> MovementCostRules::outcomes = movement_cost_outcomes;
const std::span<const std::string_view> MovementCostRules::charts = movement_cost_charts;

Then MovementCostRules::step(const MovementCost& asked, MovementCostNow& /*now*/, const Cards& cards, corneta::Dice& /*dice*/, Tale& tale)
{
    reckoned(asked, cards, tale);
    return Then::Done;
}

MovementCostEnd MovementCostRules::end(const MovementCost& asked, const MovementCostNow& /*now*/, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    return reckoned(asked, cards, deaf);
}

corneta::Telling MovementCostRules::tell(const MovementCost& asked, const MovementCostEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    if (flies(asked)) {
        telling.headline = {"It can: an aircraft appears at any point of the table."};
        return telling;
    }
    const Fraction used = Fraction::tenths(end.used.count);
    if (end.can)
        telling.headline = {"It can: {0} {1} used, {2} left.", {used, inch_word(used), Fraction::tenths(end.left.count)}};
    else if (end.falls_short)
        telling.headline = {"It cannot: the path takes {0} {1}, too little for a train.", {used, inch_word(used)}};
    else
        telling.headline = {"It cannot: the path takes {0} {1}.", {used, inch_word(used)}};
    if (is_train(asked)) {
        const Fraction least = Fraction::tenths(end.least.count);
        telling.hands.push_back({"A train goes {0} {1} at least.", {least, inch_word(least)}});
    } else {
        telling.hands.push_back({"Keep {0} inch from enemies.", {cards.movement(MovementNumber::EnemyZone).number()}});
    }
    return telling;
}

} // namespace revolucion
