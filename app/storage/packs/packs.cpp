// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"

#include "app/storage/files/digest.h"
#include "app/storage/files/json_lines.h"
#include "app/storage/files/whole_files.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cctype>
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

QString folder_of_packs()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/corneta/packs");
}

/// The name in the first line of a pack of that ruleset; empty for others.
std::string name_in(const QString& path, const Ruleset& ruleset)
{
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto head = statements_from_bytes(file.readLine(static_cast<qint64>(longest_line)).toStdString(), path.toStdString());
    if (!head)
        return {};
    const Members& members = head->front().members;
    return text_in(members, "ruleset") == ruleset.key ? std::string{text_in(members, "pack")} : std::string{};
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

std::vector<NamedPack> named_packs(const Ruleset& ruleset)
{
    std::vector<NamedPack> packs;
    const QString built_in = QString::fromStdString(fmt::format(":/rulesets/{}/packs", ruleset.folder));
    for (const QString& folder : {built_in, folder_of_packs()})
        for (const QFileInfo& file : QDir{folder}.entryInfoList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name))
            if (std::string name = name_in(file.filePath(), ruleset); !name.empty())
                packs.push_back({file.filePath().toStdString(), std::move(name)});
    return packs;
}

std::string path_of_new_pack(const std::string& name)
{
    std::string stem;
    for (const char letter : name) {
        if (std::isalnum(static_cast<unsigned char>(letter)) != 0)
            stem += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        else if (!stem.empty() && stem.back() != '-')
            stem += '-';
    }
    const std::string folder = folder_of_packs().toStdString();
    std::string path = fmt::format("{}/{}.jsonl", folder, stem.empty() ? "charts" : stem);
    for (int number = 2; QFileInfo::exists(QString::fromStdString(path)); ++number)
        path = fmt::format("{}/{}-{}.jsonl", folder, stem.empty() ? "charts" : stem, number);
    return path;
}

std::expected<PackDraft, Problems> pack_draft_from(const std::string& path)
{
    const auto bytes = bytes_of_file(path);
    auto statements = bytes ? statements_from_bytes(*bytes, path) : std::unexpected{bytes.error()};
    if (!statements)
        return std::unexpected{std::move(statements.error())};
    return PackDraft{*bytes, *std::move(statements)};
}

Problems write_pack(const std::string& path, const std::string& before, const std::string& bytes)
{
    const QString name = QString::fromStdString(path);
    if (path.starts_with(":/"))
        return {{path, {"is built in; it stays as it is"}}};
    if (before.empty()) {
        if (!QDir{}.mkpath(QFileInfo{name}.path()))
            return {{path, {"its folder cannot be made"}}};
        const auto created = create_file(path, bytes, Readers::All);
        return created ? Problems{} : created.error();
    }
    const auto now = bytes_of_file(path);
    if (!now)
        return now.error();
    if (*now != before)
        return {{path, {"was written by another program meanwhile: open it again"}}};
    QSaveFile file{name};
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(bytes)) < 0 || !file.commit())
        return {{path, {"{0}", {Name{file.errorString().toStdString()}}}}};
    const auto synced = sync_folder_of(path);
    return synced ? Problems{} : synced.error();
}

} // namespace corneta
