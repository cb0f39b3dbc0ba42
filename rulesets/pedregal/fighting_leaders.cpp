// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

#include <algorithm>

/// Leaders and engineers in combat: with whom, until a die is owed for it. 19.3.
namespace pedregal {

namespace {

/// By whom the action is owed since that entry.
std::vector<std::string> hit_by(const State& state, int entry, const Action& action)
{
    std::vector<std::string> units;
    for (const Owed& owed : state.owed)
        for (const NextChoice& choice : owed.next.choices)
            if (owed.entry == entry && choice.action == action.key)
                std::ranges::copy(units_in(choice.roles, role::unit), std::back_inserter(units));
    return units;
}

} // namespace

void join_combat(std::span<const std::string> leaders, std::span<const std::string> units, EffectsBuilder& effects)
{
    const State before = effects.state();
    for (const Unit& leader : before.units) {
        if (std::ranges::find(leaders, leader.key) != leaders.end())
            put_in(effects, leader.key, stat::fought_with, units);
        else
            take_out(effects, leader.key, stat::fought_with, units);
    }
}

std::vector<const Unit*> leaders_with(const State& state, std::string_view unit)
{
    std::vector<const Unit*> leaders;
    for (const Unit& leader : state.units)
        if (leader[stat::fought_with].has(unit))
            leaders.push_back(&leader);
    return leaders;
}

void offer_leader_dice(std::span<const std::string> units, EffectsBuilder& effects)
{
    const State before = effects.state();
    for (const Unit& leader : before.units) {
        if (take_out(effects, leader.key, stat::fought_with, units) && !leader[stat::casualty])
            effects.offer(follow_up(Follow::Must, leader.key, leader_casualty, {"Whether {0} falls", {leader}},
                                    alone(role::leader, leader.key), {{"step_lost", "yes"}}));
    }
}

std::vector<std::string> hit_with(const State& state, const Action& action, const std::string& unit)
{
    for (const Owed& owed : state.owed)
        if (const auto units = hit_by(state, owed.entry, action); std::ranges::find(units, unit) != units.end())
            return units;
    return {unit};
}

} // namespace pedregal
