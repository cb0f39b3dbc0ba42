// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/combat_aftermath.h"

#include <algorithm>

namespace revolucion {

namespace {

/// What a play leaves of those in its roles.
struct Aftermath : CombatAftermath {
    /// Who is with the units before the play, each of whom has a die.
    void look_at_leaders(const PlayedAction& played)
    {
        fallen.clear();
        seconds.clear();
        leading.clear();
        for (const Role role : {role::actor, role::target, role::unit})
            for (const std::string& key : units_in(played.roles, role))
                if (const Unit* const second = effects.state().find(unit(key)[stat::also_attached]))
                    seconds[key] = second->key;
        const auto made = played.as(assault);
        const std::string actor = played.unit(role::actor);
        const std::string leader = played.unit(role::leader);
        if (!made || made->inputs.actor.leader != Leader::Attached || actor.empty() || leader.empty())
            return;
        leading[actor] = leader;
        const Unit* const first = unit(actor)[stat::leader] == Leader::Attached ? leader_of(effects.state(), unit(actor)) : nullptr;
        if (first != nullptr && first->key != leader)
            seconds[actor] = first->key; // the die of the assault is not his
    }

    void take(const PlayedAction& played)
    {
        look_at_leaders(played);
        const std::vector<ArmyLosses> before = losses_in(effects.state());
        begin(played);
        std::vector<StatChange> changes = played.changes;
        std::ranges::stable_partition(changes, [&](const StatChange& change) { return is_carried(effects.state(), unit(change.unit)); });
        for (const StatChange& change : changes) // of riders before what they ride on
            take(change);
        if (const auto thrown = played.as(initiative))
            give_initiative(word_of(thrown->end.side, sides), effects);
        else if (const auto counted = played.as(army_morale); counted && !played.unit(role::army).empty())
            effects.set(played.unit(role::army), stat::beaten, counted->end.beaten);
        else if (const auto exploded = played.as(explosion))
            explode(played, exploded->inputs.kind);
        act(played);
        rest(played);
        if (const auto rolled = played.as(leader_casualty); rolled && rolled->end.killed)
            lose_leader(played.unit(role::leader));
        leave_lost_units(effects);
        count_losses(before, effects, charts);
        settle_round(effects);
        offer_what_follows(played);
    }

    /// An action begins the round of its column; one that goes on does not.
    void begin(const PlayedAction& played)
    {
        std::vector<std::string> acting = units_in(played.roles, role::holding);
        if (const auto moved = played.as(move_leader); moved && moved->inputs.how == LeaderStep::Moves)
            acting = units_in(played.roles, role::leader);
        else if (is_action(played) || is_ride(played))
            acting = units_in(played.roles, role::actor);
        const std::string target = played.unit(role::target);
        if (const auto made = played.as(assault); made && made->end.went_home && !target.empty() && !unit(target)[stat::acted])
            effects.mark(target, stat::caught);
        for (const std::string& key : acting) {
            if ((unit(key)[stat::acted] && !is_ride(played)) || has_had_round(effects.state(), unit(key)))
                continue;
            forget_passes();
            begin_round(unit(key), effects);
        }
        if (acting.empty() || is_ride(played) || played.action == move_leader.key || played.action == route_march.key)
            return;
        const auto ordered = played.as(orders);
        const bool does_nothing = ordered && ordered->end.result == OrderResult::Lost;
        for (const std::string& actor : acting)
            if (!does_nothing && unit(actor)[stat::route_march] && !runs_on_rails(unit(actor)[stat::type]))
                effects.set(actor, stat::route_march, false);
    }

    static bool is_action(const PlayedAction& played)
    {
        if (const auto shot = played.as(fire))
            return shot->inputs.action != FireAction::AntiAircraft;
        const std::array all{orders.key, assault.key, regroup.key, route_march.key, rip_track.key, cut_wire.key};
        return std::ranges::find(all, played.action) != all.end();
    }

    /// It takes no action, but begins the round of its column where that has had none.
    static bool is_ride(const PlayedAction& played) { return played.action == get_on.key || played.action == get_off.key; }

    /// What needs no order.
    void rest(const PlayedAction& played)
    {
        const std::string actor = played.unit(role::actor);
        if (played.action == hold.key)
            for (const std::string& key : units_in(played.roles, role::holding)) {
                effects.mark(key, stat::acted);
                effects.unmark(key, stat::may_move, stat::may_attack);
            }
        else if (played.action == move_leader.key)
            place_leader(played, effects);
        else if (played.action == route_march.key)
            go(actor, Move::March);
        else if (is_ride(played))
            ride(played, effects);
        else if (played.action == rip_track.key)
            change_track(Track::Ripped, played.unit(role::line), effects);
        else if (played.action == cut_wire.key && !played.unit(role::wire).empty())
            effects.mark(played.unit(role::wire), stat::cut);
        else if (played.action == harmless.key)
            blow_up(played.unit(role::train));
        else if (played.action == derail.key)
            run_off(played.unit(role::train));
        else if (const auto formed = played.as(form_up)) {
            effects.set(actor, stat::may_form, false);
            if (formed->end.formation != Formation::Deployed && unit(actor)[stat::deployed_at_start])
                effects.set(actor, stat::deployed_at_start, false);
        } else if (const auto suffered = played.as(level))
            drive_back(actor, suffered->end.hit.damage);
    }

