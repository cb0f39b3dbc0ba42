// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

#include <algorithm>

/// Leaders with units: whose they are, and who is rolled for.
namespace santa_anna {

namespace {

void count_leaders_of(const std::string& key, EffectsBuilder& effects)
{
    const Unit& unit = effects.unit(key);
    effects.set(key, stat::leader_attached,
                std::ranges::any_of(effects.state().units, [&](const Unit& other) { return is_with(other, unit); }));
}

void attach(const PlayedAction& played, bool attached, EffectsBuilder& effects)
{
    const std::string leader = played.unit(role::leader);
    const std::string before{effects.unit(leader)[stat::attached_to]};
    const std::string now = attached ? played.unit(role::unit) : std::string{};
    effects.set(leader, stat::attached_to, now);
    for (const std::string& key : {before, played.unit(role::unit)})
        if (effects.state().find(key) != nullptr)
            count_leaders_of(key, effects);
}

/// Whoever follows a leader who is hit has to be attached anew.
void replace_leader(const PlayedAction& played, const PlayedAs<LeaderCasualty, LeaderCasualtyEnd>& rolled, EffectsBuilder& effects)
{
    const std::string leader = played.unit(role::leader);
    const std::string unit = played.unit(role::unit);
    const bool is_out = rolled.end.fate == LeaderFate::Incapacitated || rolled.end.fate == LeaderFate::Dead;
    const bool has_lost_its_unit = !leader.empty() && !unit.empty() && effects.unit(unit)[stat::destroyed];
    if (!is_out && !has_lost_its_unit)
        return;
    if (!leader.empty() && effects.unit(leader)[stat::attached])
        effects.set(leader, stat::attached, false);
    if (!leader.empty())
        effects.set(leader, stat::attached_to, "");
    if (!unit.empty() && effects.unit(unit)[stat::leader_attached])
        count_leaders_of(unit, effects);
}

} // namespace

bool is_with(const Unit& leader, const Unit& unit)
{
    const bool is_known = leader.has(stat::attached_to);
    return leader.kind == kind::leader && leader[stat::attached] && leader.side == unit.side
        && (is_known ? leader[stat::attached_to] == unit.key : leader.command == unit.command);
}

bool has_ordered_another(const State& state, const Unit& leader, const Unit& unit)
{
    return std::ranges::any_of(
        state.units, [&](const Unit& other) { return &other != &unit && other.kind == kind::unit && payer_of(state, other) == &leader; });
}

std::vector<std::string> leaders_with(const State& state, const Unit& unit)
{
    std::vector<std::string> leaders;
    for (const Unit& other : state.units)
        if (is_with(other, unit))
            leaders.push_back(other.key);
    return leaders;
}

void take_leaders(const PlayedAction& played, EffectsBuilder& effects)
{
    if (const auto attached = played.as(action::attach))
        attach(played, attached->end.attached, effects);
    if (const auto rolled = played.as(action::leader_casualty))
        replace_leader(played, *rolled, effects);
}

bool leader_is_to_be_rolled_for(const Unit& unit)
{
    return unit[stat::leader_attached] && unit[stat::losses_this_turn] > 0 && !unit[stat::leader_rolled_this_turn];
}

void offer_leader_rolls(EffectsBuilder& effects)
{
    for (const Unit& unit : effects.state().units) {
        if (!leader_is_to_be_rolled_for(unit))
            continue;
        const auto leaders = leaders_with(effects.state(), unit);
        const Next next = follow_up(Follow::Must, unit.key, action::leader_casualty, {"Is the leader with {0} hit?", {unit}},
                                    alone(role::unit, unit.key));
        if (leaders.empty())
            effects.offer(next);
        for (const std::string& leader : leaders) {
            Next his = next;
            his.choices.front().roles.push_back({std::string{role::leader.key}, {leader}});
            if (leaders.size() > 1)
                his.choices.front().words = {"Is {0} with {1} hit?", {effects.unit(leader), unit}};
            effects.offer(std::move(his));
        }
    }
}

} // namespace santa_anna
