// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/santa_anna/game/guns_kept.h"
#include "rulesets/santa_anna/game/parts.h"

#include <algorithm>

namespace santa_anna {

namespace {

void object_to_absent(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const bool is_rolled_for = is_any_of(wanted, action::leader_casualty); // the leader of a unit that was lost, too
    const auto attached = wanted.as(action::attach);
    const bool leaves = attached && !attached->inputs.attached;
    const bool is_of_left = is_rolled_for || leaves || is_any_of(wanted, action::overrun_stragglers); // it is lost or has run off
    const bool is_of_flight =
        is_any_of(wanted, action::leave_table, action::rally, action::rout_check, action::gun_damage, action::leader_distance);
    const bool arrives = is_any_of(wanted, action::arrive);
    const bool names_leader = !units_in(wanted.roles, role::leader).empty(); // each who is with the unit has a roll of his own
    for (const auto& [role, units] : wanted.roles)
        for (const std::string& key : units) {
            const Unit& unit = *state.find(key);
            const bool has_left = is_of_left && role == role::unit.key;
            const bool flees = role == role::broke.key || (is_of_flight && role == role::unit.key);
            if (unit[stat::arrives] > state.stage.turn && !has_left)
                object_to(unit, role, "{0} may arrive from turn {1} on", problems, unit[stat::arrives]);
            else if (arrives && !unit[stat::off_table])
                object_to(unit, role, "{0} is on the table already", problems);
            else if (arrives && is_in_flight(unit))
                object_to(unit, role, "{0} has not rallied", problems);
            else if (unit[stat::off_table] && is_in_flight(unit) && !flees && !has_left)
                object_to(unit, role, "{0} has run off the table", problems);
            else if (unit[stat::off_table] && !arrives && !is_in_flight(unit) && !has_left)
                object_to(unit, role, "{0} is not yet on the table", problems);
            if (unit[stat::destroyed] && role != role::broke.key && !has_left)
                object_to(unit, role, "{0} is off the table", problems);
            else if (role == role::leader.key && unit[stat::turns_out] > 0)
                object_to(unit, role, "{0} is out; turns left: {1}", problems, unit[stat::turns_out]);
            else if (is_rolled_for && unit[stat::leader_rolled_this_turn] && (unit.kind == "leader" || !names_leader))
                object_to(unit, role, "{0} has been rolled for this turn", problems);
        }
}

bool is_fire(const PlayedAction& played)
{
    return is_any_of(played, action::fire, action::fortification_fire);
}

constexpr char between_sides = '+';

bool is_quarter_volley(const PlayedAction& played)
{
    const auto fired = played.as(action::fire);
    return fired && fired->inputs.firer.quarter_volley;
}

/// The sides of its building out of which a unit has fired this turn, what waits for the phase's end included.
std::vector<std::string> sides_fired(const State& state, const Unit& unit)
{
    std::vector<std::string> sides;
    for (const std::string_view side : corneta::split(unit[stat::sides_fired], between_sides))
        if (!side.empty())
            sides.emplace_back(side);
    for (const PlayedAction& played : state.pending)
        if (const auto fired = played.as(action::fire); fired && played.unit(role::firer) == unit.key && fires_out_of_building(*fired))
            sides.emplace_back(at(building_sides, fired->inputs.firer.building_side).word);
    return sides;
}

/// Out of a building a quarter fires from each side: another side has its own fire.
void object_to_second_fire(const State& state, const Unit& unit, const PlayedAction& wanted, Problems& problems)
{
    const auto fired = wanted.as(action::fire);
    const auto sides = sides_fired(state, unit);
    if (!fired || !fires_out_of_building(*fired) || sides.empty())
        object_to(unit, role::firer, "{0} has fired this turn", problems);
    else if (const Option& side = at(building_sides, fired->inputs.firer.building_side); std::ranges::find(sides, side.word) != sides.end())
        problems.push_back({std::string{role::firer.key},
                            {"{0} has fired out of this side of the building this turn: {1}", {Name{unit.name}, side.label}}});
}

void object_to_fire(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_fire(wanted))
        return;
    const bool is_volley = is_quarter_volley(wanted);
    if (state.stage.aftermath)
        problems.push_back({std::string{role::firer.key}, {"the fire of this phase has taken effect"}});
    for (const Unit* const firer : units_by(state, wanted.roles, role::firer)) {
        const Unit& unit = *firer;
        if (unit[stat::destroyed])
            continue;
        if (is_any_of(wanted, action::fortification_fire) && unit.has(stat::arm) && unit[stat::arm] != Arm::Artillery)
            object_to(unit, role::firer, "{0} is not a battery", problems);
        else if (is_any_of(wanted, action::fortification_fire) && is_limbered(unit))
            object_to(unit, role::firer, "{0} is limbered", problems);
        if (unit[stat::broken])
            object_to(unit, role::firer, "{0} is broken", problems);
        else if (has_fired(state, unit) && !is_volley)
            object_to_second_fire(state, unit, wanted, problems);
        if (unit[stat::caught_forming_square])
            object_to(unit, role::firer, "{0} was caught forming square and does not fire", problems);
        if (is_volley && !is_offered(state, action::fire.key, role::firer, unit.key))
            object_to(unit, role::firer, "{0} fires a quarter volley only where a roll to close or to stand says so", problems);
        else if (is_volley)
            for (const Unit* const target : units_by(state, wanted.roles, role::target))
                if (!owes_volley_at(state, unit, *target))
                    object_to_both(role::target.key, "the quarter volley of {0} is not at {1}", unit, *target, problems);
        if (!is_volley && state.stage.phase == "melee")
            object_to(unit, role::firer, "{0} fires nothing but a quarter volley in Melee", problems);
    }
}

void object_to_state(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const Unit* const in_role : units_by(state, wanted.roles, role::unit)) {
        const Unit& unit = *in_role;
        const KnownOrder order = unit[stat::order];
        const bool recovers = is_any_of(wanted, action::hold_recovery);
        if (is_any_of(wanted, action::rally) && !unit[stat::broken])
            object_to(unit, role::unit, "{0} is not broken", problems);
        else if (is_any_of(wanted, action::rally) && unit[stat::rallied_this_turn])
            object_to(unit, role::unit, "{0} has rolled to rally this turn", problems);
        if (recovers && unit[stat::broken])
            object_to(unit, role::unit, "{0} is broken", problems);
        else if (recovers && order != KnownOrder::None && order != KnownOrder::Hold)
            object_to(unit, role::unit, "{0} has no Hold order", problems);
        else if (recovers && unit[stat::rallied_this_turn])
            object_to(unit, role::unit, "{0} has recovered stragglers this turn", problems);
        if (is_any_of(wanted, action::resupply) && unit.has(stat::arm) && unit[stat::arm] != Arm::Artillery)
            object_to(unit, role::unit, "{0} is not a battery", problems);
    }
}

