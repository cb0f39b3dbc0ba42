// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/scenarios.h"

#include "app/storage/files/json_lines.h"
#include "app/storage/packs/packs.h"

#include <fmt/format.h>

namespace corneta {

std::vector<std::string> scenario_keys(const Ruleset& ruleset)
{
    return built_in_keys(ruleset, "scenarios");
}

std::expected<std::vector<Statement>, Problems> scenario_statements(const Ruleset& ruleset, std::string_view key)
{
    std::string known;
    for (const std::string& one : scenario_keys(ruleset)) {
        if (one == key)
            return statements_from_file(fmt::format(":/rulesets/{}/scenarios/{}.jsonl", ruleset.folder, key));
        known += (known.empty() ? "" : ", ") + one;
    }
    return std::unexpected{Problems{{std::string{key}, {"unknown scenario; there are {0}", {Name{known}}}}}};
}

std::expected<std::vector<game::Scenario>, Problems> scenarios_of(const Ruleset& ruleset)
{
    std::vector<game::Scenario> scenarios;
    const auto book = rulebook_with_pack(ruleset);
    if (!book)
        return std::unexpected{book.error()};
    for (const std::string& key : scenario_keys(ruleset)) {
        const auto statements = scenario_statements(ruleset, key);
        auto scenario = statements ? game::scenario_from(*book, *statements) : std::unexpected{statements.error()};
        if (!scenario)
            return std::unexpected{std::move(scenario.error())};
        scenarios.push_back(std::move(*scenario));
    }
    return scenarios;
}

} // namespace corneta
