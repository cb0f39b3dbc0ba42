// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

#include <ranges>

namespace revolucion {

namespace {

using corneta::game::RoleFilled;

void attach(const std::string& unit, const Unit& leader, Leader how, EffectsBuilder& effects)
{
    const Unit& led = effects.unit(unit);
    const Unit* const first = led[stat::leader] == Leader::None ? nullptr : leader_of(effects.state(), led);
    const bool has_another = first != nullptr && first != &leader && !(*first)[stat::killed];
    const bool is_taken = has_another && led[stat::leader] == Leader::Attached;
    if (has_another && how == Leader::Within6) { // the first one leads it already
        if (is_taken)
            effects.set(unit, stat::also_near, leader.key);
        return;
    }
    if (is_taken && how == Leader::Attached) {
        effects.set(unit, stat::also_attached, leader.key);
        return;
    }
    if (has_another && how == Leader::Attached)
        effects.set(unit, stat::also_near, first->key);
    const bool is_its_own = are_of_one_column(led, leader);
    if (!is_its_own || led.has(stat::led_by))
        effects.set(unit, stat::led_by, is_its_own || how == Leader::None ? UnitRef{stat::nobody} : UnitRef{leader.key});
    effects.set(unit, stat::leader, how);
}

/// The second leader is the first one now: who is attached, else who is near.
void promote_second(const std::string& unit, EffectsBuilder& effects)
{
    for (const auto& [others, how] : {std::pair{stat::also_attached, Leader::Attached}, {stat::also_near, Leader::Within6}}) {
        const Unit* const second = effects.state().find(effects.unit(unit)[others]);
        if (second == nullptr)
            continue;
        effects.set(unit, others, stat::nobody);
        if (!(*second)[stat::killed]) {
            attach(unit, *second, how, effects);
            return;
        }
    }
}

void leave_as_second(const Unit& leader, EffectsBuilder& effects)
{
    for (const Unit& unit : effects.state().units)
        for (const auto& others : {stat::also_attached, stat::also_near})
            if (effects.state().find(unit[others]) == &leader)
                effects.set(unit.key, others, stat::nobody);
}

/// Those who have the leader near them, by key: references end as they change.
std::vector<std::string> led_by(const State& state, const Unit& leader)
{
    std::vector<std::string> led;
    for (const Unit& unit : state.units)
        if (unit.kind == kind::unit && unit[stat::leader] != Leader::None && leader_of(state, unit) == &leader)
            led.push_back(unit.key);
    return led;
}

} // namespace

const Unit* leader_of(const State& state, const Unit& unit, std::span<const std::string> fallen)
{
    const auto was_dead = [&](const Unit& leader) { return leader[stat::killed] && std::ranges::find(fallen, leader.key) == fallen.end(); };
    if (const Unit* const leader = state.find(unit[stat::led_by]); leader != nullptr && !was_dead(*leader))
        return leader;
    const Unit* chief = nullptr;
    for (const Unit& leader : state.units) {
        if (leader.kind != kind::leader || leader.side != unit.side || was_dead(leader))
            continue;
        if (are_of_one_column(leader, unit))
            return &leader;
        if (leader[stat::commander_in_chief])
            chief = &leader;
    }
    return chief;
}

bool touches(const State& state, const Unit& leader, const Unit& unit)
{
    const bool is_first = unit[stat::leader] == Leader::Attached && leader_of(state, unit) == &leader;
    return is_first || state.find(unit[stat::also_attached]) == &leader;
}

/// The last play that has offered him a step has offered others with it.
bool is_offered_step(const State& state, const Unit& leader, LeaderStep how, const Unit* touched)
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

void place_leader(const PlayedAction& played, EffectsBuilder& effects)
{
    const Unit& leader = effects.unit(played.unit(role::leader));
    auto touched = units_in(played.roles, role::attached);
    const auto near = units_in(played.roles, role::near);
    const auto moved = played.as(move_leader);
    effects.unmark(leader.key, stat::may_step);
    if (touched.empty() && near.empty() && moved && moved->inputs.how == LeaderStep::Moves)
        for (const std::string& unit : led_by(effects.state(), leader)) // nothing is said of it: whom he touches goes with him, if anybody
            if (effects.unit(unit)[stat::leader] == Leader::Within6)
                forget(effects, unit, stat::leader);
    if (touched.empty() && near.empty() && moved && moved->inputs.how != LeaderStep::Aside)
        return;
    if (touched.empty() && moved && moved->inputs.how == LeaderStep::GoesAlong) // with those who move
        for (const Unit& unit : effects.state().units)
            if (unit[stat::moved] && touches(effects.state(), leader, unit))
                touched.push_back(unit.key);
    leave_as_second(leader, effects);
    for (const std::string& unit : led_by(effects.state(), leader)) {
        attach(unit, leader, Leader::None, effects);
        promote_second(unit, effects);
    }
    for (const std::string& unit : near)
        attach(unit, leader, Leader::Within6, effects);
    for (const std::string& unit : touched)
        attach(unit, leader, Leader::Attached, effects);
}

void fall(const std::string& leader, std::span<const std::string> fallen, EffectsBuilder& effects)
{
    const Unit& dead = effects.unit(leader);
    if (!dead[stat::killed])
        effects.mark(leader, stat::killed);
    effects.announce({"{0} is killed.", {dead}});
    leave_as_second(dead, effects);
    for (const Unit& unit : effects.state().units)
        if (unit.kind == kind::unit && unit.has(stat::leader) && leader_of(effects.state(), unit, fallen) == &dead) {
            effects.set(unit.key, stat::leader, Leader::None);
            promote_second(unit.key, effects);
        }
}

void offer_step(const Unit& leader, LeaderStep how, Sentence words, const std::string& struck, std::vector<std::string> touched,
                EffectsBuilder& effects)
{
    Roles roles = alone(role::leader, leader.key);
    roles.push_back({std::string{role::struck}, {struck}});
    if (!touched.empty())
        roles.push_back({std::string{role::attached}, std::move(touched)});
    effects.mark(leader.key, stat::may_step);
    effects.offer(
        follow_up(Follow::May, leader.key, move_leader, std::move(words), std::move(roles), {{"how", word_of(how, leader_steps)}}));
}

namespace {

void take_back(const Unit& leader, const Unit& driven, EffectsBuilder& effects)
{
    const State& state = effects.state();
    std::vector<std::string> touched;
    for (const std::string& other : led_by(state, leader)) {
        if (goes_with(state, effects.unit(other), driven))
            continue;
        if (effects.unit(other)[stat::leader] == Leader::Attached)
            touched.push_back(other);
        attach(other, leader, Leader::None, effects);
        promote_second(other, effects);
    }
    for (const Unit& other : state.units) {
        if (goes_with(state, other, driven))
            continue;
        if (state.find(other[stat::also_near]) == &leader)
            effects.set(other.key, stat::also_near, stat::nobody);
        if (state.find(other[stat::also_attached]) != &leader)
            continue;
        touched.push_back(other.key);
        effects.set(other.key, stat::also_attached, stat::nobody);
    }
    effects.announce({"{0} goes back with it.", {leader}});
    if (!touched.empty())
        offer_step(leader, LeaderStep::Stays, {"{0} stays with another unit that he touches", {leader}}, driven.key, std::move(touched),
                   effects);
}

} // namespace

void take_leaders_back(const std::string& unit, EffectsBuilder& effects)
{
    const State& state = effects.state();
    const Unit& driven = effects.unit(unit);
    for (const Unit& leader : state.units) {
        const auto takes_along = [&](const Unit& one) { return goes_with(state, one, driven) && touches(state, leader, one); };
        if (leader.kind == kind::leader && !leader[stat::killed] && std::ranges::any_of(state.units, takes_along))
            take_back(leader, driven, effects);
    }
}

void leave_lost_units(EffectsBuilder& effects)
{
    for (const Unit& unit : effects.state().units) {
        if (unit.kind != kind::unit || !unit[stat::destroyed])
            continue;
        effects.turn(unit.key, stat::leader, Leader::None);
        for (const auto& who : {stat::led_by, stat::also_attached, stat::also_near})
            if (effects.state().find(unit[who]) != nullptr)
                effects.set(unit.key, who, stat::nobody);
    }
}

void keep_leader(const PlayedAction& played, Leader said, EffectsBuilder& effects)
{
    const std::string leader = played.unit(role::leader);
    const std::string actor = played.unit(role::actor);
    if (!leader.empty() && said != Leader::None && !effects.unit(leader)[stat::killed])
        attach(actor, effects.unit(leader), said, effects);
    else if (leader.empty() && !actor.empty() && played.action != fire.key && !effects.unit(actor).has(stat::leader))
        effects.set(actor, stat::leader, said);
}

void lose_sight_of_leaders(const std::string& mover, EffectsBuilder& effects)
{
    const State& state = effects.state();
    const Unit& moving = effects.unit(mover);
    const auto goes_along = [&](const Unit& leader) {
        return std::ranges::any_of(state.units,
                                   [&](const Unit& one) { return goes_with(state, one, moving) && touches(state, leader, one); });
    };
    for (const Unit& unit : state.units) {
        const auto is_stale = [&](const Unit* leader) {
            return goes_with(state, unit, moving) || (leader != nullptr && goes_along(*leader));
        };
        if (unit[stat::leader] == Leader::Within6 && is_stale(leader_of(state, unit)))
            forget(effects, unit.key, stat::leader);
        if (const Unit* const second = state.find(unit[stat::also_near]); second != nullptr && is_stale(second))
            effects.set(unit.key, stat::also_near, stat::nobody);
    }
}

} // namespace revolucion
