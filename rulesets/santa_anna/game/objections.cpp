// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/santa_anna/game/guns_kept.h"

#include <algorithm>

namespace santa_anna {

namespace {

bool is_fire(const PlayedAction& played)
{
    return is_any_of(played, action::fire, action::fortification_fire);
}

constexpr char between_sides = '+';

/// No more castings fire or fight than there are.
void object_to_castings(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const auto object_to_more = [&](Role role, std::size_t row, int castings) {
        const auto units = units_by(state, wanted.roles, role);
        if (row < units.size() && castings > castings_of(*units[row]))
            object_to(*units[row], role, "{0} has effectives {1}", problems, castings_of(*units[row]));
    };
    const bool is_told = std::ranges::find(wanted.answers, "firer_castings", &corneta::Given::key) != wanted.answers.end();
    if (const auto fired = wanted.as(action::fire); is_told && fired && fired->inputs.firer.arm != Arm::Artillery)
        object_to_more(role::firer, 0, fired->inputs.firer.castings);
    if (const auto fought = wanted.as(action::melee))
        for (std::size_t row = 0; row < most_units; ++row) {
            if (row < fought->inputs.attacker.fighters.count)
                object_to_more(role::attacker, row, fought->inputs.attacker.fighters[row]);
            if (row < fought->inputs.defender.fighters.count)
                object_to_more(role::defender, row, fought->inputs.defender.fighters[row]);
        }
}

/// Why no order is given.
using Why = std::optional<Sentence>;

/// The one who is with it, of whatever command.
const Unit* leader_of(const State& state, const Unit& unit)
{
    if (unit[stat::leader_attached])
        if (const Unit* const with = state.first([&](const Unit& other) { return other.has(stat::attached_to) && is_with(other, unit); }))
            return with;
    return state.first([&](const Unit& other) {
        return other.kind == kind::leader && !unit.command.empty() && are_same(other.command, unit.command)
            && are_same(other.side, unit.side);
    });
}

int cost_of(const Unit& unit, const Charts& charts)
{
    return charts[unit[stat::far_from_leader] ? LeaderPoint::FarOrder : LeaderPoint::Order, PointsIn::Amount].whole();
}

Why why_not_from(const State& state, const Unit* leader, const Unit& unit)
{
    if (leader == nullptr)
        return Sentence{"{0} has no leader", {unit}};
    const Unit& by = *leader;
    if (by[stat::turns_out] > 0 || by[stat::destroyed])
        return Sentence{"{0} is out", {by}};
    if (!has_arrived(state, by))
        return Sentence{"{0} is not yet on the table", {by}};
    if (by[stat::attached] && !(by.has(stat::attached_to) ? by[stat::attached_to] == unit.key : unit[stat::leader_attached]))
        return Sentence{"{0} is attached to another unit, and gives one order, to that one", {by}};
    return {};
}

/// A leader's order of this turn has been seen.
bool are_turned_up(const State& state)
{
    return std::ranges::any_of(state.units, [&](const Unit& unit) { return is_ordered(state, unit) && !has_chip(state, unit); });
}

/// A broken unit takes only Rally, another one anything else; who may not rally, or charge, is not told to.
Why why_not(const Unit& unit, KnownOrder wanted)
{
    const auto unit_that = [&](std::string_view pattern) { return Sentence{pattern, {unit}}; };
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

/// Chips that lie by units that are said to be far off cost more, and he has no more points for it.
void object_to_distances(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts)
{
    if (!wanted.as(action::leader_distance))
        return;
    State measured = state;
    const auto& units = units_in(wanted.roles, role::unit);
    for (std::size_t row = 0; row < units.size(); ++row)
        if (const auto distance = wanted.as(action::leader_distance, row); Unit* const unit = measured.find(units[row]))
            unit->put(stat::far_from_leader, distance && distance->inputs.is_far);
    for (const Unit& leader : state.units)
        if (leader.kind == kind::leader && leader[stat::points_rolled_this_turn])
            if (const int left = points_left(measured, *measured.find(leader.key), charts);
                left < 0 && left < points_left(state, leader, charts))
                problems.push_back(
                    {std::string{role::unit.key}, {"the orders that {0} has given would cost {1} more than he has", {leader, -left}}});
}

/// It costs no order, and hides a unit of its side.
PlacementTerms terms_of_place(const State& state, const Unit& place)
{
    const Unit* const hidden = state.find(place[stat::hides]);
    if (hidden != nullptr && hidden->kind == kind::unit && hidden->side == place.side)
        return {};
    return {.refused = Sentence{"{0} names no unit of its side that hides there", {place}}};
}

} // namespace

bool is_quarter_volley(const PlayedAction& played)
{
    const auto fired = played.as(action::fire);
    return fired && fired->inputs.firer.quarter_volley;
}

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
    int left = leader[leader.has(stat::leader_points) ? stat::leader_points : stat::points]; // of a game begun before these were apart
    for (const Unit& unit : state.units)
        if (are_same(unit.side, leader.side) && is_ordered(state, unit) && leader_of(state, unit) == &leader)
            left -= cost_of(unit, charts);
    return left;
}

std::optional<Sentence> why_no_order(const State& state, const Unit& unit)
{
    if (are_turned_up(state))
        return Sentence{"orders have been turned up: none is laid after them"};
    return why_not_from(state, leader_of(state, unit), unit);
}

const Unit* payer_of(const State& state, const Unit& unit)
{
    const Unit* const leader = leader_of(state, unit);
    return leader != nullptr && (*leader)[stat::points_rolled_this_turn] && is_ordered(state, unit) ? leader : nullptr;
}

void keep_paid(const Unit& part, EffectsBuilder& effects, const Charts& charts)
{
    if (const Unit* const leader = payer_of(effects.state(), part))
        effects.add(leader->key, stat::leader_points, -std::min((*leader)[stat::leader_points], cost_of(part, charts)));
}

void object(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts)
{
    object_to_functions(state, wanted, charts, problems);
    object_to_melees(state, wanted, problems);
    object_to_unseen(state, wanted, problems);
    object_to_castings(state, wanted, problems);
    object_to_reuniting(state, wanted, problems);
    object_to_distances(state, wanted, problems, charts);
}

PlacementTerms placement_terms(const State& state, const Unit& unit, std::string_view word, const Charts& charts)
{
    if (unit.kind == kind::place)
        return terms_of_place(state, unit);
    const Unit* const leader = leader_of(state, unit);
    PlacementTerms terms{.cost = cost_of(unit, charts)};
    terms.dear = {"more than {0} inches away", {charts[LeaderPoint::FarDistance, PointsIn::Amount].number()}};
    terms.refused = has_arrived(state, unit) ? why_not(unit, stat::order.from(word)) : Sentence{"{0} is not yet on the table", {unit}};
    if (leader != nullptr) {
        const bool is_paid = is_ordered(state, unit);
        terms.payer = leader->key;
        terms.left = points_left(state, *leader, charts) + (is_paid ? terms.cost : 0);
    }
    if (!terms.refused)
        terms.refused = why_not_from(state, leader, unit);
    if (!terms.refused && !(*leader)[stat::points_rolled_this_turn])
        terms.refused = Sentence{"{0} has not rolled for leader points", {*leader}};
    if (!terms.refused && terms.left < terms.cost)
        terms.refused = Sentence{"{0} has {1} left and the order costs {2}", {*leader, terms.left, terms.cost}};
    if (!terms.refused)
        terms.refused = why_no_order(state, unit);
    return terms;
}

} // namespace santa_anna
