// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"

#include "app/storage/files/digest.h"
#include "app/storage/files/json_lines.h"

#include <QDir>

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

namespace corneta {

namespace {

bool has_chart(const Ruleset& ruleset, std::string_view chart)
{
    return std::ranges::find(ruleset.charts, chart, &ChartSpec::key) != ruleset.charts.end();
}

bool can_use(const Ruleset& ruleset, std::span<const Statement> pack)
{
    const auto charts = built_in_charts(ruleset);
    return charts && charts_with(*charts, ruleset.key, pack);
}

} // namespace

std::expected<ChartSet, Problems> built_in_charts(const Ruleset& ruleset)
{
    auto statements = statements_from_file(fmt::format(":/rulesets/{}/charts.jsonl", ruleset.folder));
    if (!statements)
        return std::unexpected{std::move(statements.error())};
    return charts_from(ruleset.charts, *statements);
}

std::vector<std::string> built_in_keys(const Ruleset& ruleset, std::string_view folder)
{
    std::vector<std::string> keys;
    const QString ending = QStringLiteral(".jsonl");
    const QDir files{QString::fromStdString(fmt::format(":/rulesets/{}/{}", ruleset.folder, folder))};
    for (const QString& name : files.entryList({QLatin1Char{'*'} + ending}, QDir::Files, QDir::Name))
        keys.push_back(name.chopped(ending.size()).toStdString());
    return keys;
}

std::expected<std::vector<Statement>, Problems> pack_statements(const Ruleset& ruleset, const std::string& key_or_file)
{
    const std::vector<std::string> keys = built_in_keys(ruleset, "packs");
    const bool is_built_in = std::ranges::find(keys, key_or_file) != keys.end();
    return statements_from_file(is_built_in ? fmt::format(":/rulesets/{}/packs/{}.jsonl", ruleset.folder, key_or_file) : key_or_file);
}

std::expected<Rulebook, Problems> rulebook_with_pack(const Ruleset& ruleset, const std::optional<std::string>& key_or_file)
{
    if (!key_or_file)
        return rulebook_with(ruleset, {});
    const auto statements = pack_statements(ruleset, *key_or_file);
    return statements ? rulebook_with(ruleset, *statements) : std::unexpected{statements.error()};
}

std::expected<Rulebook, Problems> rulebook_with(const Ruleset& ruleset, std::span<const Statement> pack)
{
    auto charts = built_in_charts(ruleset);
    if (charts && !pack.empty())
        charts = charts_with(*charts, ruleset.key, pack);
    if (!charts)
        return std::unexpected{std::move(charts.error())};
    return rulebook(ruleset, std::move(*charts));
}

std::string digest_of(const ChartSet& charts)
{
    std::string cells;
    for (const Chart& chart : charts.charts())
        for (const Cell& cell : chart.cells())
            cells +=
                std::string{chart.spec().key} + '/' + std::string{cell.row_spec().key} + '/' + cell.column_key() + '=' + text(cell) + '\n';
    return hex(text(sha256({cells})));
}

std::expected<const Ruleset*, Problems> ruleset_of_pack(std::span<const Statement> pack, std::span<const Ruleset* const> rulesets)
{
    assert(!pack.empty());
    const Statement& first = pack.front();
    if (const auto* const key = member_as<std::string>(first.members, "ruleset")) {
        const auto found = std::ranges::find(rulesets, *key, &Ruleset::key);
        return found == rulesets.end() ? refused(first.where(), {"unknown ruleset \"{0}\"", {Name{*key}}})
                                       : std::expected<const Ruleset*, Problems>{*found};
    }
    if (first.find("pack") != nullptr)
        return refused(first.where(), {"pack: missing \"ruleset\""});
    const auto* const chart = member_as<std::string>(first.members, "chart");
    if (chart == nullptr)
        return refused(first.where(), {"missing \"chart\""});
    const auto has_it = [&](const Ruleset* ruleset) { return has_chart(*ruleset, *chart); };
    const auto takes_it = [&](const Ruleset* ruleset) { return has_it(ruleset) && can_use(*ruleset, pack); };
    auto found = std::ranges::find_if(rulesets, takes_it);
    if (found == rulesets.end())
        found = std::ranges::find_if(rulesets, has_it);
    if (found == rulesets.end())
        return refused(first.where(), {"unknown chart \"{0}\"", {Name{*chart}}});
    return *found;
}

} // namespace corneta
