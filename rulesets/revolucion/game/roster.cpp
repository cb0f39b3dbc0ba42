// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/roster.h"

#include <algorithm>
#include <cassert>
#include <string>

namespace revolucion {

using corneta::Problems;
using corneta::game::Unit;

namespace {

void fill(Unit& unit, std::string_view stat, std::string_view word)
{
    std::string& kept = unit.stats[std::string{stat}];
    if (kept.empty())
        kept = word;
}

void fill_army(Unit& army)
{
    fill(army, "quality", "average");
    for (const std::string_view count : {"combat_units", "units_destroyed", "leaders_killed", "assets_lost"})
        fill(army, count, "0");
}

/// The formation that a type always has, or the one that the forms start with.
Formation formation_of(UnitType type)
{
    if (runs_on_rails(type))
        return Formation::March;
    return changes_formation(type) ? Formation::Deployed : Formation::Maneuver;
}

void fill_unit(Unit& unit)
{
    const UnitType type = type_of(unit);
    fill(unit, "bases", unit.word("bases_at_start"));
    fill(unit, "bases_at_start", unit.word("bases"));
    fill(unit, "status", word_of(Status::Ok, statuses));
    fill(unit, "formation", word_of(formation_of(type), formations));
    if (changes_formation(type))
        fill(unit, "deployed_at_start", unit.word("formation") == word_of(Formation::Deployed, formations) ? "yes" : "no");
    if (runs_on_rails(type)) {
        fill(unit, "train_now", "halted");
        fill(unit, "last_move", "halt");
    }
}

} // namespace

UnitType type_of(const Unit& unit)
{
    const auto found = std::ranges::find(unit_types, unit.word("type"), &Option::word);
    assert(found != unit_types.end());
    return static_cast<UnitType>(found - unit_types.begin());
}

bool changes_formation(UnitType type)
{
    return type <= UnitType::SlowTransport;
}

Problems muster(Unit& unit)
{
    if (unit.kind == "side")
        fill_army(unit);
    if (unit.kind != "unit")
        return {};
    Problems problems;
    if (unit.word("type").empty())
        problems.push_back({"type", {"which type of unit it is, is missing"}});
    if (unit.number("bases") == 0 && (unit.number("bases_at_start") == 0 || !unit.word("bases").empty()))
        problems.push_back({"bases", {"how many bases it has is missing"}});
    if (problems.empty())
        fill_unit(unit);
    return problems;
}

} // namespace revolucion
