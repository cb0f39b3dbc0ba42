// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/melees.h"

#include <algorithm>
#include <iterator>

/// What comes before a melee, and which rolls and melees of those who have closed are yet to be offered.
namespace santa_anna {

namespace {

/// They, and whoever touches one of them, roll to close before they stand or fight.
void object_to_closing_late(const State& state, const std::vector<const Unit*>& fighting, Role role, Problems& problems)
{
    for (const Unit& unit : state.units) {
        const auto is_theirs = [&](const Unit* one) { return one == &unit || unit[stat::touches] == one->key; };
        if (has_yet_to_close(state, unit) && std::ranges::any_of(fighting, is_theirs))
            object_to_both(role, "{0} touches {1} and rolls to close first", unit, *state.find(unit[stat::touches]), problems);
    }
}

/// One at whom it charges too, and who has rolled to close with it.
const Unit* whom_it_closes_with_too(const State& state, const Unit& unit)
{
    const auto has_rolled = [&](const Unit& other) {
        const bool is_another = unit.has(stat::touches) && unit[stat::touches] != other.key;
        return !is_another && other[stat::closed_this_turn] && !other[stat::broken] && !other[stat::destroyed]
            && charge_each_other(unit, other);
    };
    const bool has_no_roll = unit[stat::closed_this_turn] || unit[stat::broken] || unit[stat::destroyed] || unit[stat::in_melee];
    return has_no_roll ? nullptr : state.first(has_rolled);
}

bool is_melee_owed(const State& state, const Roles& melee)
{
    const auto is_it = [&](const NextChoice& choice) {
        return choice.action == action::melee.key && std::ranges::is_permutation(all_in(choice.roles), all_in(melee));
    };
    return std::ranges::any_of(state.owed, [&](const Owed& owed) { return std::ranges::any_of(owed.next.choices, is_it); });
}

/// What is owed once that play is done, with what it offers.
State as_owed_after(const PlayedAction& played, const EffectsBuilder& effects)
{
    State state = effects.state();
    const auto is_done = [&](const NextChoice& choice) {
        return choice.action == played.action
            && std::ranges::all_of(choice.roles, [&](const auto& filled) { return units_in(played.roles, filled.role) == filled.units; });
    };
    std::erase_if(state.owed, [&](const Owed& owed) { return std::ranges::any_of(owed.next.choices, is_done); });
    if (!effects.offers_instead())
        for (const Next& next : played.next)
            state.owed.push_back({.next = next});
    for (const Next& next : effects.next())
        state.owed.push_back({.next = next});
    return state;
}

bool are_locked(const State& state, const Roles& melee)
{
    return std::ranges::all_of(all_in(melee), [&](const std::string& key) { return (*state.find(key))[stat::in_melee]; });
}

Sentence words_of(const State& state, const Roles& melee)
{
    const auto units = all_in(melee);
    const Unit& first = *state.find(units.front());
    const Unit& last = *state.find(units.back());
    if (are_locked(state, melee))
        return {"{0} fights on in its melee", {first}};
    if (units.size() == 2 && last[stat::retreated] && !last[stat::in_melee])
        return {"{0} catches {1} in its rear", {first, last}};
    return {"All who touch fight in one melee"};
}

bool is_ready(const State& state, const Roles& melee)
{
    Problems problems;
    for (const Role role : {role::attacker, role::defender})
        object_to_what_comes_first(state, units_by(state, melee, role), role, problems);
    return problems.empty();
}

void offer_melees(const State& state, EffectsBuilder& effects)
{
    std::vector<std::string> offered;
    const auto offer_of = [&](const Unit& unit) {
        if (!has_yet_to_fight(unit) || unit[stat::broken] || std::ranges::find(offered, unit.key) != offered.end())
            return;
        const Roles melee = melee_around(state, unit.key, offered);
        if (melee[0].units.empty() || melee[1].units.empty())
            return;
        std::ranges::copy(all_in(melee), std::back_inserter(offered));
        if ((are_locked(state, melee) || is_ready(state, melee)) && !is_melee_owed(state, melee))
            effects.offer(follow_up(Follow::Must, unit.key, action::melee, words_of(state, melee), melee));
    };
    for (const Unit& unit : state.units) // whoever attacked
        if (unit.has(stat::closed_with))
            offer_of(unit);
    for (const Unit& unit : state.units)
        if (unit.has(stat::locked_with))
            offer_of(unit);
    for (const Unit& unit : state.units)
        if (unit[stat::in_melee])
            offer_of(unit);
}

} // namespace

std::vector<std::string> whom_it_stands_before(const State& state, const Unit& unit)
{
    std::vector<std::string> chargers;
    if (unit[stat::broken] || unit[stat::destroyed] || unit[stat::off_table] || unit[stat::in_melee] || unit[stat::stood_this_turn])
        return chargers;
    for (const Unit& other : state.units) {
        const bool is_in_its_rear = unit[stat::retreated] && other[stat::strikes_in] == Aspect::Rear;
        if (has_closed_with(other, unit) && !is_in_its_rear && !charge_each_other(other, unit))
            chargers.push_back(other.key);
    }
    return chargers;
}

bool owes_stand(const State& state, const Unit& unit)
{
    const auto chargers = whom_it_stands_before(state, unit);
    const auto is_it = [&](const NextChoice& choice) {
        const auto& before = units_in(choice.roles, role::attacker);
        return choice.action == action::roll_to_stand.key && std::ranges::count(units_in(choice.roles, role::defender), unit.key) > 0
            && std::ranges::all_of(before, [&](const std::string& key) { return std::ranges::count(chargers, key) > 0; });
    };
    return std::ranges::any_of(state.owed, [&](const Owed& owed) { return std::ranges::any_of(owed.next.choices, is_it); });
}

void object_to_what_delays_both(const State& state, const std::vector<const Unit*>& fighting, Role role, Problems& problems)
{
    object_to_closing_late(state, fighting, role, problems);
    for (const Unit& unit : state.units) {
        const bool is_theirs = std::ranges::any_of(
            fighting, [&](const Unit* one) { return one == &unit || (unit[stat::touches] == one->key && unit.side != one->side); });
        if (is_theirs && !unit[stat::broken] && owes_volley(state, unit))
            object_to(unit, role, "{0} fires its quarter volley first", problems);
    }
}

void object_to_what_comes_first(const State& state, const std::vector<const Unit*>& fighting, Role role, Problems& problems)
{
    object_to_what_delays_both(state, fighting, role, problems);
    for (const Unit* const unit : fighting) {
        if (whom_it_closes_with_too(state, *unit) != nullptr)
            object_to(*unit, role, "{0} charges too, and rolls to close first", problems);
        if (!whom_it_stands_before(state, *unit).empty())
            object_to(*unit, role, "{0} rolls to stand first", problems);
        if (owes_retreat(state, *unit) && !(*unit)[stat::broken] && !owes_volley(state, *unit))
            object_to(*unit, role, "{0} makes its retreat move first", problems);
    }
}

void offer_locked_melees(EffectsBuilder& effects)
{
    State state = effects.state();
    state.owed.clear(); // it is let go
    offer_melees(state, effects);
}

void end_onward_charges(const PlayedAction& played, EffectsBuilder& effects)
{
    for (const Unit& unit : std::vector<Unit>{effects.state().units})
        if (unit[stat::straggles_later] > 0 && unit[stat::closed_this_turn] && !unit.has(stat::closed_with)
            && !owes_volley(as_owed_after(played, effects), unit))
            straggle_after_charge(unit.key, effects);
}

void offer_what_is_lacking(const PlayedAction& played, EffectsBuilder& effects)
{
    if (effects.state().stage.phase != phase::melee || !effects.state().pending.empty())
        return;
    const State state = as_owed_after(played, effects);
    for (const Unit& unit : state.units) {
        const auto chargers = whom_it_stands_before(state, unit);
        if (!chargers.empty() && !owes_stand(state, unit))
            effects.offer(
                follow_up(Follow::Must, unit.key, action::roll_to_stand, {"{0} rolls to stand", {unit}},
                          {{std::string{role::attacker.key}, {chargers.front()}}, {std::string{role::defender.key}, {unit.key}}}));
        const Unit* const enemy = whom_it_closes_with_too(state, unit);
        if (enemy != nullptr && !is_offered(state, action::roll_to_close.key, role::attacker, unit.key))
            effects.offer(follow_up(Follow::Must, unit.key, action::roll_to_close, {"{0} charges too, and rolls to close", {unit}},
                                    {{std::string{role::attacker.key}, {unit.key}}, {std::string{role::defender.key}, {enemy->key}}}));
    }
    offer_melees(state, effects);
}

} // namespace santa_anna
