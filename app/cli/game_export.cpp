// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_calls.h"
#include "app/cli/json.h"
#include "app/storage/report.h"

#include <QSaveFile>

#include <optional>

namespace corneta::cli {

namespace {

/// What `--format` says, else the end of the file's name, else Markdown; nothing for another word.
std::optional<ReportKind> kind_in(const CommandLine& line)
{
    const auto format = line.value(OptionName::Format);
    const auto path = line.value(OptionName::Out);
    if (!format)
        return path && (path->ends_with(".html") || path->ends_with(".htm")) ? ReportKind::Html : ReportKind::Markdown;
    if (*format == "html")
        return ReportKind::Html;
    return *format == "md" ? std::optional{ReportKind::Markdown} : std::nullopt;
}

} // namespace

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
    if (path) {
        QSaveFile file{QString::fromStdString(*path)};
        const bool is_written =
            file.open(QIODevice::WriteOnly) && file.write(page.data(), static_cast<qint64>(page.size())) >= 0 && file.commit();
        if (!is_written)
            return failed(ExitCode::Unreadable, *path, {"cannot be written: {0}", {Name{file.errorString().toStdString()}}});
    }
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"format", *kind == ReportKind::Html ? "html" : "md"},
                                   {"file", path ? QJsonValue{words(*path)} : QJsonValue{}},
                                   {"report", path ? QJsonValue{} : QJsonValue{words(page)}}});
    return path ? "Written to " + *path + "\n" : page;
}

} // namespace corneta::cli