    /// A máquina loca that runs off the track explodes there.
    void run_off(const std::string& train)
    {
        if (unit(train)[stat::type] == UnitType::MaquinaLoca)
            offer_blast(train, Follow::Either, effects);
    }

    /// III: only two passes in a row end the turn.
    void forget_passes()
    {
        for (const Unit& side : effects.state().units)
            if (side.kind == kind::side && side[stat::passed])
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
                lose_bases(change.unit, stat::bases_lost.from(change.word));
            effects.change({change});
        }
    }

    /// Much may happen before it is played: what units have then goes before what they had when it was offered.
    Next as_they_are(Next next) const
    {
        for (auto& choice : next.choices) {
            constexpr std::array<const corneta::Action*, 4> all{&orders, &fire, &assault, &regroup};
            const auto* const action = std::ranges::find(all, choice.action, [](const corneta::Action* one) { return one->key; });
            std::erase_if(choice.presets, [&](const corneta::Given& preset) {
                const auto field = action == all.end() ? std::nullopt : corneta::index_of((*action)->form, preset.key);
                if (!field || (*action)->form[*field].stat.empty())
                    return false;
                const auto& seated = units_in(choice.roles, (*action)->form[*field].role);
                const std::string_view stat = (*action)->form[*field].stat; // how near a leader is then, only the table knows
                return seated.size() == 1 && (stat == stat::leader.key || !unit(seated.front()).word(stat).empty());
            });
        }
        return next;
    }

    /// What the actor cannot do any more: a Deploy or a Maneuver where its order was lost before or it rides, what a lost order leaves.
    bool is_closed(const PlayedAction& played, std::string_view action, Follow kind) const
    {
        const std::string actor = played.unit(role::actor);
        if (actor.empty())
            return false;
        if (played.as(fire) && action == orders.key)
            return !unit(actor)[stat::may_move];
        const auto ordered = played.as(orders);
        return ordered && ordered->end.result == OrderResult::Lost && kind == Follow::May
            && (unit(actor)[stat::acted] || unit(actor)[stat::away]); // it has fired before, or is not there
    }

    /// What is left of a break point is counted already.
    void offer_what_follows(const PlayedAction& played)
    {
        effects.offer_instead();
        for (const Next& next : played.next)
            if (const auto& choice = next.choices.front(); choice.action != army_morale.key && !is_closed(played, choice.action, next.kind))
                effects.offer(as_they_are(next));
    }
};

/// Offers of the turn before are gone with it.
void offer_regroups(EffectsBuilder& effects)
{
    if (any_side(effects.state(), stat::beaten) || any_side(effects.state(), stat::won))
        return;
    for (const Unit& unit : effects.state().units)
        if (unit.kind == kind::unit && unit[stat::status] != Status::Ok && !unit[stat::destroyed] && !unit[stat::away])
            effects.offer(follow_up(Follow::May, unit.key, regroup, {"{0} tries to regroup", {unit}}, alone(role::actor, unit.key)));
}

void begin_turn(const Unit& unit, EffectsBuilder& effects, const Charts& charts)
{
    const UnitType type = unit[stat::type];
    end_sortie(unit, effects, charts);
    if (changes_formation(type))
        effects.set(unit.key, stat::deployed_at_start, unit[stat::formation] == Formation::Deployed);
    if (runs_on_rails(type)) {
        roll_on(unit, effects);
        const bool stands = unit[stat::train_now] == TrainState::Halted && (unit[stat::acted] || unit[stat::last_move] != TrainMove::Halt);
        if (stands && unit[stat::route_march])
            effects.set(unit.key, stat::route_march, false); // one that is on the table and did not go on
        const int did = static_cast<int>(unit[stat::train_now]) - static_cast<int>(TrainState::Halted);
        effects.set(unit.key, stat::last_move, static_cast<TrainMove>(std::max(0, did)));
        effects.set(unit.key, stat::train_now, TrainState::Halted);
    }
}

} // namespace

void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts)
{
    Aftermath aftermath{{effects, charts}};
    for (const PlayedAction& played : played_actions)
        aftermath.take(played);
}

void end_phase(EffectsBuilder& effects, const Charts& charts)
{
    if (effects.state().stage.phase == phase::initiative)
        offer_regroups(effects);
    if (effects.state().stage.phase != phase::actions)
        return;
    for (const Unit& unit : effects.state().units)
        if (unit.kind == kind::unit)
            begin_turn(unit, effects, charts);
        else if (unit.kind == kind::side && unit.has(stat::column))
            effects.set(unit.key, stat::column, stat::nobody);
}

} // namespace revolucion
