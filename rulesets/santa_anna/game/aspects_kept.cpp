// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"
#include "rulesets/santa_anna/melee/combat.h"

#include <algorithm>

/// In which of its zones a unit is hit. Definition of Flank and Rear, Melee Procedure.
namespace santa_anna {

namespace {

/// Of each unit of a side; who fights on stays hit so in all rounds.
void keep_aspects(const std::vector<std::string>& units, std::span<const Aspect> hit, EffectsBuilder& effects)
{
    for (std::size_t i = 0; i < std::min(units.size(), hit.size()); ++i) {
        const Aspect now = effects.unit(units[i])[stat::in_melee] ? hit[i] : Aspect::Front;
        effects.turn(units[i], stat::hit_in, now);
    }
}

} // namespace

Aspect aspect_of(const State& state, const Unit& unit)
{
    Aspect aspect = unit[stat::in_melee] ? unit[stat::hit_in] : Aspect::Front;
    for (const Unit& other : state.units)
        if (other[stat::closed_with] == unit.key && !other[stat::broken])
            aspect = std::max(aspect, other[stat::strikes_in]);
    return aspect;
}

void strike_in(const std::string& charger, Aspect aspect, EffectsBuilder& effects)
{
    if (!charger.empty() && effects.unit(charger)[stat::strikes_in] != aspect)
        effects.set(charger, stat::strikes_in, aspect);
}

void take_aspects(const PlayedAction& played, EffectsBuilder& effects)
{
    const auto& attackers = units_in(played.roles, role::attacker);
    const auto& defenders = units_in(played.roles, role::defender);
    if (const auto fought = played.as(action::melee)) {
        keep_aspects(attackers, fought->inputs.attacker_aspect, effects);
        keep_aspects(defenders, fought->inputs.aspect, effects);
    } else if (const auto closed = played.as(action::roll_to_close)) {
        strike_in(played.unit(role::attacker), is_broken_already(closed->inputs.defender) ? Aspect::Rear : closed->inputs.aspect, effects);
    } else if (const auto stood = played.as(action::roll_to_stand)) {
        for (const Unit& unit : std::vector<Unit>{effects.state().units})
            if (!defenders.empty() && unit[stat::closed_with] == defenders.front())
                strike_in(unit.key, stood->inputs.aspect, effects);
    }
}

void end_turn_of_aspects(const Unit& unit, EffectsBuilder& effects)
{
    if (unit[stat::hit_in] != Aspect::Front && !unit[stat::in_melee])
        effects.set(unit.key, stat::hit_in, Aspect::Front);
}

} // namespace santa_anna
