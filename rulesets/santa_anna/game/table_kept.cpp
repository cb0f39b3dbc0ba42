// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/guns_kept.h"

#include <algorithm>

namespace santa_anna {

namespace {

void declare(const PlayedAction& played, EffectsBuilder& effects)
{
    const Unit& charger = effects.unit(played.unit(role::charger));
    const Unit& target = effects.unit(played.unit(role::target));
    effects.set(charger.key, stat::charge_target, target.key);
}

void form(const std::string& key, FormTo to, EffectsBuilder& effects)
{
    if (to == FormTo::Mounted || to == FormTo::Dismounted)
        effects.set(key, stat::mounted, to == FormTo::Mounted);
    else
        effects.set(key, stat::formation, static_cast<Formation>(to));
}

/// Friends that it went through are the players' to name.
void offer_passing(const std::string& key, EffectsBuilder& effects)
{
    if (effects.unit(key).kind == kind::unit)
        effects.offer(follow_up(Follow::May, key, action::pass_through, {"{0} passes through a friend", {effects.unit(key)}},
                                alone(role::mover, key)));
}

/// Stragglers of the enemy that mounted cavalry rides over in a charge or a retreat, those of a unit that is lost or off the table
/// too: a breakthrough has asked already. Cavalry.
void offer_overrun(const Unit& rider, EffectsBuilder& effects)
{
    const auto lie_there = [&](const Unit& unit) {
        return unit.kind == kind::unit && unit.side != rider.side && unit[stat::stragglers] > 0;
    };
    if (rider.kind == kind::unit && is_mounted_cavalry(rider) && effects.state().stage.phase != phase::melee
        && std::ranges::any_of(effects.state().units, lie_there))
        effects.offer(follow_up(Follow::May, rider.key, action::overrun_stragglers, {"{0} rides over enemy stragglers", {rider}},
                                alone(role::attacker, rider.key)));
}

/// A charge or a retreat goes away from it.
void leave_cover(const std::string& key, EffectsBuilder& effects)
{
    effects.turn(key, stat::cover, Cover::None);
    effects.set(key, stat::behind, "");
    effects.unmark(key, stat::in_building);
}

/// A battery's moves are functions; a change that the roll allowed is made.
void move(const std::string& key, const PlayedAs<Movement, MovementEnd>& moved, EffectsBuilder& effects)
{
    const Unit& unit = effects.unit(key);
    offer_passing(key, effects);
    if (is_hurried(moved.inputs.kind))
        offer_overrun(unit, effects);
    if (unit[stat::arm] == Arm::Artillery && unit.kind == kind::unit && moved.inputs.kind == MoveKind::Move)
        effects.add(key, stat::functions_used, 1);
    if (moved.inputs.kind != MoveKind::Move)
        leave_cover(key, effects);
    if (!moved.end.can_change_formation)
        return;
    if (moved.inputs.change == Change::Formation) {
        effects.set(key, stat::formation, moved.inputs.to);
    } else if (moved.inputs.change == Change::Mount || moved.inputs.change == Change::Dismount)
        effects.set(key, stat::mounted, moved.inputs.change == Change::Mount);
}

/// Untrained units are gone, others run on until they rally.
void leave_table(const std::string& key, bool gone, EffectsBuilder& effects)
{
    if (gone)
        effects.mark(key, stat::destroyed);
    else
        effects.mark(key, stat::off_table);
    leave_cover(key, effects);
    if (!gone && !effects.unit(key)[stat::broken]) // nobody has to rally it
        wait_to_come_back(key, effects);
}

void take_cover(const std::string& key, const std::string& section, Cover cover, EffectsBuilder& effects)
{
    effects.set(key, stat::behind, section);
    effects.turn(key, stat::in_building, cover == Cover::Building);
}

/// Who fires, charges or is spotted is hidden no longer; a place that lies face down its side has to turn up.
void show(const std::string& key, EffectsBuilder& effects)
{
    if (key.empty())
        return;
    if (const Unit* const place = place_face_down(effects.state(), effects.unit(key))) {
        effects.mark(key, stat::spotted);
        effects.announce({"{0} is seen: turn up {1}.", {effects.unit(key), *place}});
    }
    if (!effects.unit(key)[stat::hidden])
        return;
    effects.set(key, stat::hidden, false);
    effects.announce({"{0} is hidden no longer: set it on the table.", {effects.unit(key)}});
}

} // namespace

void wait_to_come_back(const std::string& key, EffectsBuilder& effects)
{
    const int retreats = effects.unit(key)[stat::retreats_off_table];
    if (retreats == 0)
        return;
    effects.set(key, stat::arrives, effects.state().stage.turn + retreats + 1);
    effects.set(key, stat::retreats_off_table, 0);
    effects.announce({"{0} may come back from turn {1} on.", {effects.unit(key), effects.unit(key)[stat::arrives]}});
}

const Unit* place_face_down(const State& state, const Unit& unit)
{
    const auto is_its_own = [&](const Unit& place) {
        return place.kind == kind::place && place[stat::hides] == unit.key && has_chip(state, place);
    };
    return state.first(is_its_own);
}

void take_table(const PlayedAction& played, EffectsBuilder& effects)
{
    const std::string unit = played.unit(role::unit);
    if (is_any_of(played, action::declare))
        declare(played, effects);
    else if (const auto formed = played.as(action::form))
        form(unit, formed->end.to, effects);
    else if (const auto moved = played.as(action::movement))
        move(unit, *moved, effects);
    else if (const auto used = played.as(action::functions))
        effects.add(unit, stat::functions_used, used->end.count);
    else if (const auto left = played.as(action::leave_table))
        leave_table(unit, left->end.gone, effects);
    else if (const auto covered = played.as(action::take_cover))
        take_cover(unit, played.unit(role::section), covered->end.cover, effects);
    else if (const auto spotted = played.as(action::spot_hidden); spotted && spotted->end.spotted)
        show(played.unit(role::hidden), effects);
    take_leaders(played, effects);
    take_crews(played, effects);
    for (const Role role : {role::firer, role::charger})
        show(played.unit(role), effects);
}

} // namespace santa_anna
