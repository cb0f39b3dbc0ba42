// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/santa_anna/game/melees.h"

#include <algorithm>
#include <iterator>

/// Who is locked in melee with whom, who fights in one and who supports them. Adding Units to Melee.
namespace santa_anna {

namespace {

using Keys = std::vector<std::string>;

bool holds(const Keys& keys, const std::string& key)
{
    return std::ranges::find(keys, key) != keys.end();
}

void join_in(Keys& keys, const std::string& key)
{
    if (!holds(keys, key))
        keys.push_back(key);
}

/// Those a unit attacked and is locked with, as far as they are on the table: players may have written anything.
Keys attacked_by(const State& state, const Unit& unit)
{
    Keys keys;
    for (const Unit* const other : units_of(state, unit[stat::locked_with]))
        if (other != &unit)
            join_in(keys, other->key);
    return keys;
}

Keys enemies_of(const State& state, const std::string& key)
{
    Keys enemies = attacked_by(state, *state.find(key));
    for (const Unit& unit : state.units)
        if (holds(attacked_by(state, unit), key))
            join_in(enemies, unit.key);
    return enemies;
}

void set_attacked(const std::string& attacker, const Keys& keys, EffectsBuilder& effects)
{
    effects.set(attacker, stat::locked_with, corneta::game::joined_keys(keys));
}

void lock(const std::string& attacker, const std::string& defender, EffectsBuilder& effects)
{
    Keys keys = attacked_by(effects.state(), effects.unit(attacker));
    if (!holds(enemies_of(effects.state(), attacker), defender)) {
        keys.push_back(defender);
        set_attacked(attacker, keys, effects);
    }
    effects.mark(attacker, stat::in_melee);
    effects.mark(defender, stat::in_melee);
}

void free_without_enemies(const std::string& key, EffectsBuilder& effects)
{
    if (effects.unit(key)[stat::in_melee] && enemies_of(effects.state(), key).empty())
        effects.set(key, stat::in_melee, false);
}

/// Their melee is over; who has no enemy left is free.
void unlock(const std::string& one, const std::string& other, EffectsBuilder& effects)
{
    for (const auto& [attacker, defender] : {std::pair{one, other}, std::pair{other, one}}) {
        Keys keys = attacked_by(effects.state(), effects.unit(attacker));
        if (std::erase(keys, defender) > 0)
            set_attacked(attacker, keys, effects);
    }
    free_without_enemies(one, effects);
    free_without_enemies(other, effects);
}

/// Those it is locked with, or one of them has closed with the other.
Keys opponents_of(const State& state, const std::string& key)
{
    Keys opponents = enemies_of(state, key);
    for (const Unit& unit : state.units)
        if (has_closed_with(unit, *state.find(key)) || has_closed_with(*state.find(key), unit))
            join_in(opponents, unit.key);
    return opponents;
}

/// A melee of all that fight each other, on one side and on the other.
std::array<Keys, 2> fight_around(const State& state, const std::string& key)
{
    std::array<Keys, 2> fight{Keys{key}, Keys{}};
    for (std::size_t known = 0; known != fight[0].size() + fight[1].size();) {
        known = fight[0].size() + fight[1].size();
        for (const std::size_t side : {0U, 1U})
            for (const std::string& one : Keys{fight.at(side)})
                for (const std::string& enemy : opponents_of(state, one))
                    join_in(fight.at(1 - side), enemy);
    }
    return fight;
}

} // namespace

bool has_closed_with(const Unit& one, const Unit& other)
{
    const auto is_there = [](const Unit& unit) { return !unit[stat::destroyed] && !unit[stat::off_table]; };
    return one[stat::closed_with] == other.key && !one[stat::broken] && is_there(one) && is_there(other);
}

bool has_yet_to_fight(const Unit& unit)
{
    return !unit[stat::fought_this_turn] || unit.has(stat::closed_with);
}

std::vector<std::string> all_in(const Roles& melee)
{
    Keys units = units_in(melee, role::attacker);
    std::ranges::copy(units_in(melee, role::defender), std::back_inserter(units));
    return units;
}

void leave_melees(const std::string& unit, EffectsBuilder& effects)
{
    for (const std::string& enemy : enemies_of(effects.state(), unit))
        unlock(unit, enemy, effects);
    free_without_enemies(unit, effects);
}

void fight_on(const State& before, const Roles& roles, bool is_locked, EffectsBuilder& effects)
{
    const Keys& attackers = units_in(roles, role::attacker);
    const Keys& defenders = units_in(roles, role::defender);
    const auto touches_any = [&](const std::string& one, const Keys& others) {
        const Keys opponents = opponents_of(before, one);
        return std::ranges::any_of(others, [&](const std::string& other) { return holds(opponents, other); });
    };
    for (const std::string& attacker : attackers)
        for (const std::string& defender : defenders)
            if (!is_locked || effects.unit(attacker)[stat::broken] || effects.unit(defender)[stat::broken])
                unlock(attacker, defender, effects);
            else if (has_closed_with(*before.find(defender), *before.find(attacker)))
                lock(defender, attacker, effects);
            else if (touches_any(attacker, {defender}) || !touches_any(attacker, defenders) || !touches_any(defender, attackers))
                lock(attacker, defender, effects);
}

Roles melee_around(const State& state, const std::string& key, const std::vector<std::string>& who_else_fights)
{
    auto fight = fight_around(state, key);
    const auto is_to_fight = [&](const std::string& one) { return has_yet_to_fight(*state.find(one)); };
    const auto has_fought = [&](const std::string& one) {
        return one != key && !is_to_fight(one) && std::ranges::none_of(opponents_of(state, one), is_to_fight);
    };
    const auto fights_elsewhere = [&](const std::string& one) { return one != key && holds(who_else_fights, one); };
    for (Keys& side : fight) {
        if (!std::ranges::all_of(side, has_fought))
            std::erase_if(side, has_fought);
        if (side.size() > most_units && !std::ranges::all_of(side, fights_elsewhere))
            std::erase_if(side, fights_elsewhere);
        side.resize(std::min(side.size(), most_units));
    }
    return {{std::string{role::attacker.key}, std::move(fight[0])}, {std::string{role::defender.key}, std::move(fight[1])}};
}

std::vector<std::string> friends_who_have_fought(const State& state, const std::string& key)
{
    Keys friends = fight_around(state, key)[0];
    std::erase_if(friends, [&](const std::string& one) { return one == key || has_yet_to_fight(*state.find(one)); });
    return friends;
}

bool fit_in_one_melee(const State& state, const std::string& key)
{
    return std::ranges::all_of(fight_around(state, key), [](const Keys& side) { return side.size() <= most_units; });
}

void end_charges_at(const std::string& fled, EffectsBuilder& effects)
{
    if (effects.state().stage.phase != phase::melee)
        return;
    for (const Unit& unit : std::vector<Unit>{effects.state().units}) {
        if (unit[stat::touches] == fled && unit[stat::charging] && !unit[stat::closed_this_turn])
            effects.mark(unit.key, stat::closed_this_turn);
        if (unit[stat::closed_with] == fled)
            effects.set(unit.key, stat::closed_with, "");
    }
}

void take_support(const PlayedAction& played, EffectsBuilder& effects)
{
    if (is_any_of(played, action::movement, action::leave_table))
        for (const std::string& unit : units_in(played.roles, role::unit))
            effects.set(unit, stat::supports, "");
    if (!is_any_of(played, action::support))
        return;
    effects.set(played.unit(role::attacker), stat::supports, played.unit(role::followed));
}

int supporters_of(const State& state, const std::vector<const Unit*>& fighting)
{
    int castings = 0;
    for (const Unit& unit : state.units)
        for (const Unit* const supported : fighting)
            if (unit[stat::supports] == supported->key && !unit[stat::in_melee] && !unit[stat::broken] && !unit[stat::destroyed]
                && !owes_retreat(state, unit))
                castings += unit[stat::effectives];
    if (fighting.empty())
        return castings;
    for (const std::string& key : friends_who_have_fought(state, fighting.front()->key))
        if (std::ranges::none_of(fighting, [&](const Unit* unit) { return unit->key == key; }))
            castings += (*state.find(key))[stat::effectives];
    return castings;
}

void end_turn_of_support(const Unit& unit, EffectsBuilder& effects)
{
    const Unit* const supported = effects.state().find(unit[stat::supports]);
    if (supported == nullptr || !(*supported)[stat::in_melee] || unit[stat::broken])
        effects.set(unit.key, stat::supports, "");
}

} // namespace santa_anna
