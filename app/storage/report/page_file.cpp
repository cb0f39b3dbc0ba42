// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/report/report.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <optional>

namespace corneta {

namespace {

/// Why a report may not take the place of what is there.
std::optional<Sentence> flaw_of_target(const std::string& path, const std::string& game, Overwrites overwrites)
{
    constexpr QByteArrayView game_mark = "{\"corneta\":";
    const QFileInfo target{QString::fromStdString(path)};
    if (!target.exists())
        return std::nullopt;
    if (!target.isFile())
        return Sentence{"no file that a report could replace"};
    QFile file{target.filePath()};
    constexpr qint64 head = 4096;
    if (!file.open(QIODevice::ReadOnly))
        return Sentence{"exists and cannot be read; choose another name"};
    const QByteArray begins = file.read(head);
    if (target.canonicalFilePath() == QFileInfo{QString::fromStdString(game)}.canonicalFilePath() || begins.startsWith(game_mark))
        return Sentence{"a game, which a report would destroy; choose another name"};
    if (overwrites == Overwrites::AnyFile || begins.isEmpty() || begins.contains(QByteArray::fromStdString(std::string{report_mark})))
        return std::nullopt;
    return Sentence{"exists and is no report of ours; choose another name, or --force to overwrite it"};
}

} // namespace

bool is_named_html(const std::string& path)
{
    const QString suffix = QFileInfo{QString::fromStdString(path)}.suffix().toLower();
    return suffix == "html" || suffix == "htm";
}

std::expected<void, Problems> write_page(const std::string& path, const std::string& page, const std::string& game, Overwrites overwrites)
{
    if (auto flaw = flaw_of_target(path, game, overwrites))
        return std::unexpected{Problems{{path, std::move(*flaw)}}};
    QSaveFile file{QString::fromStdString(path)};
    const bool is_written =
        file.open(QIODevice::WriteOnly) && file.write(page.data(), static_cast<qint64>(page.size())) >= 0 && file.commit();
    if (!is_written)
        return std::unexpected{Problems{{path, {"cannot be written: {0}", {Name{file.errorString().toStdString()}}}}}};
    return {};
}

} // namespace corneta
