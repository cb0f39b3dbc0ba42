// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/santa_anna/game/game.h"

#include <algorithm>

namespace santa_anna {

namespace {

using Keys = std::vector<std::string>;

constexpr char mark = '+';

bool holds(const Keys& keys, const std::string& key)
{
    return std::ranges::find(keys, key) != keys.end();
}

/// Those a unit attacked and is locked with, as far as they are on the table: players may have written anything.
Keys attacked_by(const State& state, const Unit& unit)
{
    Keys keys;
    if (unit.has(stat::locked_with))
        for (const std::string_view word : corneta::split(unit[stat::locked_with], mark))
            if (const Unit* const found = state.find(word); found != nullptr && found != &unit && !holds(keys, found->key))
                keys.push_back(found->key);
    return keys;
}

Keys enemies_of(const State& state, const std::string& key)
{
    Keys enemies = attacked_by(state, *state.find(key));
    for (const Unit& unit : state.units)
        if (holds(attacked_by(state, unit), key) && !holds(enemies, unit.key))
            enemies.push_back(unit.key);
    return enemies;
}

void set_attacked(const std::string& attacker, const Keys& keys, EffectsBuilder& effects)
{
    std::string word;
    for (const std::string& key : keys)
        word += (word.empty() ? "" : std::string{mark}) + key;
    effects.set(attacker, stat::locked_with, word);
}

void forget(const std::string& attacker, const std::string& defender, EffectsBuilder& effects)
{
    Keys keys = attacked_by(effects.state(), effects.unit(attacker));
    if (std::erase(keys, defender) > 0)
        set_attacked(attacker, keys, effects);
}

void free_without_enemies(const std::string& key, EffectsBuilder& effects)
{
    if (effects.unit(key)[stat::in_melee] && enemies_of(effects.state(), key).empty())
        effects.set(key, stat::in_melee, false);
}

/// A melee of all that are locked with each other.
struct Fight {
    Keys attackers;
    Keys defenders;
};

Fight fight_around(const State& state, const std::string& key)
{
    Fight fight{{key}, {}};
    for (std::size_t before = 0; before != fight.attackers.size() + fight.defenders.size();) {
        before = fight.attackers.size() + fight.defenders.size();
        for (const auto& [ours, theirs] : {std::pair{&fight.attackers, &fight.defenders}, std::pair{&fight.defenders, &fight.attackers}})
            for (const std::string& one : Keys{*ours})
                for (const std::string& enemy : enemies_of(state, one))
                    if (!holds(*theirs, enemy))
                        theirs->push_back(enemy);
    }
    return fight;
}

/// More units than the form of a melee holds are the players' to divide.
Roles roles_of(const Fight& fight)
{
    if (fight.attackers.size() > most_units || fight.defenders.size() > most_units)
        return {};
    return {{std::string{role::attacker.key}, fight.attackers}, {std::string{role::defender.key}, fight.defenders}};
}

} // namespace

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

void unlock(const std::string& attacker, const std::string& defender, EffectsBuilder& effects)
{
    forget(attacker, defender, effects);
    forget(defender, attacker, effects);
    free_without_enemies(attacker, effects);
    free_without_enemies(defender, effects);
}

void leave_melees(const std::string& unit, EffectsBuilder& effects)
{
    for (const std::string& enemy : enemies_of(effects.state(), unit))
        unlock(unit, enemy, effects);
    free_without_enemies(unit, effects);
}

void offer_melees(EffectsBuilder& effects)
{
    Keys offered;
    for (const Unit& unit : effects.state().units) {
        if (attacked_by(effects.state(), unit).empty() || holds(offered, unit.key))
            continue;
        const Fight fight = fight_around(effects.state(), unit.key);
        offered.insert(offered.end(), fight.attackers.begin(), fight.attackers.end());
        offered.insert(offered.end(), fight.defenders.begin(), fight.defenders.end());
        effects.offer(follow_up(Follow::Must, unit.key, action::melee, unit.name + " fights on in its melee", roles_of(fight)));
    }
}

} // namespace santa_anna
