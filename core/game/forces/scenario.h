// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/statement.h"
#include "core/game/play/rules.h"
#include "core/text/source.h"

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace corneta::game {

/// What a scenario leaves to the players; of a kept game what they chose.
struct ScenarioOption {
    std::string key;
    std::string label;
    std::string about;
    std::string without; ///< the option that it does not go with
};

/// Where a number that a scenario states comes from.
struct StatSource {
    std::string unit;
    std::string stat;
    Source source = Source::House;
};

/// How a game begins.
struct Scenario {
    std::string key;
    std::string label;
    std::string about;
    std::string attacker; ///< the side that goes for the other one in a game that plays itself; empty: both do
    std::string source;   ///< where its numbers come from unless a line says otherwise
    std::vector<ScenarioOption> options;
    std::vector<StatSource> sources; ///< of each stat that it states, if it says so
    State start;

    /// Of a stat as the scenario states it; nothing where it does not say so.
    std::optional<Source> source_of(std::string_view unit, std::string_view stat) const;
};

/// Reads a scenario: its first line names it and its ruleset, `{"scenario":…,"ruleset":…,"label":…,"about":…,"source":…}`, with
/// `"attacker":SIDE` where one side attacks, then one line a side, then the others: `{"unit":KEY,"code":…,"name":…,"side":…,"command":…,"stats":{…}}`, where a leader or what else the ruleset knows
/// stands in the place of `unit`. `"source":WORD` is of all stats of such a line, `"sources":{STAT:WORD}` of some of them.
/// `{"option":KEY,"label":…,"about":…,"without":KEY}` is a choice; a line of a unit with `"option":KEY` counts with it alone, here not.
/// Says everything that is wrong, by line.
std::expected<Scenario, Problems> scenario_from(const Rulebook& book, std::span<const Statement> statements);

/// What a scenario states of a unit: numbers, yes and no as JSON has them, by what the ruleset knows of its stats.
Members members_of(const Unit& unit, std::span<const StatSpec> specs);

/// What a scenario of these units states, the sides first: of `head` key, label, about, attacker and source. Problems with it are of a file that
/// is called as its key.
std::vector<Statement> statements_of(const Ruleset& ruleset, const Scenario& head, std::span<const Unit> units);

/// What the first line of a scenario and its options say, nothing checked and nobody mustered: for a list of scenarios that were.
Scenario head_of(std::span<const Statement> statements);

/// The statements of a scenario where these options are chosen: what a line of an option says of a unit that stands already takes the place
/// of what was said; choices that were not taken are left out. An unknown option is told with those there are.
std::expected<std::vector<Statement>, Problems> with_options(std::span<const Statement> statements, std::span<const std::string> chosen);

/// How a scenario may begin: without an option, then with one at a time.
std::expected<std::vector<State>, Problems> starts_of(const Rulebook& book, std::span<const Statement> statements);

/// The member that stands for the key of a unit, which is its kind: of two that may, such as a unit's own side, the one that is no side.
std::string kind_named_in(const Statement& statement);
/// The side that attacks by the first of a scenario's lines; empty where there is none or it does not say so.
std::string_view attacker_in(std::span<const Members> lines);
/// Whether a line declares an option, and is no unit.
bool is_option(const Statement& statement);

/// A game without a scenario: no units yet, the first phase of the first turn.
State empty_table(const Ruleset& ruleset);

} // namespace corneta::game
