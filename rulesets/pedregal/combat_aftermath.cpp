// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

#include <algorithm>

/// What combat does: steps, disruption and routs, retreats, leaders, advances.
namespace pedregal {

namespace {

bool has_gone(const Unit& unit)
{
    return is_lost(unit) || unit[stat::status] == Status::Routed;
}

/// The defenders, and who else stands in the hex of their bastion, inside or above: 18.2, 19.1.
std::vector<std::string> in_hex_of(const State& state, std::span<const std::string> defenders)
{
    std::vector<std::string> all{defenders.begin(), defenders.end()};
    for (const Unit& unit : state.units) {
        const auto stands_with_it = [&](const std::string& key) { return (*state.find(key))[stat::bastion] == unit[stat::bastion]; };
        const bool is_named = std::ranges::find(defenders, unit.key) != defenders.end();
        if (unit[stat::bastion] && !is_named && is_on_map(state, unit) && std::ranges::any_of(defenders, stands_with_it))
            all.push_back(unit.key);
    }
    return all;
}

/// The attackers advance into a hex that nobody is left in, or when those who are driven back leave it.
void let_advance(std::span<const std::string> attackers, std::span<const std::string> in_hex, std::span<const std::string> driven,
                 EffectsBuilder& effects)
{
    std::vector<std::string> leaving;
    for (const std::string& key : in_hex) {
        if (has_gone(effects.unit(key)))
            continue;
        if (std::ranges::find(driven, key) == driven.end() && !corneta::game::must_follow(effects.state(), retreat.key, key))
            return; // it stays
        leaving.push_back(key);
    }
    for (const std::string& key : attackers)
        if (leaving.empty())
            effects.mark(key, stat::advances);
        else
            put_in(effects, key, stat::drives, leaving);
}

/// Who was driven back has left the hex, or stays there.
void leave_hex(const std::string& key, bool stays, EffectsBuilder& effects)
{
    const State before = effects.state();
    for (const Unit& attacker : before.units) {
        if (!take_out(effects, attacker.key, stat::drives, std::array{key}))
            continue;
        if (stays)
            effects.set(attacker.key, stat::drives, {});
        else if (!effects.unit(attacker.key).has(stat::drives))
            effects.mark(attacker.key, stat::advances);
    }
}

/// One side of an attack that was played.
struct Fought {
    Role role;
    Role leaders;
    const Side& asked;
    const SideEnd& end;
};

struct CombatAftermath {
    EffectsBuilder& effects;
    const Charts& charts;

    void take(const PlayedAction& played)
    {
        if (const auto attacked = played.as(pedregal::attack))
            attack(played, attacked->inputs, attacked->end);
        else if (const auto driven = played.as(retreat))
            drive_back(played, driven->inputs.way == Way::None, driven->end);
        else if (const auto lost = played.as(step_loss))
            lose_in_stack(played.unit(role::unit), lost->inputs.lost, lost->end);
        else if (const auto hit = played.as(leader_casualty); hit && hit->end.casualty)
            lose_leader(played.unit(role::leader));
    }

private:
    const Unit& unit(const std::string& key) const { return effects.unit(key); }

    void attack(const PlayedAction& played, const Attack& inputs, const AttackEnd& end)
    {
        effects.offer_instead();
        for (const std::string& key : units_in(played.roles, role::attacker))
            if (inputs.hexside == Hexside::Protected && unit(key).side == role::us.key) // 19.4
                effects.mark(key, stat::stormed);
        const auto in_hex = in_hex_of(effects.state(), units_in(played.roles, role::defender));
        std::vector<std::string> driven;
        for (const Fought& side : {Fought{role::attacker, role::attacker_leaders, inputs.attacker, end.attacker},
                                   Fought{role::defender, role::defender_leaders, inputs.defender, end.defender}}) {
            const auto units = units_in(played.roles, side.role);
            const auto leaders = units_in(played.roles, side.leaders);
            const bool is_driven = is_driven_back(side, end.result);
            const bool has_paid = is_driven && side.end.steps_lost > 0 && units.size() < 2; // with a step for its retreat
            join_combat(leaders, units, effects);
            hurt(units, side, end.result);
            for (const std::string& key : units)
                if (is_driven && may_go_back(unit(key)) && !has_paid) {
                    offer_retreat(key, side.asked.retreat_blocked);
                    driven.push_back(key);
                }
            if (side.end.steps_lost > 0 && (!is_driven || has_paid))
                take_steps(units, side);
        }
        let_advance(units_in(played.roles, role::attacker), in_hex, driven, effects);
        offer_what_nobody_is_named_for(played);
    }

    /// Whether the result sends the side back, even though its first unit has routed or cannot.
    static bool is_driven_back(const Fought& side, CombatResult result)
    {
        const bool is_for_it = (side.role.key == role::attacker.key) == concerns_attacker(result);
        const bool is_worse = side.end.status != status_of(side.asked.disrupted);
        return is_for_it && !costs_a_step(result) && (side.end.retreats > 0 || side.end.steps_lost > 0 || is_worse);
    }

    static bool may_go_back(const Unit& unit) { return !has_gone(unit); }

    /// All are disrupted or rout, each as it stood before; the headline tells of the first.
    void hurt(std::span<const std::string> units, const Fought& side, CombatResult result)
    {
        if (side.end.status == status_of(side.asked.disrupted))
            return;
        for (const std::string& key : units) {
            const bool is_first = key == units.front();
            const Status was = unit(key)[stat::status];
            const bool was_disrupted = was == Status::Disrupted;
            become(key, is_first ? side.end.status : disrupted_from(result == CombatResult::Dm || was_disrupted), charts, effects);
            if (!is_first && unit(key)[stat::status] != was)
                announce(unit(key));
        }
    }