/// Why no order is given.
using Why = std::optional<Sentence>;

const Unit* leader_of(const State& state, const Unit& unit)
{
    const auto found = std::ranges::find_if(state.units, [&](const Unit& other) {
        return are_same(other.kind, "leader") && !unit.command.empty() && are_same(other.command, unit.command)
            && are_same(other.side, unit.side);
    });
    return found == state.units.end() ? nullptr : &*found;
}

int cost_of(const Unit& unit, const Charts& charts)
{
    return charts[unit[stat::far_from_leader] ? LeaderPoint::FarOrder : LeaderPoint::Order, PointsIn::Amount].whole();
}

Why why_not_from(const State& state, const Unit* leader, const Unit& unit)
{
    if (leader == nullptr)
        return Sentence{"{0} has no leader", {Name{unit.name}}};
    const Unit& by = *leader;
    if (by[stat::turns_out] > 0 || by[stat::destroyed])
        return Sentence{"{0} is out", {Name{by.name}}};
    if (!has_arrived(state, by))
        return Sentence{"{0} is not yet on the table", {Name{by.name}}};
    if (!by[stat::points_rolled_this_turn])
        return Sentence{"{0} has not rolled for leader points", {Name{by.name}}};
    if (by[stat::attached] && !(by.has(stat::attached_to) ? by[stat::attached_to] == unit.key : unit[stat::leader_attached]))
        return Sentence{"{0} is attached to another unit, and gives one order, to that one", {Name{by.name}}};
    return {};
}

/// A broken unit takes only Rally, another one anything else; who may not rally, or charge, is not told to.
Why why_not(const Unit& unit, KnownOrder wanted)
{
    const auto unit_that = [&](std::string_view pattern) { return Sentence{pattern, {Name{unit.name}}}; };
    const bool rallies = wanted == KnownOrder::Rally;
    if (unit[stat::destroyed])
        return unit_that("{0} is off the table");
    if (unit[stat::broken] && never_rallies(unit))
        return unit_that("{0} is broken, and untrained units do not rally");
    if (unit[stat::order] != KnownOrder::None)
        return unit_that("{0} has its order");
    if (unit[stat::broken] && !rallies && wanted != KnownOrder::None)
        return unit_that("{0} is broken and takes only Rally");
    if (!unit[stat::broken] && rallies)
        return unit_that("{0} is not broken");
    if (wanted == KnownOrder::Charge && unit[stat::arm] == Arm::Artillery)
        return Sentence{"guns do not charge"};
    return {};
}

