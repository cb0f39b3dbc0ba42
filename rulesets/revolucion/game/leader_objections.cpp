// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

#include <ranges>

namespace revolucion {

namespace {

using corneta::game::NextChoice;
using corneta::game::Owed;

/// Section IX: a play as leaders see it.
struct LedPlay {
    const State& state;
    const PlayedAction& wanted;
    Problems& problems;

    const Unit* unit(std::string_view role) const { return state.find(wanted.unit(role)); }
    bool is(const corneta::Action& action) const { return wanted.action == action.key; }
    void because(const Unit& unit, std::string_view role, std::string_view why) { object_to(unit, role, why, problems); }

    bool touches_any(const Unit& leader, auto with) const
    {
        return std::ranges::any_of(state.units, [&](const Unit& unit) { return touches(state, leader, unit) && with(unit); });
    }

    /// As one whom the leader is attached to from now on; with nobody named he is so to all with whom he goes.
    bool is_named(const Unit& unit) const
    {
        const auto& named = units_in(wanted.roles, role::attached);
        return named.empty() || std::ranges::find(named, unit.key) != named.end();
    }

    /// Whether the last play that has offered him a step offered that one, with that unit among those that he touches.
    bool is_offered_step(const Unit& leader, LeaderStep how, const Unit* touched = nullptr) const
    {
        const auto is_his = [&](const Owed& owed) {
            const NextChoice& choice = owed.next.choices.front();
            return choice.action == move_leader.key && std::ranges::count(units_in(choice.roles, role::leader), leader.key) > 0;
        };
        const auto last = std::ranges::find_if(state.owed | std::views::reverse, is_his);
        return leader[stat::may_step] && std::ranges::any_of(state.owed, [&](const Owed& owed) {
                   const NextChoice& choice = owed.next.choices.front();
                   return is_his(owed) && owed.entry == last->entry
                       && std::ranges::count(choice.presets, word_of(how, leader_steps), &corneta::Given::word) > 0
                       && (touched == nullptr || std::ranges::count(units_in(choice.roles, role::attached), touched->key) > 0);
               });
    }

    /// Of a leader who makes no move of his own.
    void object_to_step(const Unit& leader, LeaderStep how)
    {
        const bool is_it_offered = is_offered_step(leader, how);
        if (how == LeaderStep::GoesAlong && !touches_any(leader, [this](const Unit& unit) { return unit[stat::moved] && is_named(unit); }))
            because(leader, role::leader, "no unit that {0} is attached to and stays with has moved this turn");
        const bool is_with_any = unit(role::struck) != nullptr || touches_any(leader, [](const Unit&) { return true; });
        if (how == LeaderStep::Aside && !is_it_offered && is_with_any)
            because(leader, role::leader, "{0} steps out of the way only right after an assault on a unit that he is attached to");
        if (how == LeaderStep::Stays && !is_it_offered)
            because(leader, role::leader, "{0} stays only when a unit that he is attached to falls back and he touches another");
        for (const std::string& key : units_in(wanted.roles, role::attached)) {
            const Unit& unit = *state.find(key);
            if (how == LeaderStep::Aside)
                because(unit, role::attached, "a leader who steps out of the enemy's way does not join {0}");
            else if (how == LeaderStep::Stays && is_it_offered && !is_offered_step(leader, how, &unit))
                because(unit, role::attached, "the leader does not touch {0}, and he stays where he is");
        }
    }

    /// What a leader does, and whom he does it for.
    void object_to_leader()
    {
        const Unit* const leader = unit(role::leader);
        if (leader == nullptr)
            return;
        const auto moves = wanted.as(move_leader);
        for (const Role role : {role::attached, role::near, role::actor})
            for (const std::string& led : units_in(wanted.roles, role))
                if (!commands(*leader, *state.find(led)))
                    because(*leader, role::leader, "{0} does not command it");
        if (is(leader_casualty) && !corneta::game::must_follow(state, leader_casualty.key, leader->key)) {
            const bool touches_anybody = touches_any(*leader, [](const Unit&) { return true; });
            because(*leader, role::leader,
                    touches_anybody ? "no unit that {0} is attached to has just taken damage" : "{0} is attached to no unit");
        }
        if (moves)
            object_to_step(*leader, moves->inputs.how);
        if (!moves || moves->inputs.how != LeaderStep::Moves)
            return;
        if ((*leader)[stat::acted])
            because(*leader, role::leader, "{0} has acted this turn");
        object_to_round(state, *leader, role::leader, problems);
    }

    /// Of a play; what is only offered says little of it.
    bool says_leader_of(std::string_view part) const
    {
        const std::string key = (part.empty() ? std::string{} : std::string{part} + '_') + std::string{stat::leader.key};
        return std::ranges::find(wanted.answers, key, &corneta::Given::key) != wanted.answers.end();
    }

    /// What was said of the leader near who acts.
    std::optional<Leader> said_leader() const
    {
        if (const auto ordered = wanted.as(orders))
            return ordered->inputs.unit.leader;
        if (const auto fired = wanted.as(fire))
            return fired->inputs.actor.leader;
        if (const auto regrouped = wanted.as(regroup))
            return regrouped->inputs.unit.leader;
        if (const auto made = wanted.as(assault))
            return made->inputs.actor.leader;
        return std::nullopt;
    }

    /// Section IX: who is attached counts, but for an assault that he does not lead.
    void object_to_company(const Unit& actor)
    {
        const auto said = said_leader();
        if (!said || !says_leader_of({}) || unit(role::leader) != nullptr)
            return;
        const Leader known = actor[stat::leader];
        if (known == Leader::Attached && *said != Leader::Attached && !is(assault))
            because(actor, role::actor, "a leader is attached to {0} and counts in all but an assault");
        else if (*said > known)
            because(actor, role::actor, "no leader is known to be so near {0}: move him, or name him in the role leader");
    }

    /// A target takes its leader into danger.
    void object_to_target(const Unit& target)
    {
        const auto fired = wanted.as(fire);
        const auto made = wanted.as(assault);
        const bool is_asked = target[stat::type] != UnitType::Aircraft && (!fired || fired->inputs.action != FireAction::AntiAircraft);
        const bool is_said =
            (fired && fired->inputs.target.leader == Leader::Attached) || (made && made->inputs.target.leader == Leader::Attached);
        if (is_asked && says_leader_of(role::target) && target[stat::leader] == Leader::Attached && !is_said)
            because(target, role::target, "a leader is attached to {0} and is in danger with it");
        const auto is_of_side = [&](const Unit& unit) { return unit.kind == "leader" && unit.side == target.side; };
        if (is_asked && says_leader_of(role::target) && is_said && target[stat::leader] != Leader::Attached
            && std::ranges::any_of(state.units, is_of_side))
            because(target, role::target, "no leader is known to be attached to {0}: move him there");
    }
};

} // namespace

void object_to_leaders(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const Under under{problems, section::command};
    LedPlay play{state, wanted, problems};
    play.object_to_leader();
    if (const Unit* const actor = play.unit(role::actor))
        play.object_to_company(*actor);
    if (const Unit* const target = play.unit(role::target); target != nullptr && (play.is(fire) || play.is(assault)))
        play.object_to_target(*target);
}

} // namespace revolucion
