// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

using corneta::game::StatChange;

struct Aftermath {
    EffectsBuilder& effects;
    std::vector<std::string> fallen{}; ///< leaders that the play has killed

    void take(const PlayedAction& played)
    {
        fallen.clear();
        for (const StatChange& change : played.changes)
            take(change);
        if (!played.unit(role::actor).empty())
            forget_passes();
        if (const auto thrown = played.as(initiative))
            give_initiative(word_of(thrown->end.side, sides));
        else if (const auto counted = played.as(army_morale); counted && !played.unit(role::army).empty())
            effects.set(played.unit(role::army), stat::beaten, counted->end.beaten);
        else if (const auto exploded = played.as(explosion))
            explode(played, exploded->inputs.kind);
        act(played);
        offer_what_follows(played);
    }

    const Unit& unit(const std::string& key) const { return effects.unit(key); }

    /// III: only two passes in a row end the turn.
    void forget_passes()
    {
        for (const Unit& side : effects.state().units)
            if (side.kind == "side" && side[stat::passed])
                effects.set(side.key, stat::passed, false);
    }

    void take(const StatChange& change)
    {
        if (change.stat == stat::destroyed.key) {
            destroy(change.unit);
        } else if (change.stat == stat::leader_killed.key) {
            kill_leader(change.unit);
        } else if (change.does == Does::Set) {
            if (unit(change.unit).word(change.stat) != change.word)
                effects.change({change});
        } else {
            if (change.stat == stat::bases_lost.key)
                effects.add(change.unit, stat::bases, -std::min(stat::bases_lost.from(change.word), unit(change.unit)[stat::bases]));
            effects.change({change});
        }
    }

    /// A máquina loca is expected to be destroyed. Army Morale.
    void destroy(const std::string& key)
    {
        const Unit& lost = unit(key);
        if (lost[stat::destroyed])
            return;
        if (!lost.side.empty() && lost[stat::type] != UnitType::MaquinaLoca)
            effects.add(lost.side, stat::units_destroyed, 1);
        effects.mark(key, stat::destroyed);
    }

    /// The leader of its column, or where that one was dead before the commander in chief; nobody where the roster has no leaders.
    const Unit* leader_of(const Unit& unit) const
    {
        const Unit* chief = nullptr;
        for (const Unit& leader : effects.state().units) {
            const bool was_dead = leader[stat::killed] && std::ranges::find(fallen, leader.key) == fallen.end();
            if (leader.kind != "leader" || leader.side != unit.side || was_dead)
                continue;
            if (are_of_one_column(leader, unit))
                return &leader;
            if (leader[stat::commander_in_chief])
                chief = &leader;
        }
        return chief;
    }

    /// One who is attached to several units that are hit together dies once.
    void kill_leader(const std::string& key)
    {
        const Unit& led = unit(key);
        effects.mark(key, stat::leader_killed);
        effects.set(key, stat::leader, Leader::None);
        const Unit* const leader = leader_of(led);
        if (leader != nullptr && (*leader)[stat::killed])
            return;
        if (!led.side.empty())
            effects.add(led.side, stat::leaders_killed, 1);
        if (leader == nullptr)
            return;
        fallen.push_back(leader->key);
        effects.mark(leader->key, stat::killed);
        effects.announce({"{0} is killed.", {Name{leader->name}}});
        for (const Unit& other : effects.state().units)
            if (other.kind == "unit" && are_of_one_column(other, *leader) && other.has(stat::leader))
                effects.set(other.key, stat::leader, Leader::None);
    }

    void give_initiative(std::string_view winner)
    {
        for (const Unit& side : effects.state().units)
            if (side.kind == "side")
                effects.set(side.key, stat::initiative, side.key == winner);
    }

    void explode(const PlayedAction& played, Blast kind)
    {
        if (!played.unit(role::train).empty() && kind == Blast::MaquinaLoca)
            destroy(played.unit(role::train));
        const auto units = units_in(played.roles, role::unit);
        for (std::size_t row = 0; row < std::min(units.size(), played.outcomes.size()); ++row)
            drive_back(units[row], played.as(explosion, row)->end.hit.damage);
    }

    void act(const PlayedAction& played)
    {
        const std::string actor = played.unit(role::actor);
        const std::string target = played.unit(role::target);
        if (const auto ordered = played.as(orders); ordered && !actor.empty())
            order(actor, ordered->inputs.action, ordered->end.result);
        else if (played.action == regroup.key && !actor.empty())
            effects.mark(actor, stat::acted);
        if (const auto shot = played.as(fire)) {
            if (!actor.empty())
                shoot(actor, shot->inputs.action);
            drive_back(target, shot->end.hit.damage);
        }
        if (const auto made = played.as(assault)) {
            if (!actor.empty())
                charge(actor, target, made->end);
            drive_back(actor, made->end.actor.damage);
            drive_back(target, made->end.target.damage);
        }
    }

