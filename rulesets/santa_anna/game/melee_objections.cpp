// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/melees.h"

#include <algorithm>
#include <tuple>

/// What speaks against a roll to stand and a melee.
namespace santa_anna {

namespace {

void object_to_stand(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_any_of(wanted, action::roll_to_stand))
        return;
    for (const Unit* const unit : units_by(state, wanted.roles, role::defender)) {
        const auto closes = [&](const Unit& other) { return has_closed_with(other, *unit); };
        const auto charges_too = [&](const Unit* other) { return closes(*other) && charge_each_other(*other, *unit); };
        if ((*unit)[stat::broken])
            object_to(*unit, role::defender, "{0} is broken", problems);
        else if ((*unit)[stat::in_melee])
            object_to(*unit, role::defender, "{0} is in melee and does not roll to stand", problems);
        else if ((*unit)[stat::stood_this_turn])
            object_to(*unit, role::defender, "{0} has rolled to stand this turn", problems);
        else if (std::ranges::none_of(state.units, closes))
            object_to(*unit, role::defender, "nobody has closed with {0}", problems);
        else if (whom_it_stands_before(state, *unit).empty()
                 || std::ranges::any_of(units_by(state, wanted.roles, role::attacker), charges_too))
            object_to(*unit, role::defender, "{0} charges too: it rolls to close and does not stand", problems);
        object_to_what_delays_both(state, {unit}, role::defender, problems);
    }
    for (const Unit* const unit : units_by(state, wanted.roles, role::attacker))
        if ((*unit)[stat::broken])
            object_to(*unit, role::attacker, "{0} is broken", problems);
}

/// Whoever is broken is fallen upon or not there.
void object_to_broken(const std::vector<const Unit*>& units, const std::vector<const Unit*>& enemies, Role role, Problems& problems)
{
    for (const Unit* const unit : units)
        if ((*unit)[stat::broken] && std::ranges::none_of(enemies, [&](const Unit* one) { return has_closed_with(*one, *unit); }))
            object_to(*unit, role, "{0} is broken", problems);
}

/// Each attacker is locked with an enemy there, or one of the two has closed.
void object_to_uncharged(const State& state, const std::vector<const Unit*>& attackers, const std::vector<const Unit*>& defenders,
                         Problems& problems)
{
    for (const Unit* const attacker : attackers) {
        const auto enemies = units_in(melee_around(state, attacker->key), role::defender);
        const auto fights = [&](const Unit* other) { return std::ranges::find(enemies, other->key) != enemies.end(); };
        if (fit_in_one_melee(state, attacker->key) && !(*attacker)[stat::broken] && !defenders.empty()
            && std::ranges::none_of(defenders, fights))
            object_to(*attacker, role::attacker,
                      (*attacker)[stat::charging] ? "{0} has not closed: it rolls to close first"
                                                  : "{0} is in no melee with them and has declared no charge",
                      problems);
    }
}

/// Two rounds a turn, unless one who has not fought has come.
void object_to_second_fight(const std::vector<const Unit*>& attackers, const std::vector<const Unit*>& defenders, Problems& problems)
{
    const auto is_to_fight = [](const Unit* unit) { return has_yet_to_fight(*unit); };
    for (const auto& [units, enemies, role] :
         {std::tuple{&attackers, &defenders, role::attacker}, std::tuple{&defenders, &attackers, role::defender}})
        for (const Unit* const unit : *units)
            if (!is_to_fight(unit) && std::ranges::none_of(*enemies, is_to_fight)) {
                object_to(*unit, role, "{0} has fought its rounds this turn", problems);
                return;
            }
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
    object_to_second_fight(attackers, defenders, problems);
    for (const auto& [units, enemies, role] :
         {std::tuple{&attackers, &defenders, role::attacker}, std::tuple{&defenders, &attackers, role::defender}}) {
        object_to_broken(*units, *enemies, role, problems);
        object_to_what_comes_first(state, *units, role, problems);
    }
    if (!fit_in_one_melee(state, attackers.front()->key))
        return;
    const auto fighting = all_in(wanted.roles);
    for (const auto& filled : melee_around(state, attackers.front()->key))
        for (const std::string& key : filled.units)
            if (std::ranges::find(fighting, key) == fighting.end())
                object_to(*state.find(key), filled.role, "{0} fights in this melee too", problems);
}

} // namespace

void object_to_both(std::string_view where, std::string_view pattern, const Unit& one, const Unit& other, Problems& problems)
{
    problems.push_back({std::string{where}, {pattern, {one, other}}});
}

void object_to_melees(const State& state, const PlayedAction& wanted, Problems& problems)
{
    object_to_stand(state, wanted, problems);
    object_to_melee(state, wanted, problems);
}

} // namespace santa_anna
