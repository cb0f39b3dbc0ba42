// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/printable.h"
#include "app/storage/journal/journal_follower.h"
#include "app/storage/report/page_file.h"
#include "app/storage/report/players_page.h"
#include "app/storage/report/report.h"
#include "core/text/phrase.h"

#include <chrono>
#include <optional>
#include <thread>

namespace corneta::cli {

namespace {

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

std::expected<void, Failure> write(const std::string& path, const std::string& page, const std::string& game, const CommandLine& line)
{
    const auto written = write_page(path, page, game, line.has(OptionName::Force) ? Overwrites::AnyFile : Overwrites::ReportsOnly);
    return written ? std::expected<void, Failure>{} : failed(ExitCode::Unreadable, written.error());
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
    return phrase("Written to {}\n", printable(*path));
}

Reply exported(Operands operands, const CommandLine& line, Rulesets rulesets, const Reported& report)
{
    const auto kind = kind_in(line);
    if (!kind)
        return failed(ExitCode::Usage, "--format", {"neither html nor md"});
    const auto read = game_for_reading(operands[0], rulesets);
    if (!read)
        return std::unexpected{read.error()};
    const auto reported = report(read->record, *kind);
    if (!reported)
        return failed(ExitCode::Refused, reported.error());
    const std::string& page = *reported;
    const auto path = line.value(OptionName::Out);
    if (path)
        if (const auto written = write(*path, page, operands[0], line); !written)
            return std::unexpected{written.error()};
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"format", *kind == ReportKind::Html ? "html" : "md"},
                                   {"file", path ? QJsonValue{words(*path)} : QJsonValue{}},
                                   {"report", path ? QJsonValue{} : QJsonValue{words(page)}}});
    return path ? phrase("Written to {}\n", printable(*path)) : page;
}

Reply export_of_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    return exported(operands, line, rulesets, report);
}

} // namespace corneta::cli
