// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/forces/scenario.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

/// A scenario built in, with some of its options; an empty one when something is wrong, which is told.
corneta::game::Scenario built_in(const corneta::Ruleset& ruleset, const std::string& key, const std::vector<std::string>& options = {});

/// The sum of a stat of the units that count.
int sum(const corneta::game::Scenario& of, std::string_view stat, const auto& counts)
{
    int total = 0;
    for (const corneta::game::Unit& unit : of.start.units)
        if (unit.kind == "unit" && counts(unit))
            total += corneta::game::number_of(unit.word(stat));
    return total;
}

/// How many units count.
int count(const corneta::game::Scenario& of, const auto& counts)
{
    return static_cast<int>(
        std::ranges::count_if(of.start.units, [&](const corneta::game::Unit& unit) { return unit.kind == "unit" && counts(unit); }));
}

inline auto in_arm(std::string_view side, std::string_view arm)
{
    return [side, arm](const corneta::game::Unit& unit) { return unit.side == side && unit.word("arm") == arm; };
}

inline auto led_by(std::string_view command)
{
    return [command](const corneta::game::Unit& unit) { return unit.command == command; };
}

/// A stat of a unit.
std::string word(const corneta::game::Scenario& of, std::string_view unit, std::string_view stat);
