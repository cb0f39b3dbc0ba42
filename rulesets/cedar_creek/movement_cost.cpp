// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/movement_cost.h"

#include "core/total.h"

namespace cedar_creek {

using corneta::asks;
using corneta::Fraction;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Sentence;
using corneta::Tale;
using corneta::Then;

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

bool is_mounted(const MovementCost& asked)
{
    return (asked.kind == Mover::Cavalry) != asked.mount_change;
}

int points_used(const MovementCost& asked, const Cards& cards, Tale& tale)
{
    corneta::Total used{tale};
    used.start(0, {"points used"}, movement_rule);
    const auto pay = [&](int times, MoveCost cost) {
        const Cell& cell = cards.cost(cost);
        if (times > 0)
            used.add(Fraction{times} * cell.number(), {cell.row_spec().label}, cell);
    };
    pay(asked.mount_change ? 1 : 0, MoveCost::MountChange);
    pay(asked.entry ? 1 : 0, MoveCost::Entry);
    pay(asked.zones, MoveCost::Zone);
    pay(asked.road_zones, MoveCost::RoadZone);
    pay(asked.crossings, MoveCost::Crossing);
    pay(asked.kind == Mover::Command ? 0 : asked.climbs, MoveCost::Climb);
    pay(asked.attack ? 1 : 0, MoveCost::Attack);
    pay(asked.charge ? 1 : 0, MoveCost::Charge);
    return used.whole();
}

int points_there(const MovementCost& asked, const Cards& cards, Tale& tale)
{
    corneta::Total points{tale};
    const Cell& allowance = cards.allowance(asked.mount_change ? Mover::Dismounted : asked.kind);
    points.start(allowance.number(), {allowance.row_spec().label}, allowance);
    if (asked.mount_change)
        points.add(cards.cost(MoveCost::MountChange).number(), {"paid before for mounting or dismounting"},
                   cards.cost(MoveCost::MountChange));
    if (asked.fatigue_bonus)
        points.add(cards.move_number(MoveNumber::FatigueBonus));
    return points.whole();
}

MovementCostEnd reckoned(const MovementCost& asked, const Cards& cards, Tale& tale)
{
    MovementCostEnd end;
    end.used = points_used(asked, cards, tale);
    const int points = points_there(asked, cards, tale);
    end.can = end.used <= points;
    end.left = end.can ? points - end.used : 0;
    tale.note(corneta::Op::Add, -end.used, {"used"}, movement_rule);
    return end;
}

} // namespace

const std::span<const corneta::Field> MovementCostRules::form = movement_cost_form;
const std::span<const corneta::OutcomeSpec> MovementCostRules::outcomes = movement_cost_outcomes;
const std::span<const RefusalSpec* const> MovementCostRules::refusals = movement_cost_refusals;
const std::span<const std::string_view> MovementCostRules::charts = movement_cost_charts;

void MovementCostRules::refuse(const MovementCost& asked, const Cards& cards, corneta::Refusals& found)
{
    const int entry = cards.cost(MoveCost::Entry).whole();
    const bool enters_zones = asked.zones + asked.road_zones > 0;
    if (asked.crossings > 0 && !enters_zones)
        found.add(no_crossing, entry);
    if (asked.climbs > 0 && !enters_zones)
        found.add(no_climb, entry);
    if (asked.charge && !is_mounted(asked))
        found.add(on_foot);
    if (asked.charge && asked.attack)
        found.add(attack_or_charge);
    if (asked.fatigue_bonus && asked.fatigue >= cards.combat_number(CombatNumber::MostFatigue).whole())
        found.add(too_tired, asked.fatigue);
}

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

corneta::Telling MovementCostRules::tell(const MovementCost& asked, const MovementCostEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (asked.kind == Mover::Command) {
        telling.headline = end.can ? Sentence{"In command: points used {0}, left {1}.", {end.used, end.left}}
                                   : Sentence{"Out of command: points needed {0}.", {end.used}};
        telling.hands.push_back({"The way may not lead through a zone with an enemy brigade."});
        return telling;
    }
    telling.headline = end.can ? Sentence{"It can: points used {0}, left {1}.", {end.used, end.left}}
                               : Sentence{"It cannot: points needed {0}.", {end.used}};
    if (asked.fatigue_bonus && end.can)
        telling.hands.push_back({"It takes a level of fatigue at the end of its move."});
    return telling;
}

} // namespace cedar_creek
