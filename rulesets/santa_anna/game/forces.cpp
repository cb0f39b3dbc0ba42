// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

namespace santa_anna {

Problems muster(Unit& unit)
{
    if (unit[stat::arrives] > 0)
        fill_in(unit, stat::off_table, true);
    if (unit.kind != kind::unit)
        return {};
    for (const Stat<int>& lost : {stat::stragglers, stat::casualties})
        fill_in(unit, lost, 0);
    const int lost = unit[stat::stragglers] + unit[stat::casualties];
    const std::string where{stat::castings.key};
    if (!unit.has(stat::castings) && !unit.has(stat::effectives))
        return {{where, {"its number of castings is missing"}}};
    fill_in(unit, stat::castings, unit[stat::effectives] + lost);
    fill_in(unit, stat::effectives, unit[stat::castings] - lost);
    fill_in(unit, stat::losses, lost);
    if (unit[stat::effectives] < 0 || unit[stat::castings] != unit[stat::effectives] + lost)
        return {{where, {"{0} castings are not its effectives, stragglers and casualties", {unit[stat::castings]}}}};
    return {};
}

void refit(Unit& unit, int fit, int better)
{
    if (unit.kind == kind::leader && better != 0)
        unit.put(stat::rating, std::max(0, unit[stat::rating] + better));
    if (unit.kind != kind::unit)
        return;
    for (const Stat<int>& counted : {stat::effectives, stat::stragglers, stat::casualties, stat::losses})
        unit.stats.erase(counted.key);
    unit.put(stat::castings, fit);
    unit.shift(stat::experience, better);
}

} // namespace santa_anna
