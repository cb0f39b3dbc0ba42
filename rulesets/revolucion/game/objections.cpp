// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

void object_to_actor(const Unit& actor, const PlayedAction& wanted, Problems& problems)
{
    const auto because = [&](std::string_view why) { object_to(actor, role::actor, why, problems); };
    const auto ordered = wanted.as(orders);
    const auto fired = wanted.as(fire);
    if (fired && fired->inputs.action == FireAction::AntiAircraft)
        return;
    const bool is_order = ordered || wanted.action == assault.key;
    const bool is_march = ordered && ordered->inputs.action == Move::March;
    // a Deploy or Maneuver joins with Moving Fire, an attack of aircraft with their flight
    const bool goes_on =
        (ordered && !is_march && actor[stat::may_move]) || (fired && is_from_the_air(fired->inputs.action) && actor[stat::may_attack]);
    if (actor[stat::away])
        because("{0} is away from the table");
    if (actor[stat::acted] && !goes_on)
        because("{0} has acted this turn");
    else if (actor[stat::order_lost] && (is_order || (fired && fired->inputs.deploying)))
        because("the order of {0} was lost this turn");
    if (is_order && actor[stat::passenger])
        because("{0} is a passenger and does not move");
    if (is_march && runs_on_rails(actor[stat::type]) && actor[stat::last_move] == TrainMove::Halt)
        because("{0} stood still last turn: it maneuvers before it marches");
    const bool was_moved = actor.has(stat::deployed_at_start) && !actor[stat::deployed_at_start];
    if (fired && fired->inputs.action == FireAction::Deployed && was_moved)
        because("{0} has not been deployed since the start of the turn: it makes Moving Fire");
}

} // namespace

void object(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const auto& [role, units] : wanted.roles)
        for (const std::string& key : units)
            if (const Unit& unit = *state.find(key); unit[stat::destroyed])
                object_to(unit, role, "{0} is off the table", problems);
    if (wanted.action == initiative.key && any_side(state, stat::initiative))
        problems.push_back({std::string{initiative.key}, {"it is known who has it this turn"}});
    const Unit* const train = state.find(wanted.unit(role::train));
    if (const auto exploded = wanted.as(explosion); exploded && train != nullptr)
        if ((*train)[stat::type] != UnitType::MaquinaLoca || exploded->inputs.kind != Blast::MaquinaLoca)
            object_to(*train, role::train, "{0} is not a máquina loca that explodes", problems);
    const std::array actions_of_a_unit{orders.key, fire.key, assault.key, regroup.key};
    if (std::ranges::find(actions_of_a_unit, wanted.action) == actions_of_a_unit.end())
        return;
    for (const Unit& army : state.units)
        if (army.kind == "side" && army[stat::beaten])
            object_to(army, wanted.action, "{0} is beaten: the game is over", problems);
    const Unit* const actor = state.find(wanted.unit(role::actor));
    const Unit* const target = state.find(wanted.unit(role::target));
    if (actor != nullptr)
        object_to_actor(*actor, wanted, problems);
    if (target != nullptr && (*target)[stat::away])
        object_to(*target, role::target, "{0} is away from the table", problems);
    if (target != nullptr && actor != nullptr && !actor->side.empty() && actor->side == target->side)
        object_to(*target, role::target, "{0} is a friend", problems);
}

} // namespace revolucion
