// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/pedregal/game.h"

#include <fmt/ranges.h>

#include <algorithm>

/// Leaders and engineers in combat: with whom, until a die is owed for it. 19.3.
namespace pedregal {

namespace {

std::vector<std::string_view> fights_with(const Unit& leader)
{
    return leader.has(stat::fought_with) ? corneta::split(leader[stat::fought_with], ' ') : std::vector<std::string_view>{};
}

std::vector<std::string_view> fights_without(const Unit& leader, std::span<const std::string> units)
{
    auto others = fights_with(leader);
    std::erase_if(others, [&](std::string_view other) { return std::ranges::find(units, other) != units.end(); });
    return others;
}

/// By whom the action is owed since that entry.
std::vector<std::string> hit_by(const State& state, int entry, const Action& action)
{
    std::vector<std::string> units;
    for (const corneta::game::Owed& owed : state.owed)
        for (const corneta::game::NextChoice& choice : owed.next.choices)
            if (owed.entry == entry && choice.action == action.key)
                std::ranges::copy(units_in(choice.roles, role::unit), std::back_inserter(units));
    return units;
}

} // namespace

void join_combat(std::span<const std::string> leaders, std::span<const std::string> units, EffectsBuilder& effects)
{
    const State before = effects.state();
    for (const Unit& leader : before.units) {
        auto all = fights_without(leader, units);
        if (std::ranges::find(leaders, leader.key) != leaders.end())
            std::ranges::copy(units, std::back_inserter(all));
        effects.set(leader.key, stat::fought_with, fmt::format("{}", fmt::join(all, " ")));
    }
}

std::vector<const Unit*> leaders_with(const State& state, std::string_view unit)
{
    std::vector<const Unit*> leaders;
    for (const Unit& leader : state.units)
        if (std::ranges::count(fights_with(leader), unit) > 0)
            leaders.push_back(&leader);
    return leaders;
}

void offer_leader_dice(std::span<const std::string> units, EffectsBuilder& effects)
{
    const State before = effects.state();
    for (const Unit& leader : before.units) {
        const auto others = fights_without(leader, units);
        if (others.size() == fights_with(leader).size())
            continue;
        effects.set(leader.key, stat::fought_with, fmt::format("{}", fmt::join(others, " ")));
        if (!leader[stat::casualty])
            effects.offer(follow_up(Follow::Must, leader.key, leader_casualty, text(Sentence{"Whether {0} falls", {Name{leader.name}}}),
                                    alone(role::leader, leader.key), {{"step_lost", "yes"}}));
    }
}

std::vector<std::string> hit_with(const State& state, const Action& action, const std::string& unit)
{
    for (const corneta::game::Owed& owed : state.owed)
        if (const auto units = hit_by(state, owed.entry, action); std::ranges::find(units, unit) != units.end())
            return units;
    return {unit};
}

} // namespace pedregal
