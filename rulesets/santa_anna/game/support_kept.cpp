// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/melees.h"

#include <algorithm>

/// Adding Units to Melee: those who touch a friend that fights, and no enemy; and those whom a rout leaves without one.
namespace santa_anna {

namespace {

void stop_support(const std::string& unit, EffectsBuilder& effects)
{
    effects.set(unit, stat::supports, "");
}

} // namespace

void end_charges_at(const std::string& fled, EffectsBuilder& effects)
{
    if (effects.state().stage.phase != phase::melee)
        return;
    for (const Unit& unit : std::vector<Unit>{effects.state().units}) {
        if (unit[stat::touches] == fled && unit[stat::charging] && !unit[stat::closed_this_turn])
            effects.mark(unit.key, stat::closed_this_turn);
        if (unit[stat::closed_with] == fled)
            effects.set(unit.key, stat::closed_with, "");
    }
}

void take_support(const PlayedAction& played, EffectsBuilder& effects)
{
    if (is_any_of(played, action::movement, action::leave_table))
        for (const std::string& unit : units_in(played.roles, role::unit))
            stop_support(unit, effects);
    if (!is_any_of(played, action::support))
        return;
    effects.set(played.unit(role::attacker), stat::supports, played.unit(role::followed));
}

int supporters_of(const State& state, const std::vector<const Unit*>& fighting)
{
    int castings = 0;
    for (const Unit& unit : state.units)
        for (const Unit* const supported : fighting)
            if (unit[stat::supports] == supported->key && !unit[stat::in_melee] && !unit[stat::broken] && !unit[stat::destroyed]
                && !owes_retreat(state, unit))
                castings += unit[stat::effectives];
    if (fighting.empty())
        return castings;
    for (const std::string& key : friends_who_have_fought(state, fighting.front()->key))
        if (std::ranges::none_of(fighting, [&](const Unit* unit) { return unit->key == key; }))
            castings += (*state.find(key))[stat::effectives];
    return castings;
}

void end_turn_of_support(const Unit& unit, EffectsBuilder& effects)
{
    const Unit* const supported = effects.state().find(unit[stat::supports]);
    if (supported == nullptr || !(*supported)[stat::in_melee] || unit[stat::broken])
        stop_support(unit.key, effects);
}

} // namespace santa_anna
