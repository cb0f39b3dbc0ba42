// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

#include <algorithm>

/// What plays do to units, leaders and the counts of their sides: 18, 19.
namespace pedregal {

namespace {

/// One side of an attack that was played.
struct Fought {
    Role role;
    const Side& asked;
    const SideEnd& end;
};

struct Aftermath {
    EffectsBuilder& effects;
    const Charts& charts;

    void take(const PlayedAction& played)
    {
        if (const auto attacked = played.as(pedregal::attack))
            attack(played, attacked->inputs, attacked->end);
        else if (const auto crossed = played.as(ravine))
            become(played.unit(role::unit), crossed->end.status);
        else if (const auto deployed = played.as(deployment))
            become(played.unit(role::unit), deployed->end.status);
        else if (const auto hit = played.as(leader_casualty); hit && hit->end.casualty)
            lose_leader(played.unit(role::leader));
        else if (const auto command = played.as(mexican_command))
            test(played.unit(role::mexican), command->inputs, command->end);
        const std::string mover = played.unit(played.unit(role::unit).empty() ? role::leader : role::unit);
        if (!mover.empty() && ends_move(played))
            effects.mark(mover, stat::move_over);
    }

    const Unit& unit(const std::string& key) const { return effects.unit(key); }

    void add_to_side(const std::string& key, Role side, const Stat<int>& stat, int number)
    {
        if (unit(key).side == side.key)
            effects.add(side, stat, number);
    }

    /// Routed it is off the map for some turns, and no garrison any more.
    void become(const std::string& key, Status status)
    {
        if (key.empty() || unit(key)[stat::destroyed] || unit(key)[stat::status] == status)
            return;
        effects.set(key, stat::status, status);
        if (status != Status::Routed)
            return;
        effects.set(key, stat::returns, effects.state().stage.turn + charts[Rout::Turns].whole());
        leave_bastion(key);
    }

    void leave_bastion(const std::string& key)
    {
        if (unit(key)[stat::garrison])
            effects.set(key, stat::garrison, false);
    }

    void attack(const PlayedAction& played, const Attack& inputs, const AttackEnd& end)
    {
        const std::array sides{Fought{role::attacker, inputs.attacker, end.attacker},
                               Fought{role::defender, inputs.defender, end.defender}};
        for (const Fought& side : sides)
            hurt(units_in(played.roles, side.role), side, end.result);
        for (const std::string& key : units_in(played.roles, role::attacker))
            effects.mark(key, stat::attacked);
        offer_retreats(played);
        for (const Fought& side : sides)
            for (const std::string& key : units_in(played.roles, side.role))
                drive_back(side, key);
    }

    /// The first unit loses the steps, all of them are disrupted or rout, each as it stood before; told of it is the first.
    void hurt(std::span<const std::string> units, const Fought& side, CombatResult result)
    {
        const bool is_worse = side.end.status != status_of(side.asked.disrupted);
        for (const std::string& key : units) {
            if (key == units.front()) {
                lose_steps(key, side.end.steps_lost, side.end.destroyed);
                become(key, side.end.status);
            } else if (is_worse) {
                become(key, disrupted_from(result == CombatResult::Dm || unit(key)[stat::status] == Status::Disrupted));
                if (unit(key)[stat::status] != side.end.status)
                    announce_status(unit(key));
            }
            if (side.end.retreats != 0)
                leave_bastion(key);
        }
    }

    void announce_status(const Unit& unit)
    {
        const Name name{unit.name};
        if (unit[stat::status] == Status::Routed) {
            effects.announce({"{0} routs.", {name}});
            effects.instruct({"Take {0} off the map until turn {1}.", {name, unit[stat::returns]}});
        } else {
            effects.announce({"{0} is disrupted.", {name}});
            effects.instruct({"Put a disruption marker on {0}.", {name}});
        }
    }

    void lose_steps(const std::string& key, int steps, bool is_destroyed)
    {
        effects.add(key, stat::steps, -std::min(steps, unit(key)[stat::steps]));
        effects.add(key, stat::steps_lost, steps);
        add_to_side(key, role::us, stat::steps_eliminated, steps);
        if (!is_destroyed || unit(key)[stat::destroyed])
            return;
        effects.mark(key, stat::destroyed);
        leave_bastion(key);
        add_to_side(key, role::mexican, stat::units_destroyed, 1);
    }

    /// A way back across a ravine is for each unit of infantry that is driven back, as it stands now; all else as the action offers it.
    void offer_retreats(const PlayedAction& played)
    {
        effects.offer_instead();
        for (const Next& next : played.next) {
            const bool is_attackers = next.by == role::attacker.key || next.by == played.unit(role::attacker);
            if (next.choices.front().action != ravine.key || played.unit(is_attackers ? role::attacker : role::defender).empty())
                effects.offer(next);
        }
    }

    /// The action speaks for the first unit: where that one routs, others that are disrupted retreat.
    void drive_back(const Fought& side, const std::string& key)
    {
        const Unit& driven = unit(key);
        const bool is_by_itself = side.end.status == Status::Routed && !side.asked.retreat_blocked;
        if (driven[stat::destroyed] || driven[stat::status] == Status::Routed || (side.end.retreats == 0 && !is_by_itself))
            return;
        if (is_by_itself)
            effects.instruct({moves_back, {Name{driven.name}}});
        if (driven[stat::arm] == Arm::Infantry)
            effects.offer(follow_up(Follow::May, key, ravine, std::string{retreat_across_ravine}, alone(role::unit, key),
                                    {{"forced_retreat", "yes"}}));
    }

    void lose_leader(const std::string& key)
    {
        if (key.empty() || unit(key)[stat::casualty])
            return;
        effects.mark(key, stat::casualty);
        if (!unit(key).side.empty())
            effects.add(unit(key).side, stat::leaders_lost, 1);
    }

    /// 19.4: one die in a phase; none when he is active already, or awakened.
    void test(const std::string& side, const MexicanCommand& inputs, const MexicanCommandEnd& end)
    {
        if (side.empty())
            return;
        if (!inputs.already_active && !inputs.us_behind_protected_hexside)
            effects.mark(side, stat::tested);
        if (!end.active)
            return;
        effects.mark(side, stat::santa_anna_active);
        effects.mark(side, stat::hq_active);
    }

    /// Who stays out of the lava, fails to enter a zone or has crossed a ravine or the river moves no more.
    bool ends_move(const PlayedAction& played) const
    {
        if (effects.state().stage.phase != "movement")
            return false;
        if (const auto entry = played.as(lava_bed))
            return !entry->end.enters;
        if (const auto entry = played.as(enemy_zone_entry))
            return !entry->end.may_enter;
        if (const auto crossing = played.as(river_crossing))
            return crossing->end.stops;
        const auto crossing = played.as(ravine);
        return crossing && crossing->end.result != Crossing::Stays && !crossing->inputs.forced_retreat;
    }
};

} // namespace

void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts)
{
    const bool was_on_map = mexican_units_on_map(effects.state()) > 0;
    Aftermath aftermath{effects, charts};
    for (const PlayedAction& played : played_actions)
        aftermath.take(played);
    // 18.1: won in the moment that no Mexican unit is on the map
    if (was_on_map && mexican_units_on_map(effects.state()) == 0) {
        effects.announce({"No Mexican unit is on the map."});
        effects.offer(follow_up(Follow::Must, role::us, victory, "Who has won"));
    }
}

} // namespace pedregal
