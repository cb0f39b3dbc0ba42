// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/movement/movement_cost.h"

#include "core/action/total.h"
#include "rulesets/revolucion/charts/thrown.h"

#include <algorithm>

namespace revolucion {

using corneta::asks;
using corneta::Explanation;
using corneta::Fraction;
using corneta::gives;
using corneta::Measure;
using corneta::Op;
using corneta::Step;

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
                                    .measure = Measure::Inches}),
    asks<&MovementCost::formation>({.key = "formation",
                                    .label = "Formation on the way",
                                    .help = "A March or Route March is made in march formation whatever stands here.",
                                    .start = 1,
                                    .options = formations,
                                    .role = "actor",
                                    .stat = "formation"}),
    asks<&MovementCost::open>({.key = "open", .label = "Open ground", .measure = Measure::Inches}),
    asks<&MovementCost::rough>({.key = "rough",
                                .label = "Rough ground",
                                .help = "Towns too, unless marching. Of a train: steep slopes, which alone slow it.",
                                .measure = Measure::Inches}),
    asks<&MovementCost::road>(
        {.key = "road", .label = "Road", .help = "Marching, towns too; otherwise it is open ground.", .measure = Measure::Inches}),
    asks<&MovementCost::backward>({.key = "backward", .label = "Sideways or backward", .help = "In the open.", .measure = Measure::Inches}),
    asks<&MovementCost::linear>({.key = "linear", .label = "Linear obstacles", .help = "Hedges, walls and the like to cross."}),
    asks<&MovementCost::chokes>({.key = "chokes", .label = "Choke-points", .help = "Bridges, gates and the like; marching they are free."}),
};
constexpr std::array movement_cost_outcomes{
    gives<&MovementCostEnd::used>({.key = "used", .label = "inches used"}),
    gives<&MovementCostEnd::left>({.key = "left", .label = "inches left"}),
    gives<&MovementCostEnd::can>({.key = "can", .label = "it can"}),
};
constexpr std::array<std::string_view, 4> movement_cost_charts{"base-moves", "movement-numbers", "movement-costs", "road"};

bool is_leader(const MovementCost& inputs)
{
    return inputs.action == Movement::MoveLeader;
}

bool is_train(const MovementCost& inputs)
{
    return !is_leader(inputs) && runs_on_rails(inputs.type);
}

bool flies(const MovementCost& inputs)
{
    return !is_leader(inputs) && inputs.type == UnitType::Aircraft;
}

/// Leaders and deployed units that move an inch go in any direction, trains backward as they go forward.
bool goes_any_way(const MovementCost& inputs)
{
    return is_leader(inputs) || is_train(inputs) || (inputs.action == Movement::Deploy && inputs.formation == Formation::Deployed);
}

bool marches(const MovementCost& inputs)
{
    if (is_leader(inputs) || is_automobile(inputs.type))
        return false;
    return inputs.formation == Formation::March || inputs.action == Movement::March || inputs.action == Movement::RouteMarch;
}

const Cell& base_move_of(const MovementCost& inputs, const Charts& charts)
{
    switch (inputs.action) {
    case Movement::Deploy: return charts.movement(MovementNumber::Deploy);
    case Movement::Maneuver: return charts.base_move(inputs.type, BaseMove::Maneuver);
    case Movement::March: return charts.base_move(inputs.type, BaseMove::March);
    case Movement::RouteMarch: return charts.base_move(inputs.type, BaseMove::RouteMarch);
    case Movement::MoveLeader: return charts.movement(MovementNumber::MoveLeader);
    }
    return charts.movement(MovementNumber::Deploy);
}

Fraction base_move(const MovementCost& inputs, const Charts& charts, Explanation& explanation)
{
    if (inputs.base_move.count > 0)
        return explanation.start(Fraction::tenths(inputs.base_move.count), {"base move"}, distances);
    return explanation.note(Op::Start, base_move_of(inputs, charts), {"base move"});
}

const Cell& rough_cost(const MovementCost& inputs, const Charts& charts)
{
    if (is_train(inputs))
        return charts.cost(Ground::SteepSlope);
    const Arm arm = arm_of(inputs.type);
    const bool is_mounted = is_leader(inputs) || arm == Arm::Cavalry || arm == Arm::Fast;
    return charts.cost(is_mounted ? Ground::RoughMounted : Ground::RoughFoot);
}

