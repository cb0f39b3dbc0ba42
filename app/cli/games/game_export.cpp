// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/printable.h"
#include "app/storage/journal/journal_follower.h"
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

void write(const std::string& path, const std::string& page, const std::string& game, const CommandLine& line)
{
    const Overwrites overwrites = line.has(OptionName::Force) ? Overwrites::AnyFile : Overwrites::ReportsOnly;
    or_fail(write_page(path, page, game, overwrites), ExitCode::Unreadable);
}

/// Writes the page anew after each entry, until it is stopped or the game can no longer be read.
[[noreturn]] void follow(const Call& call, const std::string& path)
{
    constexpr std::chrono::milliseconds between_looks{200};
    const std::string& game = call.operands[0];
    JournalFollower follower{game};
    auto lines = or_fail(follower.poll(), ExitCode::Unreadable);
    GameRecord record = or_fail(GameRecord::from_lines(lines, game, call.rulesets), ExitCode::Unreadable);
    while (true) {
        if (!lines.empty())
            write(path, players_page(record, true), game, call.line);
        std::this_thread::sleep_for(between_looks);
        lines = or_fail(follower.poll(), ExitCode::Unreadable);
        or_fail(record.take(lines), ExitCode::Unreadable);
    }
}

} // namespace

Reply page_of_game(const Call& call)
{
    const auto path = call.line.value(OptionName::Out);
    if (!path)
        throw failed(ExitCode::Usage, "-o", {"the page needs a file: -o FILE.html"});
    if (call.line.has(OptionName::Follow))
        follow(call, *path);
    const GameRead read = game_for_reading(call.operands[0], call.rulesets);
    write(*path, players_page(read.record, false), call.operands[0], call.line);
    if (call.is_json())
        return printed(QJsonObject{{"file", words(*path)}});
    return phrase("Written to {}\n", printable(*path));
}

Reply exported(const Call& call, const Reported& report)
{
    const auto kind = kind_in(call.line);
    if (!kind)
        throw failed(ExitCode::Usage, "--format", {"neither html nor md"});
    const GameRead read = game_for_reading(call.operands[0], call.rulesets);
    const std::string page = report(read.record, *kind);
    const auto path = call.line.value(OptionName::Out);
    if (path)
        write(*path, page, call.operands[0], call.line);
    if (call.is_json())
        return printed(QJsonObject{{"format", *kind == ReportKind::Html ? "html" : "md"},
                                   {"file", path ? QJsonValue{words(*path)} : QJsonValue{}},
                                   {"report", path ? QJsonValue{} : QJsonValue{words(page)}}});
    return path ? phrase("Written to {}\n", printable(*path)) : page;
}

Reply export_of_game(const Call& call)
{
    return exported(call, report);
}

} // namespace corneta::cli
