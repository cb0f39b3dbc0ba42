// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/becoming.h"

#include <algorithm>

namespace corneta::game {

namespace {

bool is_same(const Unit& unit, const Unit& other)
{
    const auto has_stat = [&](const auto& stat) { return other.stats.contains(stat.first); };
    return unit.code == other.code && unit.name == other.name && unit.kind == other.kind && unit.side == other.side
        && unit.command == other.command && std::ranges::all_of(unit.stats, has_stat);
}

void change(const Unit& from, const Unit& to, std::vector<StatChange>& changes)
{
    for (const auto& [stat, word] : to.stats)
        if (!from.stats.contains(stat) || from.word(stat) != word)
            changes.push_back({to.key, stat, Does::Set, word});
}

} // namespace

std::expected<Effects, Problems> becoming(const State& from, const State& to)
{
    Effects effects;
    Problems problems;
    for (const Unit& unit : from.units) {
        const auto found = std::ranges::find(to.units, unit.key, &Unit::key);
        if (found == to.units.end())
            effects.leave.insert(effects.leave.begin(), unit.key); // sides, which come first, go last
        else if (is_same(unit, *found))
            change(unit, *found, effects.stats);
        else
            problems.push_back({unit.key, {"is another unit there"}});
    }
    for (const Unit& unit : to.units)
        if (std::ranges::find(from.units, unit.key, &Unit::key) == from.units.end())
            effects.arrive.push_back(unit);
    for (const Owed& owed : to.owed)
        effects.next.push_back(owed.next);
    effects.lifts_pending = !from.pending.empty();
    effects.lets_go = true;
    effects.stage = to.stage;
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    return effects;
}

} // namespace corneta::game