/// Inches of movement, not rounded.
Fraction cost(const MovementCost& inputs, const Charts& charts, Explanation& explanation)
{
    const Cell& road = charts.road();
    corneta::Total used{explanation};
    used.start(Fraction::tenths(inputs.open.count), {"open ground"}, distances);
    const auto add = [&](Fraction amount, const Cell& cell) {
        if (!(amount == Fraction{0}))
            used.add(amount * cell.number(), {cell.row_spec().label}, cell);
    };
    add(Fraction::tenths(inputs.rough.count), rough_cost(inputs, charts));
    const Fraction on_road = Fraction::tenths(inputs.road.count);
    if (inputs.road.count > 0 && marches(inputs) && !is_train(inputs))
        used.add(on_road * Fraction{road.number().over(), road.number().amount()}, {"road or town in march formation"}, road);
    else if (inputs.road.count > 0)
        used.add(on_road, {"road, not marching"}, distances);
    if (inputs.backward.count > 0 && goes_any_way(inputs))
        used.add(Fraction::tenths(inputs.backward.count), {"sideways or backward at full speed"}, distances);
    else
        add(Fraction::tenths(inputs.backward.count), charts.cost(Ground::Backward));
    if (!is_train(inputs))
        add(inputs.linear, charts.cost(Ground::Linear));
    if (!is_train(inputs) && !marches(inputs))
        add(inputs.chokes, charts.cost(Ground::Choke));
    return used.total();
}

Fraction least_of_a_train(Fraction base, const MovementCost& inputs, const Charts& charts, Explanation& explanation)
{
    if (!is_train(inputs))
        return 0;
    const Cell& part = charts.movement(MovementNumber::TrainLeast);
    explanation.start(base, {"base move"}, distances);
    explanation.note(Op::Times, part);
    return base * part.number();
}

std::int32_t tenths_up(Fraction number)
{
    return tenths_in(number) + (Fraction::tenths(tenths_in(number)) == number ? 0 : 1);
}

MovementCostEnd reckoned(const MovementCost& inputs, const Charts& charts, Explanation& explanation)
{
    MovementCostEnd end;
    end.can = flies(inputs);
    if (end.can)
        return end;
    const Fraction used = cost(inputs, charts, explanation);
    const Fraction base = base_move(inputs, charts, explanation);
    end.used = {tenths_up(used)};
    end.left = {base < used ? 0 : tenths_in(base + used * Fraction{-1})};
    explanation.note(Op::Add, used * Fraction{-1}, {"used"}, distances);
    const Fraction least = least_of_a_train(base, inputs, charts, explanation);
    end.least = {tenths_up(least)};
    end.can = !(base < used) && !(used < least);
    end.falls_short = used < least;
    return end;
}

} // namespace

const std::span<const corneta::Field> MovementCostRules::form = movement_cost_form;
const std::span<const corneta::OutcomeSpec> MovementCostRules::outcomes = movement_cost_outcomes;
const std::span<const std::string_view> MovementCostRules::reads = movement_cost_charts;

Step MovementCostRules::step(const MovementCost& inputs, MovementCostState& /*state*/, const Charts& charts, corneta::Dice& /*dice*/,
                             Explanation& explanation)
{
    reckoned(inputs, charts, explanation);
    return Step::Finished;
}

MovementCostEnd MovementCostRules::end(const MovementCost& inputs, const MovementCostState& /*state*/, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    return reckoned(inputs, charts, deaf);
}

corneta::Announcement MovementCostRules::announce(const MovementCost& inputs, const MovementCostEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    if (flies(inputs)) {
        announcement.headline = {"It can: an aircraft appears at any point of the table."};
        return announcement;
    }
    const Fraction used = Fraction::tenths(end.used.count);
    if (end.can)
        announcement.headline = {"It can: {0} {1} used, {2} left.", {used, inch_word(used), Fraction::tenths(end.left.count)}};
    else if (end.falls_short)
        announcement.headline = {"It cannot: the path takes {0} {1}, too little for a train.", {used, inch_word(used)}};
    else
        announcement.headline = {"It cannot: the path takes {0} {1}.", {used, inch_word(used)}};
    if (is_train(inputs)) {
        const Fraction least = Fraction::tenths(end.least.count);
        announcement.instructions.push_back({"A train goes {0} {1} at least.", {least, inch_word(least)}});
    } else {
        announcement.instructions.push_back({"Keep {0} inch from enemies.", {charts.movement(MovementNumber::EnemyZone).number()}});
    }
    return announcement;
}

} // namespace revolucion
