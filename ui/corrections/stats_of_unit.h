// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"
#include "core/game/state/unit.h"

#include <string>
#include <vector>

namespace corneta::ui {

/// The stats in which the parts of a unit's whole are counted, the first part first; where the ruleset tells no parts, all that it has in
/// numbers. Parts that follow from other numbers are no stat.
std::vector<std::string> counted_stats(const Rulebook& book, const game::Unit& unit);

/// The stats that a unit has and those that its kind may have: what it is counted by, the others it has, the rest.
struct StatsOfUnit {
    std::vector<game::StatSpec> had;
    std::vector<game::StatSpec> others;
};
StatsOfUnit stats_of_unit(const Rulebook& book, const game::Unit& unit);

} // namespace corneta::ui
