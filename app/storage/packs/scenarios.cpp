// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/scenarios.h"

#include "app/storage/files/json_lines.h"
#include "app/storage/packs/packs.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <span>

namespace corneta {

bool is_scenario_key(std::string_view key)
{
    constexpr std::size_t longest = 60;
    const auto is_of_key = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
    };
    return !key.empty() && key.size() <= longest && std::ranges::all_of(key, is_of_key) && key.front() != '-';
}

std::vector<std::string> scenario_keys(const Ruleset& ruleset)
{
    return built_in_keys(ruleset, "scenarios");
}

std::vector<std::string> own_scenario_keys(const Ruleset& ruleset)
{
    std::vector<std::string> keys;
    const QFileInfo any{QString::fromStdString(path_of_own_scenario(ruleset, "any"))};
    for (const QFileInfo& file : QDir{any.path()}.entryInfoList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name))
        if (std::string key = file.completeBaseName().toStdString(); is_scenario_key(key))
            keys.push_back(std::move(key));
    return keys;
}

std::vector<std::string> all_scenario_keys(const Ruleset& ruleset)
{
    std::vector<std::string> keys = scenario_keys(ruleset);
    std::ranges::move(own_scenario_keys(ruleset), std::back_inserter(keys));
    return keys;
}

std::expected<std::vector<Statement>, Problems> scenario_statements(const Ruleset& ruleset, std::string_view key)
{
    const auto keys = scenario_keys(ruleset);
    if (std::ranges::find(keys, key) != keys.end())
        return statements_from_file(fmt::format(":/rulesets/{}/scenarios/{}.jsonl", ruleset.folder, key));
    const auto all = all_scenario_keys(ruleset);
    if (std::ranges::find(all, key) != all.end())
        return statements_from_file(path_of_own_scenario(ruleset, key));
    return refused(std::string{key}, {"unknown scenario; there are {0}", {Name{fmt::format("{}", fmt::join(all, ", "))}}});
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

std::vector<game::Scenario> own_scenarios_of(const Ruleset& ruleset)
{
    std::vector<game::Scenario> scenarios;
    const auto book = rulebook_with_pack(ruleset);
    for (const std::string& key : book ? own_scenario_keys(ruleset) : std::vector<std::string>{})
        if (const auto statements = scenario_statements(ruleset, key))
            if (auto scenario = game::scenario_from(*book, *statements)) // one that was spoiled is refused by its name alone
                scenarios.push_back(std::move(*scenario));
    return scenarios;
}

std::string path_of_own_scenario(const Ruleset& ruleset, std::string_view key)
{
    const std::string data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation).toStdString();
    return fmt::format("{}/corneta/scenarios/{}/{}.jsonl", data, ruleset.key, key);
}

std::vector<game::Unit> typical_units(const Ruleset& ruleset)
{
    const auto book = rulebook_with_pack(ruleset);
    if (!book)
        return {};
    std::set<std::string_view> numbers;
    const std::vector<game::StatSpec> specs = game::stats_of(ruleset);
    std::set<std::string_view> relations;
    for (const game::StatSpec& spec : specs)
        if (spec.field.kind == Kind::Number)
            numbers.insert(spec.field.key);
        else if (spec.names != game::Names::Nothing)
            relations.insert(spec.field.key);
    std::vector<game::Unit> typical;
    std::set<std::string> sorts;
    for (const std::string& key : all_scenario_keys(ruleset)) {
        const auto statements = scenario_statements(ruleset, key);
        const auto scenario = statements ? game::scenario_from(*book, *statements) : std::unexpected{Problems{}};
        for (const Statement& statement : scenario ? std::span{*statements} : std::span<const Statement>{}) {
            const std::string kind = game::kind_named_in(statement);
            const game::Unit* const whole = kind.empty() ? nullptr : scenario->start.find(text_in(statement.members, kind));
            const auto* const stated = member_as<Members>(statement.members, "stats");
            if (whole == nullptr || whole->kind == "side" || stated == nullptr || statement.find("option") != nullptr)
                continue;
            game::Unit unit = *whole;
            unit.stats = {};
            std::string sort = kind;
            for (const auto& [stat, value] : *stated) {
                if (relations.contains(stat))
                    continue;
                unit.stats[stat] = std::string{whole->word(stat)};
                if (!numbers.contains(stat))
                    sort += fmt::format(" {}={}", stat, unit.stats[stat]);
            }
            if (sorts.insert(std::move(sort)).second)
                typical.push_back(std::move(unit));
        }
    }
    return typical;
}

} // namespace corneta
