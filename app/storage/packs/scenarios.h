// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/forces/scenario.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

/// The scenarios built in, by their keys: `:/rulesets/<folder>/scenarios/<key>.jsonl`.
std::expected<std::vector<game::Scenario>, Problems> scenarios_of(const Ruleset& ruleset);
/// The keys of those built in, in the order of the alphabet.
std::vector<std::string> scenario_keys(const Ruleset& ruleset);
/// Those that players have saved, in their own folder, by their keys.
std::vector<std::string> own_scenario_keys(const Ruleset& ruleset);
/// Of those the ones that can be read.
std::vector<game::Scenario> own_scenarios_of(const Ruleset& ruleset);
/// The keys of both, those built in first.
std::vector<std::string> all_scenario_keys(const Ruleset& ruleset);
/// What a scenario states, built in or of the players' own folder; an unknown key is told with those there are.
std::expected<std::vector<Statement>, Problems> scenario_statements(const Ruleset& ruleset, std::string_view key);

/// Where the players' own scenario with that key stands or will stand.
std::string path_of_own_scenario(const Ruleset& ruleset, std::string_view key);

/// A unit, leader or section of each sort that the scenarios have, with the stats that they state of it, those built in first: of those that
/// differ in numbers alone one stands for all.
std::vector<game::Unit> typical_units(const Ruleset& ruleset);

/// Whether a word may be a scenario's key and the name of its file: small letters, digits and hyphens.
bool is_scenario_key(std::string_view key);

} // namespace corneta
