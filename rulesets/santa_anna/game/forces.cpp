// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

#include <algorithm>

namespace santa_anna {

Problems muster(Unit& unit)
{
    if (unit[stat::arrives] > 0)
        fill_in(unit, stat::off_table, true);
    if (unit.kind != kind::unit)
        return {};
    for (const Stat<int>& lost : {stat::stragglers, stat::casualties})
        fill_in(unit, lost, 0);
    const int lost = unit[stat::stragglers] + unit[stat::casualties];
    const std::string where{stat::castings.key};
    if (!unit.has(stat::castings) && !unit.has(stat::effectives))
        return {{where, {"its number of castings is missing"}}};
    fill_in(unit, stat::castings, unit[stat::effectives] + lost);
    fill_in(unit, stat::effectives, unit[stat::castings] - lost);
    if (unit[stat::effectives] < 0 || unit[stat::castings] != unit[stat::effectives] + lost)
        return {{where,
                 {"castings {0} are not effectives {1}, stragglers {2} and casualties {3}",
                  {unit[stat::castings], unit[stat::effectives], unit[stat::stragglers], unit[stat::casualties]}}}};
    return {};
}

void follow_edit(const State& before, EffectsBuilder& effects)
{
    for (const Unit& then : before.units) {
        const Unit& now = effects.unit(then.key);
        if (then.kind != kind::unit)
            continue;
        if ((now[stat::effectives] == 0) != (then[stat::effectives] == 0) && now[stat::destroyed] == then[stat::destroyed])
            effects.turn(then.key, stat::destroyed, now[stat::effectives] == 0);
        if (now[stat::broken] == then[stat::broken] || now[stat::formation] != then[stat::formation] || now[stat::arm] == Arm::Artillery)
            continue;
        if (now[stat::broken])
            effects.set(then.key, stat::formation, Formation::Mob);
        else if (now[stat::formation] == Formation::Mob)
            effects.set(then.key, stat::formation, Formation::Line); // as one that rallies
    }
}

void refit(Unit& unit, int fit, int better)
{
    if (unit.kind == kind::leader && better != 0)
        unit.put(stat::rating, std::max(0, unit[stat::rating] + better));
    if (unit.kind != kind::unit)
        return;
    for (const Stat<int>& counted : {stat::effectives, stat::stragglers, stat::casualties})
        unit.stats.erase(counted.key);
    unit.put(stat::castings, fit);
    unit.shift(stat::experience, better);
}

bool is_played(const State& state, const Stat<bool>& rule)
{
    return std::ranges::any_of(state.units, [&](const Unit& unit) { return unit.kind == kind::side && unit[rule]; });
}

bool stragglers_count(const State& state)
{
    return is_played(state, stat::stragglers_are_losses);
}

void offer_gun_damage(std::span<const PlayedAction> played_actions, EffectsBuilder& effects)
{
    if (!is_played(effects.state(), stat::gun_damage))
        return;
    for (const Unit& battery : effects.state().units) {
        int casualties = 0;
        for (const PlayedAction& played : played_actions)
            if (const auto fired = played.as(action::fire); fired && played.unit(role::target) == battery.key)
                casualties += fired->inputs.firer.arm == Arm::Artillery ? fired->end.casualties : 0;
        if (casualties > 0 && battery[stat::arm] == Arm::Artillery && !battery[stat::destroyed] && !has_lost_its_guns(battery))
            effects.offer(follow_up(Follow::Must, battery.key, action::gun_damage, {"Is a gun of {0} damaged?", {battery}},
                                    alone(role::unit, battery.key),
                                    corneta::given_to(action::gun_damage, std::array{preset<&GunDamage::casualties>(casualties)})));
    }
}

} // namespace santa_anna
