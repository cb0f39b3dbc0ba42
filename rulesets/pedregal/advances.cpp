// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

#include <algorithm>

/// Who may advance after combat: whose attack has cleared the hex. 18.2, 19.1.
namespace pedregal {

namespace {

bool has_gone(const Unit& unit)
{
    return unit[stat::destroyed] || unit[stat::status] == Status::Routed;
}

} // namespace

std::vector<std::string> in_hex_of(const State& state, std::span<const std::string> defenders)
{
    std::vector<std::string> all{defenders.begin(), defenders.end()};
    for (const Unit& unit : state.units) {
        const auto stands_with_it = [&](const std::string& key) { return (*state.find(key))[stat::bastion] == unit[stat::bastion]; };
        const bool is_named = std::ranges::find(defenders, unit.key) != defenders.end();
        if (unit[stat::bastion] && !is_named && is_on_map(state, unit) && std::ranges::any_of(defenders, stands_with_it))
            all.push_back(unit.key);
    }
    return all;
}

void let_advance(std::span<const std::string> attackers, std::span<const std::string> in_hex, std::span<const std::string> driven,
                 EffectsBuilder& effects)
{
    std::vector<std::string> leaving;
    for (const std::string& key : in_hex) {
        if (has_gone(effects.unit(key)))
            continue;
        if (std::ranges::find(driven, key) == driven.end() && !corneta::game::must_follow(effects.state(), retreat.key, key))
            return; // it stays
        leaving.push_back(key);
    }
    for (const std::string& key : attackers)
        if (leaving.empty())
            effects.mark(key, stat::advances);
        else
            put_in(effects, key, stat::drives, leaving);
}

void leave_hex(const std::string& key, bool stays, EffectsBuilder& effects)
{
    const State before = effects.state();
    for (const Unit& attacker : before.units) {
        if (!take_out(effects, attacker.key, stat::drives, std::array{key}))
            continue;
        if (stays)
            effects.set(attacker.key, stat::drives, {});
        else if (!effects.unit(attacker.key).has(stat::drives))
            effects.mark(attacker.key, stat::advances);
    }
}

} // namespace pedregal
