// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/combat_aftermath.h"

#include <algorithm>

namespace revolucion {

namespace {

bool may_lead(const Unit& leader, const Unit& unit)
{
    return leader.kind == kind::leader && leader.side == unit.side && (leader[stat::commander_in_chief] || are_of_one_column(leader, unit));
}

/// Of a column whose leader is no unit of the game.
bool has_lost_unlisted_leader(const State& state, const Unit& unit)
{
    return unit.kind == kind::unit && unit[stat::leader_killed]
        && std::ranges::none_of(state.units, [&](const Unit& leader) { return may_lead(leader, unit); });
}

bool has_so_few(const Unit& unit, const Charts& charts)
{
    return unit.has(stat::bases_at_start) && is_destroyed(unit[stat::bases], unit[stat::bases_at_start], charts);
}

} // namespace

std::vector<ArmyLosses> losses_in(const State& state)
{
    std::vector<ArmyLosses> all;
    for (const Unit& army : state.units) {
        if (army.kind != kind::side)
            continue;
        ArmyLosses lost{.army = army.key, .assets = army[stat::assets_lost]};
        for (const Unit& unit : state.units) {
            if (unit.side != army.key)
                continue;
            if (unit.kind == kind::unit && unit[stat::destroyed] && unit[stat::type] != UnitType::MaquinaLoca)
                ++lost.units;
            if ((unit.kind == kind::leader && unit[stat::killed]) || has_lost_unlisted_leader(state, unit))
                ++lost.leaders;
        }
        all.push_back(std::move(lost));
    }
    return all;
}

void count_losses(const std::vector<ArmyLosses>& before, EffectsBuilder& effects, const Charts& charts)
{
    const std::vector<ArmyLosses> now = losses_in(effects.state());
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (now[i] == before[i])
            continue;
        const std::string& army = now[i].army;
        const auto count = [&](const Stat<int>& stat, int more) {
            if (more != 0)
                effects.add(army, stat, std::max(more, -effects.unit(army)[stat]));
        };
        count(stat::units_destroyed, now[i].units - before[i].units);
        count(stat::leaders_killed, now[i].leaders - before[i].leaders);
        const auto morale = morale_of(effects.state(), effects.unit(army), charts);
        if (!morale)
            continue;
        effects.set(army, stat::left, morale->left);
        effects.turn(army, stat::beaten, morale->beaten);
        effects.announce(
            {morale->beaten ? "{0} is beaten: {1} left of its break point of {2}." : "{0} has {1} left of its break point of {2}.",
             {effects.unit(army), morale->left, morale->break_point}});
    }
}

void follow_edit(const State& before, EffectsBuilder& effects, const Charts& charts)
{
    for (const Unit& then : before.units) {
        const Unit& now = effects.unit(then.key);
        if (then.kind == kind::leader && now[stat::killed] && !then[stat::killed])
            fall(then.key, std::vector{then.key}, effects);
        if (then.kind != kind::unit)
            continue;
        if (!now[stat::destroyed] && has_so_few(now, charts) && !has_so_few(then, charts))
            effects.mark(then.key, stat::destroyed);
        if (then[stat::destroyed] && has_so_few(then, charts) && !has_so_few(now, charts))
            effects.turn(then.key, stat::destroyed, false);
        if (now[stat::destroyed] && !then[stat::destroyed])
            leave_wreck(then.key, effects);
    }
    leave_lost_units(effects);
    count_losses(losses_in(before), effects, charts);
}

} // namespace revolucion
