// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/movement/movement_cost.h"

#include "core/action/total.h"

namespace cedar_creek {

using corneta::asks;
using corneta::Explanation;
using corneta::Fraction;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Sentence;
using corneta::Step;

namespace {

constexpr std::string_view movement_rule = "10.3 Movement";
constexpr std::array movers{
    Option{"infantry", "infantry"},    Option{"cavalry", "mounted cavalry"}, Option{"dismounted", "dismounted cavalry"},
    Option{"hq", "headquarters"},      Option{"train", "artillery train"},   Option{"artillery", "artillery marker"},
    Option{"command", "command range"}};
constexpr std::string_view of_brigades = "kind=infantry|cavalry|dismounted";
constexpr std::string_view of_arrivals = "kind=infantry|cavalry|dismounted|hq|train";
constexpr std::string_view of_cavalry = "kind=cavalry|dismounted";

constexpr std::array movement_cost_form{
    asks<&MovementCost::kind>(
        {.key = "kind", .label = "Moving", .help = "As it is before the move.", .options = movers, .role = "brigade"}),
    asks<&MovementCost::zones>({.key = "zones", .label = "Zones", .help = "Entered across country."}),
    asks<&MovementCost::road_zones>({.key = "road_zones", .label = "Zones by road", .help = "Entered along a road out of a zone with it."}),
    asks<&MovementCost::crossings>({.key = "crossings", .label = "Bridges and fords", .help = "Those on the way into the zones above."}),
    asks<&MovementCost::climbs>(
        {.key = "climbs", .label = "Climbs", .help = "Into a higher zone or over an escarpment; free for the command range."}),
    asks<&MovementCost::entry>(
        {.key = "entry", .label = "Enters the map", .help = "Its entry zone is none of the zones above.", .asked_when = of_arrivals}),
    asks<&MovementCost::mount_change>({.key = "mount_change",
                                       .label = "Mounts or dismounts",
                                       .help = "First of all; the rest of the move is that of dismounted cavalry.",
                                       .asked_when = of_cavalry}),
    asks<&MovementCost::attack>({.key = "attack", .label = "Attacks", .asked_when = of_brigades}),
    asks<&MovementCost::charge>({.key = "charge", .label = "Charges", .help = "Instead of an attack.", .asked_when = of_cavalry}),
    asks<&MovementCost::fatigue_bonus>(
        {.key = "fatigue_bonus", .label = "Takes fatigue to go farther", .help = "At the end of the move.", .asked_when = of_brigades}),
    asks<&MovementCost::fatigue>({.key = "fatigue",
                                  .label = "Fatigue",
                                  .help = "Before the move.",
                                  .most = highest_fatigue,
                                  .role = "brigade",
                                  .stat = "fatigue",
                                  .asked_when = of_brigades}),
};
constexpr std::array movement_cost_outcomes{
    gives<&MovementCostEnd::used>({.key = "used", .label = "points used"}),
    gives<&MovementCostEnd::left>({.key = "left", .label = "points left"}),
    gives<&MovementCostEnd::can>({.key = "can", .label = "it can"}),
};
constexpr std::array<std::string_view, 4> movement_cost_charts{"movement-allowances", "movement-costs", "movement-numbers",
                                                               "combat-numbers"};

constexpr RefusalSpec on_foot{"charge", "only mounted cavalry charges (10.3 Movement)"};
constexpr RefusalSpec attack_or_charge{"charge", "a charge takes the place of an attack (10.3 Movement)"};
constexpr RefusalSpec too_tired{"fatigue_bonus", "a brigade at fatigue {0} takes no more (10.3 Movement)"};
constexpr RefusalSpec no_crossing{
    "crossings",
    "a bridge or ford leads into a zone, and none is entered (10.3 Movement); the entry zone costs {0} at any place (12 Scenario)"};
constexpr RefusalSpec no_climb{
    "climbs", "a climb leads into a zone, and none is entered (10.3 Movement); the entry zone costs {0} at any place (12 Scenario)"};
constexpr std::array movement_cost_refusals{&no_crossing, &no_climb, &on_foot, &attack_or_charge, &too_tired};

bool is_mounted(const MovementCost& inputs)
{
    return (inputs.kind == Mover::Cavalry) != inputs.mount_change;
}

int points_used(const MovementCost& inputs, const Charts& charts, Explanation& explanation)
{
    corneta::Total used{explanation};
    used.start(0, {"points used"}, movement_rule);
    const auto pay = [&](int times, MoveCost cost) {
        const Cell& cell = charts.cost(cost);
        if (times > 0)
            used.add(Fraction{times} * cell.number(), {cell.row_spec().label}, cell);
    };
    pay(inputs.mount_change ? 1 : 0, MoveCost::MountChange);
    pay(inputs.entry ? 1 : 0, MoveCost::Entry);
    pay(inputs.zones, MoveCost::Zone);
    pay(inputs.road_zones, MoveCost::RoadZone);
    pay(inputs.crossings, MoveCost::Crossing);
    pay(inputs.kind == Mover::Command ? 0 : inputs.climbs, MoveCost::Climb);
    pay(inputs.attack ? 1 : 0, MoveCost::Attack);
    pay(inputs.charge ? 1 : 0, MoveCost::Charge);
    return used.whole();
}

int points_there(const MovementCost& inputs, const Charts& charts, Explanation& explanation)
{
    corneta::Total points{explanation};
    const Cell& allowance = charts.allowance(inputs.mount_change ? Mover::Dismounted : inputs.kind);
    points.start(allowance.number(), {allowance.row_spec().label}, allowance);
    if (inputs.mount_change)
        points.add(charts.cost(MoveCost::MountChange).number(), {"paid before for mounting or dismounting"},
                   charts.cost(MoveCost::MountChange));
    if (inputs.fatigue_bonus)
        points.add(charts.move_number(MoveNumber::FatigueBonus));
    return points.whole();
}

MovementCostEnd reckoned(const MovementCost& inputs, const Charts& charts, Explanation& explanation)
{
    MovementCostEnd end;
    end.used = points_used(inputs, charts, explanation);
    const int points = points_there(inputs, charts, explanation);
    end.can = end.used <= points;
    end.left = end.can ? points - end.used : 0;
    explanation.note(corneta::Op::Add, -end.used, {"used"}, movement_rule);
    return end;
}

} // namespace

const std::span<const corneta::Field> MovementCostRules::form = movement_cost_form;
const std::span<const corneta::OutcomeSpec> MovementCostRules::outcomes = movement_cost_outcomes;
const std::span<const RefusalSpec* const> MovementCostRules::refusals = movement_cost_refusals;
const std::span<const std::string_view> MovementCostRules::reads = movement_cost_charts;

void MovementCostRules::refuse(const MovementCost& inputs, const Charts& charts, corneta::Refusals& found)
{
    const int entry = charts.cost(MoveCost::Entry).whole();
    const bool enters_zones = inputs.zones + inputs.road_zones > 0;
    if (inputs.crossings > 0 && !enters_zones)
        found.add(no_crossing, entry);
    if (inputs.climbs > 0 && !enters_zones)
        found.add(no_climb, entry);
    if (inputs.charge && !is_mounted(inputs))
        found.add(on_foot);
    if (inputs.charge && inputs.attack)
        found.add(attack_or_charge);
    if (inputs.fatigue_bonus && inputs.fatigue >= charts.combat_number(CombatNumber::MostFatigue).whole())
        found.add(too_tired, inputs.fatigue);
}

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

corneta::Announcement MovementCostRules::announce(const MovementCost& inputs, const MovementCostEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (inputs.kind == Mover::Command) {
        announcement.headline = end.can ? Sentence{"In command: points used {0}, left {1}.", {end.used, end.left}}
                                        : Sentence{"Out of command: points needed {0}.", {end.used}};
        announcement.instructions.push_back({"The way may not lead through a zone with an enemy brigade."});
        return announcement;
    }
    announcement.headline = end.can ? Sentence{"It can: points used {0}, left {1}.", {end.used, end.left}}
                                    : Sentence{"It cannot: points needed {0}.", {end.used}};
    if (inputs.fatigue_bonus && end.can)
        announcement.instructions.push_back({"It takes a level of fatigue at the end of its move."});
    return announcement;
}

} // namespace cedar_creek
