// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/printable.h"
#include "app/storage/journal/journal_follower.h"
#include "app/storage/report/players_page.h"
#include "app/storage/report/report.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <chrono>
#include <optional>
#include <thread>

namespace corneta::cli {

namespace {

bool is_named_html(const std::string& path)
{
    const QString suffix = QFileInfo{QString::fromStdString(path)}.suffix().toLower();
    return suffix == "html" || suffix == "htm";
}

/// Why a report may not take the place of what is there.
std::optional<Sentence> flaw_of_target(const std::string& path, const std::string& game, bool is_forced)
{
    constexpr QByteArrayView game_mark = "{\"corneta\":";
    const QFileInfo target{QString::fromStdString(path)};
    if (!target.exists())
        return std::nullopt;
    if (!target.isFile())
        return Sentence{"no file that a report could replace"};
    QFile file{target.filePath()};
    constexpr qint64 head = 4096;
    const QByteArray begins = file.open(QIODevice::ReadOnly) ? file.read(head) : QByteArray{};
    if (target.canonicalFilePath() == QFileInfo{QString::fromStdString(game)}.canonicalFilePath() || begins.startsWith(game_mark))
        return Sentence{"a game, which a report would destroy; choose another name"};
    if (is_forced || begins.isEmpty() || begins.contains(QByteArray::fromStdString(std::string{report_mark})))
        return std::nullopt;
    return Sentence{"exists and is no report of ours; choose another name, or --force to overwrite it"};
}

/// What `--format` says, else the end of the file's name, else Markdown; nothing for another word.
std::optional<ReportKind> kind_in(const CommandLine& line)
{
    const auto format = line.value(OptionName::Format);
    const auto path = line.value(OptionName::Out);
    if (!format)
        return path && is_named_html(*path) ? ReportKind::Html : ReportKind::Markdown;
    if (*format == "html")
        return ReportKind::Html;
    return *format == "md" ? std::optional{ReportKind::Markdown} : std::nullopt;
}

/// Whole or not at all: a browser may be reading it.
std::expected<void, Failure> write(const std::string& path, const std::string& page, const std::string& game, const CommandLine& line)
{
    if (auto flaw = flaw_of_target(path, game, line.has(OptionName::Force)))
        return failed(ExitCode::Unreadable, path, std::move(*flaw));
    QSaveFile file{QString::fromStdString(path)};
    const bool is_written =
        file.open(QIODevice::WriteOnly) && file.write(page.data(), static_cast<qint64>(page.size())) >= 0 && file.commit();
    if (!is_written)
        return failed(ExitCode::Unreadable, path, {"cannot be written: {0}", {Name{file.errorString().toStdString()}}});
    return {};
}

/// Writes the page anew after each entry, until it is stopped or the game can no longer be read.
Reply follow(const std::string& game, const std::string& path, const CommandLine& line, Rulesets rulesets)
{
    constexpr std::chrono::milliseconds between_looks{200};
    JournalFollower follower{game};
    auto lines = follower.poll();
    auto record = lines ? GameRecord::from_lines(*lines, game, rulesets) : std::unexpected{lines.error()};
    if (!record)
        return failed(ExitCode::Unreadable, record.error());
    while (true) {
        if (!lines->empty())
            if (const auto written = write(path, players_page(*record, true), game, line); !written)
                return std::unexpected{written.error()};
        std::this_thread::sleep_for(between_looks);
        lines = follower.poll();
        const auto taken = lines ? record->take(*lines) : std::unexpected{lines.error()};
        if (!taken)
            return failed(ExitCode::Unreadable, taken.error());
    }
}

} // namespace

Reply page_of_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto path = line.value(OptionName::Out);
    if (!path)
        return failed(ExitCode::Usage, "-o", {"the page needs a file: -o FILE.html"});
    if (line.has(OptionName::Follow))
        return follow(operands[0], *path, line, rulesets);
    const auto read = game_for_reading(operands[0], rulesets);
    if (!read)
        return std::unexpected{read.error()};
    if (const auto written = write(*path, players_page(read->record, false), operands[0], line); !written)
        return std::unexpected{written.error()};
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"file", words(*path)}});
    return "Written to " + printable(QString::fromStdString(*path)).toStdString() + "\n";
}

Reply export_of_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto kind = kind_in(line);
    if (!kind)
        return failed(ExitCode::Usage, "--format", {"neither html nor md"});
    const auto read = game_for_reading(operands[0], rulesets);
    if (!read)
        return std::unexpected{read.error()};
    const std::string page = report(read->record, *kind);
    const auto path = line.value(OptionName::Out);
    if (path)
        if (const auto written = write(*path, page, operands[0], line); !written)
            return std::unexpected{written.error()};
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"format", *kind == ReportKind::Html ? "html" : "md"},
                                   {"file", path ? QJsonValue{words(*path)} : QJsonValue{}},
                                   {"report", path ? QJsonValue{} : QJsonValue{words(page)}}});
    return path ? "Written to " + printable(QString::fromStdString(*path)).toStdString() + "\n" : page;
}

} // namespace corneta::cli
