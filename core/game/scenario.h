// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/rules.h"
#include "core/statement.h"

#include <expected>
#include <span>
#include <string>

namespace corneta::game {

/// How a game begins.
struct Scenario {
    std::string key;
    std::string label;
    std::string about;
    std::string source; ///< where its numbers come from
    State start;
};

/// Reads a scenario: its first line names it and its ruleset, `{"scenario":…,"ruleset":…,"label":…,"about":…,"source":…}`, then one line a
/// side, then the others: `{"unit":KEY,"code":…,"name":…,"side":…,"command":…,"stats":{…}}`, where a leader or what else the ruleset knows
/// stands in the place of `unit`. Says everything that is wrong, by line.
std::expected<Scenario, Problems> scenario_from(const Ruleset& ruleset, std::span<const Statement> statements);

/// A game without a scenario: no units yet, the first phase of the first turn.
State empty_table(const Ruleset& ruleset);

} // namespace corneta::game
