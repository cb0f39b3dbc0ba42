// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

#include <algorithm>

/// What speaks against a roll to stand and a melee.
namespace santa_anna {

namespace {

/// Whoever touches one of them rolls to close before they stand or fight.
void object_to_closing_late(const State& state, const std::vector<const Unit*>& touched, Role role, Problems& problems)
{
    for (const Unit& unit : state.units)
        for (const Unit* const one : touched)
            if (unit[stat::touches] == one->key && has_yet_to_close(state, unit))
                object_to_both(role, "{0} touches {1} and rolls to close first", unit, *one, problems);
}

/// Quarter volleys of theirs, and of those who halted before them, come first. Rolling to Close, Rolling to Stand.
void object_to_volleys(const State& state, const std::vector<const Unit*>& fighting, Role role, Problems& problems)
{
    for (const Unit& unit : state.units) {
        const bool is_theirs = std::ranges::any_of(
            fighting, [&](const Unit* one) { return one == &unit || (unit[stat::touches] == one->key && unit.side != one->side); });
        if (is_theirs && !unit[stat::broken] && is_offered(state, action::fire.key, role::firer, unit.key))
            object_to(unit, role, "{0} fires its quarter volley first", problems);
    }
}

bool has_closed_with(const Unit& one, const Unit& other)
{
    return one[stat::closed_with] == other.key;
}

void object_to_stand(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_any_of(wanted, action::roll_to_stand))
        return;
    for (const Unit* const unit : units_by(state, wanted.roles, role::defender)) {
        const auto closes = [&](const Unit& other) { return has_closed_with(other, *unit); };
        if ((*unit)[stat::broken])
            object_to(*unit, role::defender, "{0} is broken", problems);
        else if ((*unit)[stat::in_melee])
            object_to(*unit, role::defender, "{0} is in melee and does not roll to stand", problems);
        else if ((*unit)[stat::stood_this_turn])
            object_to(*unit, role::defender, "{0} has rolled to stand this turn", problems);
        else if (std::ranges::none_of(state.units, closes))
            object_to(*unit, role::defender, "nobody has closed with {0}", problems);
        object_to_closing_late(state, {unit}, role::defender, problems);
        const auto charges_too = [&](const Unit& other) { return closes(other) && charge_each_other(other, *unit); };
        if (std::ranges::any_of(state.units, charges_too))
            object_to(*unit, role::defender, "{0} charges too: it rolls to close and does not stand", problems);
        object_to_volleys(state, {unit}, role::defender, problems);
    }
    for (const Unit* const unit : units_by(state, wanted.roles, role::attacker))
        if ((*unit)[stat::broken])
            object_to(*unit, role::attacker, "{0} is broken", problems);
}

/// Each attacker is locked with an enemy there, or one of the two has closed.
void object_to_uncharged(const State& state, const std::vector<const Unit*>& attackers, const std::vector<const Unit*>& defenders,
                         Problems& problems)
{
    for (const Unit* const attacker : attackers) {
        const auto enemies = units_in(melee_around(state, attacker->key), role::defender);
        const bool is_whole = fit_in_one_melee(state, attacker->key);
        const auto fights = [&](const Unit* other) {
            return !is_whole || has_closed_with(*attacker, *other) || std::ranges::find(enemies, other->key) != enemies.end();
        };
        if ((*attacker)[stat::broken])
            object_to(*attacker, role::attacker, "{0} is broken", problems);
        else if (!defenders.empty() && std::ranges::none_of(defenders, fights))
            object_to(*attacker, role::attacker,
                      (*attacker)[stat::charging] ? "{0} has not closed: it rolls to close first"
                                                  : "{0} is in no melee with them and has declared no charge",
                      problems);
    }
    for (const Unit* const defender : defenders)
        if ((*defender)[stat::broken] && std::ranges::none_of(attackers, [&](const Unit* one) { return has_closed_with(*one, *defender); }))
            object_to(*defender, role::defender, "{0} is broken", problems);
}

bool comes_at_any(const Unit& unit, const std::vector<const Unit*>& enemies)
{
    return std::ranges::any_of(enemies, [&](const Unit* enemy) { return comes_at(unit, *enemy); });
}

void object_to_melee(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_any_of(wanted, action::melee))
        return;
    const auto attackers = units_by(state, wanted.roles, role::attacker);
    const auto defenders = units_by(state, wanted.roles, role::defender);
    object_to_uncharged(state, attackers, defenders, problems);
    if (attackers.empty())
        return;
    const auto has_fought = [](const Unit* unit) { return (*unit)[stat::fought_this_turn] && !unit->has(stat::closed_with); };
    if (std::ranges::all_of(attackers, has_fought) && std::ranges::all_of(defenders, has_fought))
        object_to(*attackers.front(), role::attacker, "{0} has fought its rounds this turn", problems);
    const auto is_there = [&](const std::string& key) {
        const auto is_it = [&](const Unit* unit) { return unit->key == key; };
        return std::ranges::any_of(attackers, is_it) || std::ranges::any_of(defenders, is_it);
    };
    for (const auto& side : {attackers, defenders}) {
        object_to_closing_late(state, side, role::attacker, problems);
        object_to_volleys(state, side, side == attackers ? role::attacker : role::defender, problems);
        for (const Unit* const unit : side)
            if (!(*unit)[stat::closed_this_turn] && !(*unit)[stat::broken] && must_follow(state, action::roll_to_close.key, unit->key)
                && comes_at_any(*unit, side == attackers ? defenders : attackers))
                object_to(*unit, role::attacker, "{0} charges too, and rolls to close first", problems);
    }
    for (const Unit* const unit : defenders)
        if (is_offered(state, action::roll_to_stand.key, role::defender, unit->key) && !(*unit)[stat::stood_this_turn]
            && !(*unit)[stat::broken])
            object_to(*unit, role::defender, "{0} rolls to stand first", problems);
    for (const Unit* const defender : defenders)
        if (const auto chargers = who_fall_upon(state, *defender); chargers.size() <= most_units)
            for (const std::string& key : chargers)
                if (!is_there(key))
                    object_to(*state.find(key), role::attacker, "{0} fights in this melee too", problems);
    if (!fit_in_one_melee(state, attackers.front()->key))
        return;
    for (const auto& filled : melee_around(state, attackers.front()->key))
        for (const std::string& key : filled.units)
            if (!is_there(key))
                object_to(*state.find(key), filled.role, "{0} fights in this melee too", problems);
}

} // namespace

void object_to_both(std::string_view where, std::string_view pattern, const Unit& one, const Unit& other, Problems& problems)
{
    problems.push_back({std::string{where}, {pattern, {Name{one.name}, Name{other.name}}}});
}

void object_to_melees(const State& state, const PlayedAction& wanted, Problems& problems)
{
    object_to_stand(state, wanted, problems);
    object_to_melee(state, wanted, problems);
}

} // namespace santa_anna
