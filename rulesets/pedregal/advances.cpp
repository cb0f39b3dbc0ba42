// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/pedregal/game.h"

#include <fmt/ranges.h>

#include <algorithm>

/// Who may advance after combat: whose attack has cleared the hex. 18.2, 19.1.
namespace pedregal {

namespace {

bool has_gone(const Unit& unit)
{
    return unit[stat::destroyed] || unit[stat::status] == Status::Routed;
}

} // namespace

bool stands_above_garrison(const State& state, const Unit& unit)
{
    const std::string_view bastion = unit[stat::bastion];
    return !bastion.empty() && !unit[stat::garrison] && std::ranges::any_of(state.units, [&](const Unit& other) {
        return other[stat::garrison] && other[stat::bastion] == bastion && is_on_map(state, other);
    });
}

void let_advance(const PlayedAction& attacked, std::span<const std::string> driven, EffectsBuilder& effects)
{
    std::vector<std::string> leaving;
    for (const std::string& key : units_in(attacked.roles, role::defender)) {
        if (has_gone(effects.unit(key)))
            continue;
        if (std::ranges::find(driven, key) == driven.end())
            return; // it stays
        leaving.push_back(key);
    }
    for (const std::string& key : units_in(attacked.roles, role::attacker))
        if (leaving.empty())
            effects.mark(key, stat::advances);
        else
            effects.set(key, stat::drives, fmt::format("{}", fmt::join(leaving, " ")));
}

void leave_hex(const std::string& key, bool stays, EffectsBuilder& effects)
{
    const State before = effects.state();
    for (const Unit& attacker : before.units) {
        auto driven = corneta::split(attacker[stat::drives], ' ');
        if (std::erase(driven, key) == 0)
            continue;
        effects.set(attacker.key, stat::drives, stays ? std::string{} : fmt::format("{}", fmt::join(driven, " ")));
        if (!stays && driven.empty())
            effects.mark(attacker.key, stat::advances);
    }
}

} // namespace pedregal
