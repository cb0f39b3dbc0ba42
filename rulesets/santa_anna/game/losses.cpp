// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/santa_anna/game/guns_kept.h"

#include <algorithm>

namespace santa_anna {

namespace {

/// A unit's losses are its stragglers and casualties together; a side's are off the table.
void count_losses(const std::string& key, EffectsBuilder& effects)
{
    const Unit& unit = effects.unit(key);
    effects.set(key, stat::losses, unit[stat::stragglers] + unit[stat::casualties]);
}

/// So many of them, or all there are: an answer that was typed may tell of more.
int stragglers_of(const std::string& unit, int wanted, const EffectsBuilder& effects)
{
    return std::min(wanted, effects.unit(unit)[stat::stragglers]);
}

void announce_end(const Unit& unit, bool destroyed, EffectsBuilder& effects)
{
    effects.announce({destroyed ? "{0}: destroyed." : "{0}: broken.", {Name{unit.name}}});
    if (destroyed)
        effects.instruct({"Take {0} off the table.", {Name{unit.name}}});
    else
        effects.offer(retreat(unit));
    if (effects.state().pending.empty() && must_follow(effects.state(), action::rout_check.key, unit.key))
        return; // it broke before
    const Roles who_broke = alone(role::broke, unit.key);
    Next checks = follow_up(Follow::Must, unit.key, action::rout_check, "Each friend that sees " + unit.name + " break rolls a rout check",
                            who_broke);
    checks.choices.push_back({std::string{action::unseen.key}, "No friend sees " + unit.name + " break", who_broke, {}});
    effects.offer(std::move(checks));
}

using Keys = std::vector<std::string>;

constexpr char between_keys = '+';

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
    if (unit.has(stat::locked_with))
        for (const std::string_view word : corneta::split(unit[stat::locked_with], between_keys))
            if (const Unit* const found = state.find(word); found != nullptr && found != &unit)
                join_in(keys, found->key);
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
    std::string word;
    for (const std::string& key : keys)
        word += (word.empty() ? "" : std::string{between_keys}) + key;
    effects.set(attacker, stat::locked_with, word);
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
    const std::string_view closed_with = (*state.find(key))[stat::closed_with];
    for (const Unit& unit : state.units)
        if (!unit[stat::broken] && !unit[stat::destroyed] && (unit.key == closed_with || unit[stat::closed_with] == key))
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

void leave_melees(const std::string& unit, EffectsBuilder& effects)
{
    for (const std::string& enemy : enemies_of(effects.state(), unit))
        unlock(unit, enemy, effects);
    free_without_enemies(unit, effects);
}

bool is_listed(const Unit& unit, const Stat<std::string_view>& stat, std::string_view key)
{
    const auto keys = corneta::split(unit[stat], between_keys);
    return std::ranges::find(keys, key) != keys.end();
}

void list(const std::string& unit, const Stat<std::string_view>& stat, const std::string& key, EffectsBuilder& effects)
{
    if (unit.empty() || key.empty() || is_listed(effects.unit(unit), stat, key))
        return;
    const std::string before{effects.unit(unit)[stat]};
    effects.set(unit, stat, before.empty() ? key : before + between_keys + key);
}

void lose_side(const std::string& side, int castings, EffectsBuilder& effects)
{
    if (!side.empty())
        effects.add(side, stat::losses, castings);
}

bool lose(const Losses& lost, EffectsBuilder& effects)
{
    const int of_crew = straggle_helpers(lost.unit, lost.stragglers, effects);
    const Unit unit = effects.unit(lost.unit);
    const int casualties = std::min(lost.casualties, unit[stat::effectives]);
    const int stragglers = std::min(of_crew, unit[stat::effectives] - casualties);
    effects.add(lost.unit, stat::effectives, -(stragglers + casualties));
    effects.add(lost.unit, stat::stragglers, stragglers);
    effects.add(lost.unit, stat::casualties, casualties);
    count_losses(lost.unit, effects);
    lose_side(unit.side, casualties, effects);
    if (lost.by != LostBy::OnTheWay)
        effects.add(lost.unit, stat::losses_this_turn, casualties + std::max(0, stragglers - lost.straggled));
    if (lost.by == LostBy::Fire) {
        effects.add(lost.unit, stat::fire_losses_this_turn, stragglers + casualties);
        effects.add(lost.unit, stat::casualties_this_turn, casualties);
        if (stragglers > 0)
            effects.mark(lost.unit, stat::straggled_this_turn);
    }
    return stragglers + casualties > 0;
}

void gather(const std::string& unit, int wanted, EffectsBuilder& effects)
{
    const int count = stragglers_of(unit, wanted, effects);
    effects.add(unit, stat::effectives, count);
    effects.add(unit, stat::stragglers, -count);
    count_losses(unit, effects);
}

void overrun(const std::string& unit, int wanted, EffectsBuilder& effects)
{
    const int count = stragglers_of(unit, wanted, effects);
    effects.add(unit, stat::stragglers, -count);
    effects.add(unit, stat::casualties, count);
    if (!effects.unit(unit)[stat::destroyed]) // all of it is lost already
        lose_side(effects.unit(unit).side, count, effects);
}

void break_unit(const std::string& key, EffectsBuilder& effects)
{
    effects.mark(key, stat::broken);
    effects.mark(key, stat::broke_this_turn);
    leave_melees(key, effects);
    end_charges_at(key, effects);
    offer_to_others(key, effects);
    for (const auto& stat : {stat::closed_with, stat::touches})
        if (effects.unit(key).has(stat))
            effects.set(key, stat, "");
    for (const auto& stat : {stat::broke_unseen, stat::retreated}) // of an earlier breaking, or before it
        if (effects.unit(key)[stat])
            effects.set(key, stat, false);
    if (effects.unit(key)[stat::arm] != Arm::Artillery)
        effects.set(key, stat::formation, Formation::Mob);
    else if (!has_lost_its_guns(effects.unit(key)) && effects.unit(key)[stat::unlimbered])
        effects.set(key, stat::unlimbered, false); // the gunners take their guns along
}

void judge(const std::string& key, ToldBy told_by, EffectsBuilder& effects)
{
    const Unit unit = effects.unit(key);
    const bool destroyed = unit[stat::effectives] == 0;
    if (unit[stat::destroyed] || unit.kind != "unit" || unit[stat::undrawn] > 0)
        return;
    if (!destroyed && (unit[stat::broken] || !is_broken(castings_of(unit), unit[stat::stragglers])))
        return;
    if (destroyed) {
        effects.mark(key, stat::destroyed);
        lose_side(unit.side, unit[stat::stragglers] + unit[stat::helpers], effects);
        if (unit[stat::helpers] > 0) {
            effects.set(key, stat::helpers, 0);
            effects.add(key, stat::castings, unit[stat::helpers]);
            effects.add(key, stat::casualties, unit[stat::helpers]);
            count_losses(key, effects);
        }
    }
    break_unit(key, effects);
    if (told_by == ToldBy::PhaseEnd)
        announce_end(unit, destroyed, effects);
}

bool gives_way(const Unit& unit)
{
    const int stragglers = unit[stat::stragglers];
    const int left = unit[stat::castings] + unit[stat::helpers] - stragglers - unit[stat::casualties];
    return unit.kind == "unit" && (unit[stat::broken] || is_broken(left, stragglers));
}

void fight_on(const Roles& roles, bool is_locked, EffectsBuilder& effects)
{
    for (const std::string& attacker : units_in(roles, role::attacker))
        for (const std::string& defender : units_in(roles, role::defender))
            if (is_locked && !effects.unit(attacker)[stat::broken] && !effects.unit(defender)[stat::broken])
                lock(attacker, defender, effects);
            else
                unlock(attacker, defender, effects);
}

Roles melee_around(const State& state, const std::string& key, const std::vector<std::string>& who_else_fights)
{
    auto fight = fight_around(state, key);
    const auto fights_elsewhere = [&](const std::string& one) {
        return one != key && ((*state.find(one))[stat::fought_this_turn] || holds(who_else_fights, one));
    };
    for (Keys& side : fight) {
        if (side.size() <= most_units)
            continue;
        if (!std::ranges::all_of(side, fights_elsewhere))
            std::erase_if(side, fights_elsewhere);
        side.resize(std::min(side.size(), most_units));
    }
    return {{std::string{role::attacker.key}, std::move(fight[0])}, {std::string{role::defender.key}, std::move(fight[1])}};
}

bool fit_in_one_melee(const State& state, const std::string& key)
{
    return std::ranges::all_of(fight_around(state, key), [](const Keys& side) { return side.size() <= most_units; });
}

void offer_melees(EffectsBuilder& effects)
{
    Keys offered;
    for (const Unit& unit : effects.state().units) {
        if (attacked_by(effects.state(), unit).empty() || holds(offered, unit.key))
            continue;
        Roles fight = melee_around(effects.state(), unit.key, offered);
        for (const auto& filled : fight)
            offered.insert(offered.end(), filled.units.begin(), filled.units.end());
        effects.offer(follow_up(Follow::Must, unit.key, action::melee, unit.name + " fights on in its melee", std::move(fight)));
    }
}

} // namespace santa_anna