/// It costs no order, and hides a unit of its side.
PlacementTerms terms_of_place(const State& state, const Unit& place)
{
    const Unit* const hidden = state.find(place[stat::hides]);
    if (hidden != nullptr && hidden->kind == "unit" && hidden->side == place.side)
        return {};
    return {.refused = Sentence{"{0} names no unit of its side that hides there", {Name{place.name}}}};
}

} // namespace

bool fires_out_of_building(const PlayedAs<Fire, FireEnd>& fired)
{
    const Firer& firer = fired.inputs.firer;
    return firer.in_building && !firer.quarter_volley && firer.arm != Arm::Artillery;
}

void fire_out_of(const std::string& unit, BuildingSide side, EffectsBuilder& effects)
{
    const std::string before{effects.unit(unit)[stat::sides_fired]};
    const std::string word{at(building_sides, side).word};
    effects.set(unit, stat::sides_fired, before.empty() ? word : before + between_sides + word);
}

bool has_chip(const State& state, const Unit& unit)
{
    return std::ranges::any_of(state.face_down, [&](const std::string& key) { return are_same(key, unit.key); });
}

bool has_arrived(const State& state, const Unit& unit)
{
    return (unit[stat::arrives] <= state.stage.turn && !unit[stat::off_table]) || is_in_flight(unit);
}

bool has_fired(const State& state, const Unit& unit)
{
    return unit[stat::fired_this_turn] || std::ranges::any_of(state.pending, [&](const PlayedAction& played) {
               return is_fire(played) && played.unit(role::firer) == unit.key && !is_quarter_volley(played);
           });
}

bool is_in_flight(const Unit& unit)
{
    return unit[stat::broken] && unit[stat::retreats_off_table] > 0 && !unit[stat::destroyed];
}

bool is_ordered(const State& state, const Unit& unit)
{
    return has_chip(state, unit) || (unit[stat::order] != KnownOrder::None && !unit[stat::order_rolled_this_turn]);
}

int points_left(const State& state, const Unit& leader, const Charts& charts)
{
    int left = leader[stat::points];
    for (const Unit& unit : state.units)
        if (are_same(unit.command, leader.command) && is_ordered(state, unit) && leader_of(state, unit) == &leader)
            left -= cost_of(unit, charts);
    return left;
}

const Unit* payer_of(const State& state, const Unit& unit)
{
    const Unit* const leader = leader_of(state, unit);
    return leader != nullptr && (*leader)[stat::points_rolled_this_turn] && is_ordered(state, unit) ? leader : nullptr;
}

void keep_paid(const Unit& part, EffectsBuilder& effects, const Charts& charts)
{
    if (const Unit* const leader = payer_of(effects.state(), part))
        effects.add(leader->key, stat::points, -std::min((*leader)[stat::points], cost_of(part, charts)));
}

void object(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts)
{
    object_to_absent(state, wanted, problems);
    object_to_fire(state, wanted, problems);
    object_to_state(state, wanted, problems);
    object_by_orders(state, wanted, charts, problems);
    object_by_table(state, wanted, charts, problems);
    object_to_functions(state, wanted, charts, problems);
    object_to_charges(state, wanted, problems);
}

PlacementTerms placement_terms(const State& state, const Unit& unit, std::string_view word, const Charts& charts)
{
    if (unit.kind == kind::place)
        return terms_of_place(state, unit);
    const Unit* const leader = leader_of(state, unit);
    PlacementTerms terms{.cost = cost_of(unit, charts)};
    terms.dear = {"more than {0} inches away", {charts[LeaderPoint::FarDistance, PointsIn::Amount].number()}};
    terms.refused =
        has_arrived(state, unit) ? why_not(unit, stat::order.from(word)) : Sentence{"{0} is not yet on the table", {Name{unit.name}}};
    if (leader != nullptr) {
        const bool is_paid = is_ordered(state, unit);
        terms.payer = leader->key;
        terms.left = points_left(state, *leader, charts) + (is_paid ? terms.cost : 0);
    }
    if (!terms.refused)
        terms.refused = why_not_from(state, leader, unit);
    if (!terms.refused && terms.left < terms.cost)
        terms.refused = Sentence{"{0} has {1} left and the order costs {2}", {Name{leader->name}, terms.left, terms.cost}};
    return terms;
}

} // namespace santa_anna
