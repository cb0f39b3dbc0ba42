// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/pack_files.h"

#include "app/storage/files/json_lines.h"
#include "app/storage/files/whole_files.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace corneta {

namespace {

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
    if (!bytes)
        return std::unexpected{bytes.error()};
    const std::string_view all{bytes->constData(), static_cast<std::size_t>(bytes->size())};
    auto statements = statements_from_bytes(all, path);
    if (!statements)
        return std::unexpected{std::move(statements.error())};
    return PackDraft{all, *std::move(statements)};
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
    if (now->toStdString() != before)
        return {{path, {"was written by another program meanwhile: open it again"}}};
    QSaveFile file{name};
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(bytes)) < 0 || !file.commit())
        return {{path, {"{0}", {Name{file.errorString().toStdString()}}}}};
    const auto synced = sync_folder_of(path);
    return synced ? Problems{} : synced.error();
}

} // namespace corneta
