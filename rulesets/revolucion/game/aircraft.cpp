// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

/// It is Deployed Fire, and each gun makes it once a turn.
bool can_fire_up(const State& state, const Unit& gun)
{
    return gun[stat::anti_aircraft] && !gun[stat::destroyed] && !gun[stat::fired_up]
        && fire_place(state, gun, FireAction::AntiAircraft) == FirePlace::Free;
}

void go_home(const std::string& plane, const Charts& charts, EffectsBuilder& effects)
{
    effects.mark(plane, stat::away);
    effects.set(plane, stat::returns, effects.state().stage.turn + charts[Flight::Away].whole() + 1);
    effects.unmark(plane, stat::may_attack);
}

} // namespace

void leave_after_attack(const std::string& plane, const Charts& charts, EffectsBuilder& effects)
{
    go_home(plane, charts, effects);
    const Unit& attacker = effects.unit(plane);
    if (attacker[stat::status] == Status::Ok && !(attacker[stat::bombed] && attacker[stat::strafed]))
        effects.offer(follow_up(Follow::May, plane, stay, {"{0} stays for its other attack", {attacker}}, alone(role::actor, plane)));
}

void fly(const std::string& plane, EffectsBuilder& effects)
{
    if (effects.unit(plane)[stat::away]) {
        effects.set(plane, stat::away, false);
        effects.unmark(plane, stat::bombed, stat::strafed);
    }
    effects.mark(plane, stat::may_attack);
    const Unit& flying = effects.unit(plane);
    for (const Unit& gun : effects.state().units)
        if (gun.side != flying.side && can_fire_up(effects.state(), gun) && !is_hidden(effects.state(), gun))
            effects.offer(follow_up(Follow::May, gun.key, fire, {"{0} fires at {1} before it attacks", {gun, flying}},
                                    {{std::string{role::actor}, {gun.key}}, {std::string{role::target}, {plane}}},
                                    {{"action", word_of(FireAction::AntiAircraft, fire_actions)}}));
}

const Unit* gun_before(const State& state, const Unit& plane)
{
    for (const Owed& owed : state.owed) {
        const NextChoice& choice = owed.next.choices.front();
        const auto& firers_up = units_in(choice.roles, role::actor);
        const auto& targets = units_in(choice.roles, role::target);
        if (choice.action != fire.key || firers_up.size() != 1 || targets != std::vector{plane.key})
            continue;
        if (const Unit* const gun = state.find(firers_up.front()); gun != nullptr && can_fire_up(state, *gun))
            return gun;
    }
    return nullptr;
}

void end_sortie(const Unit& plane, EffectsBuilder& effects, const Charts& charts)
{
    if (plane[stat::type] != UnitType::Aircraft || plane[stat::status] == Status::Ok || plane[stat::destroyed])
        return;
    const std::string key = plane.key;
    if (!plane[stat::away]) {
        effects.announce({"{0} is damaged and goes home.", {plane}});
        go_home(key, charts, effects);
    } else if (plane[stat::returns] <= effects.state().stage.turn + 1) {
        effects.announce({"{0} is repaired.", {plane}});
        effects.set(key, stat::status, Status::Ok);
    }
}

} // namespace revolucion
