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
/// Their keys alone, in the order of the alphabet.
std::vector<std::string> scenario_keys(const Ruleset& ruleset);
/// What a built-in scenario states; an unknown key is told with those there are.
std::expected<std::vector<Statement>, Problems> scenario_statements(const Ruleset& ruleset, std::string_view key);

} // namespace corneta