    void announce(const Unit& unit)
    {
        const NamedUnit name = unit;
        if (unit[stat::status] == Status::Routed) {
            effects.announce({"{0} routs.", {name}});
            effects.instruct({Hand::TakeOff, "Take {0} off the map until turn {1}.", {name, Name{std::to_string(unit[stat::returns])}}});
        } else {
            effects.announce({"{0} is disrupted.", {name}});
            effects.instruct({Hand::Mark, "Put a disruption marker on {0}.", {name}});
        }
    }

    /// One unit loses them, or all are destroyed; else the player says which of several.
    void take_steps(const std::vector<std::string>& units, const Fought& side)
    {
        if (units.empty())
            return;
        if (units.size() == 1)
            lose_steps(units.front(), side.end.steps_lost, side.end.destroyed);
        else if (side.end.destroyed)
            for (const std::string& key : units)
                lose_steps(key, unit(key)[stat::steps], unit(key)[stat::steps] > 0);
        else
            offer_step_loss(units, side.end.steps_lost);
        offer_leader_dice(units, effects);
    }

    void offer_step_loss(const std::vector<std::string>& units, int steps)
    {
        Next next{units.size() > 1 ? Follow::Either : Follow::Must, units.front(), {}};
        for (const std::string& key : units)
            next.choices.push_back(
                {std::string{step_loss.key}, {"{0} loses it", {unit(key)}}, alone(role::unit, key), {{"lost", std::to_string(steps)}}});
        effects.offer(std::move(next));
    }

    void offer_retreat(const std::string& key, bool is_blocked)
    {
        effects.offer(follow_up(Follow::Must, key, retreat, {"{0} retreats", {unit(key)}}, alone(role::unit, key),
                                is_blocked ? std::vector<corneta::Given>{{"way", "none"}} : std::vector<corneta::Given>{}));
    }

    /// Of leaders whom nobody has named, and of sides without units, as the action offers it.
    void offer_what_nobody_is_named_for(const PlayedAction& played)
    {
        for (const Next& next : played.next) {
            const bool is_attackers = next.by == role::attacker.key || next.by == played.unit(role::attacker);
            const Role leaders = is_attackers ? role::attacker_leaders : role::defender_leaders;
            const Role units = is_attackers ? role::attacker : role::defender;
            const bool is_casualty = next.choices.front().action == leader_casualty.key;
            if (is_casualty ? units_in(played.roles, leaders).empty() : units_in(played.roles, units).empty())
                effects.offer(next);
        }
    }

    void drive_back(const PlayedAction& played, bool has_no_way, const RetreatEnd& end)
    {
        const std::string key = played.unit(role::unit);
        if (key.empty())
            return;
        become(key, end.status, charts, effects);
        if (end.steps_lost > 0) {
            lose_steps(key, end.steps_lost, end.destroyed);
            offer_leader_dice(hit_with(effects.state(), retreat, key), effects);
        } else if (!has_no_way) {
            leave_bastion(key, effects);
            effects.mark(key, stat::driven);
        }
        leave_hex(key, has_no_way && !unit(key)[stat::destroyed], effects);
    }

    /// What it has not is lost by others of its stack.
    void lose_in_stack(const std::string& key, int wanted, const StepLossEnd& end)
    {
        auto stack = hit_with(effects.state(), step_loss, key);
        lose_steps(key, end.steps_lost, end.destroyed);
        std::erase_if(stack, [&](const std::string& other) { return other == key || unit(other)[stat::steps] == 0; });
        if (wanted > end.steps_lost && !stack.empty())
            offer_step_loss(stack, wanted - end.steps_lost);
    }

    /// Its strength falls with its steps.
    void lose_steps(const std::string& key, int steps, bool is_destroyed)
    {
        const int before = unit(key)[stat::steps];
        const int lost = std::min(steps, before);
        const int strength = unit(key)[stat::strength];
        if (lost > 0)
            effects.set(key, stat::strength,
                        lost == before ? 0 : std::max(charts[CombatNumber::LeastStrength].whole(), strength * (before - lost) / before));
        effects.add(key, stat::steps, -lost);
        effects.add(key, stat::steps_lost, lost);
        if (!is_destroyed || unit(key)[stat::destroyed])
            return;
        effects.mark(key, stat::destroyed);
        leave_bastion(key, effects);
    }

    void lose_leader(const std::string& key)
    {
        if (!key.empty())
            effects.mark(key, stat::casualty);
    }
};

} // namespace

void leave_bastion(const std::string& key, EffectsBuilder& effects)
{
    effects.unmark(key, stat::garrison);
    if (effects.unit(key).has(stat::bastion))
        effects.set(key, stat::bastion, {});
}

void leave_the_map(const std::string& key, const Charts& charts, EffectsBuilder& effects)
{
    effects.set(key, stat::returns, effects.state().stage.turn + charts[Rout::Turns].whole());
    leave_bastion(key, effects);
}

void become(const std::string& key, Status status, const Charts& charts, EffectsBuilder& effects)
{
    if (key.empty() || effects.unit(key)[stat::destroyed] || effects.unit(key)[stat::status] == status)
        return;
    effects.set(key, stat::status, status);
    if (status != Status::Routed)
        return;
    leave_the_map(key, charts, effects);
}

void take_combat_effect(const PlayedAction& played, const Charts& charts, EffectsBuilder& effects)
{
    CombatAftermath{effects, charts}.take(played);
}

} // namespace pedregal