    /// A delayed order changes the formation like one that arrives. Formations and Movement.
    void order(const std::string& key, Move move, OrderResult result)
    {
        effects.set(key, stat::may_move, false);
        if (result == OrderResult::Lost) {
            effects.mark(key, stat::order_lost);
            return;
        }
        const UnitType type = unit(key)[stat::type];
        effects.mark(key, stat::acted);
        if (runs_on_rails(type)) {
            effects.set(key, stat::train_now, move == Move::March ? TrainState::March : TrainState::Maneuver);
        } else if (type == UnitType::Aircraft) {
            effects.set(key, stat::away, false);
            effects.mark(key, stat::may_attack);
        }
        form(key, static_cast<Formation>(move));
        if (move != Move::Deploy)
            leave_place(key);
    }

    void form(const std::string& key, Formation formation)
    {
        if (!changes_formation(unit(key)[stat::type]))
            return;
        effects.set(key, stat::formation, formation);
        effects.set(key, stat::deployed_at_start, false);
    }

    /// Where it has gone it is in the open until the players say otherwise.
    void leave_place(const std::string& key)
    {
        const Unit& mover = unit(key);
        if (runs_on_rails(mover[stat::type]) || mover[stat::passenger])
            return; // sandbags go with their train
        bool had_any = mover[stat::cover] != Cover::Open;
        if (had_any)
            effects.set(key, stat::cover, Cover::Open);
        for (const auto& place : {stat::hull_down, stat::rough}) {
            had_any = had_any || mover[place];
            if (mover[place])
                effects.set(key, place, false);
        }
        if (had_any)
            effects.announce({"{0} left its cover.", {Name{mover.name}}});
    }

    /// Anti-aircraft fire is no action of its own.
    void shoot(const std::string& key, FireAction action)
    {
        if (action == FireAction::AntiAircraft)
            return;
        effects.mark(key, stat::acted);
        effects.mark(key, stat::fired);
        if (is_from_the_air(action)) {
            effects.mark(key, stat::away);
            if (unit(key)[stat::may_attack])
                effects.set(key, stat::may_attack, false);
        } else if ((action == FireAction::Moving || is_automobile(unit(key)[stat::type])) && !unit(key)[stat::order_lost]) {
            effects.mark(key, stat::may_move);
        }
    }

    /// One that fire stops is back where it started, in maneuver formation.
    void charge(const std::string& key, const std::string& target, const AssaultEnd& end)
    {
        if (end.orders == OrderResult::Lost) {
            effects.mark(key, stat::order_lost);
            return;
        }
        effects.mark(key, stat::acted);
        form(key, Formation::Maneuver);
        if (end.went_home && !target.empty() && unit(target)[stat::may_move])
            effects.set(target, stat::may_move, false);
        if (end.went_home || end.defensive_fire == DefensiveFire::None) // or too short
            leave_place(key);
    }

    /// Who falls back or is pushed back leaves its place.
    void drive_back(const std::string& key, const Damage& damage)
    {
        if (!key.empty() && damage.is_driven())
            leave_place(key);
    }

    /// An army that has lost a unit or a leader must count what is left, once. Army Morale.
    void offer_what_follows(const PlayedAction& played)
    {
        effects.offer_instead();
        std::vector<Roles> counted;
        for (const Next& next : played.next) {
            const auto& choice = next.choices.front();
            if (choice.action != army_morale.key || choice.roles.empty()) {
                effects.offer(next);
            } else if (std::ranges::find(counted, choice.roles) == counted.end()) {
                effects.offer(follow_up(Follow::Must, next.by, army_morale, choice.words, choice.roles));
                counted.push_back(choice.roles);
            }
        }
    }
};

/// Offers of the turn before are gone with it.
void offer_regroups(EffectsBuilder& effects)
{
    for (const Unit& unit : effects.state().units)
        if (unit.kind == "unit" && unit[stat::status] != Status::Ok && !unit[stat::destroyed] && !unit[stat::away])
            effects.offer(follow_up(Follow::May, unit.key, regroup, unit.name + " may regroup", alone(role::actor, unit.key)));
}

void begin_turn(const Unit& unit, EffectsBuilder& effects)
{
    const UnitType type = unit[stat::type];
    if (changes_formation(type))
        effects.set(unit.key, stat::deployed_at_start, unit[stat::formation] == Formation::Deployed);
    if (runs_on_rails(type)) {
        const int did = static_cast<int>(unit[stat::train_now]) - static_cast<int>(TrainState::Halted);
        effects.set(unit.key, stat::last_move, static_cast<TrainMove>(std::max(0, did)));
        effects.set(unit.key, stat::train_now, TrainState::Halted);
    }
}

} // namespace

void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects)
{
    Aftermath aftermath{effects};
    for (const PlayedAction& played : played_actions)
        aftermath.take(played);
}

void end_phase(EffectsBuilder& effects)
{
    if (effects.state().stage.phase == in_initiative[0])
        offer_regroups(effects);
    else if (effects.state().stage.phase == in_actions[0])
        for (const Unit& unit : effects.state().units)
            if (unit.kind == "unit")
                begin_turn(unit, effects);
}

} // namespace revolucion
