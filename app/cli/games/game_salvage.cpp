// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/printable.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/journal/journal_file.h"
#include "app/storage/journal/salvage.h"
#include "core/text/phrase.h"

#include <QFile>

#include <fmt/format.h>

namespace corneta::cli {

namespace {

/// Cuts the chain before the first line that is sealed and yet no line of a game, or says why there is no game in it.
std::expected<void, Problems> cut_to_a_game(Salvage& salvage, const std::string& path, Rulesets rulesets)
{
    if (salvage.lines.empty())
        return std::unexpected{Problems{{path, {"no part of a game in it is sound"}}}};
    auto record = GameRecord::from_lines(std::span{salvage.lines}.first(1), path, rulesets);
    if (!record)
        return std::unexpected{std::move(record.error())};
    for (std::size_t line = 1; line < salvage.lines.size(); ++line) {
        const auto taken = record->take(salvage.lines[line]);
        if (taken)
            continue;
        salvage.told.push_back({"{0}; it and all behind it were left out", {inner(taken.error().front())}});
        for (const JournalLine& left : std::span{salvage.lines}.subspan(line))
            salvage.left_out.push_back(text(left));
        salvage.lines.resize(line);
    }
    return {};
}

} // namespace

Reply salvage_of_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto target = line.value(OptionName::Out);
    if (!target)
        return failed(ExitCode::Usage, "-o", {"name the new file"});
    const auto bytes = bytes_of_file(operands[0], longest_game);
    if (!bytes)
        return failed(ExitCode::Unreadable, bytes.error());
    Salvage salvage = salvaged({bytes->data(), static_cast<std::size_t>(bytes->size())});
    if (auto cut = cut_to_a_game(salvage, operands[0], rulesets); !cut)
        return failed(ExitCode::Unreadable, cut.error());
    std::string rest;
    for (const std::string& left : salvage.left_out)
        rest += left + (left.ends_with('\n') ? "" : "\n");
    const std::string rest_path = *target + ".left-out";
    const auto kept = rest.empty() ? std::expected<void, Problems>{} : create_file(rest_path, rest, Readers::All);
    if (!kept)
        return failed(ExitCode::Unreadable, kept.error());
    const auto saved = JournalFile::create(*target, salvage.lines);
    if (!saved) {
        if (!rest.empty())
            QFile::remove(QString::fromStdString(rest_path));
        return failed(ExitCode::Unreadable, saved.error());
    }
    if (line.has(OptionName::Json)) {
        QJsonArray told;
        for (const Sentence& sentence : salvage.told)
            told.append(words(text(sentence)));
        return printed(QJsonObject{{"lines", static_cast<qint64>(salvage.lines.size())},
                                   {"left_out", static_cast<qint64>(salvage.left_out.size())},
                                   {"told", told},
                                   {"seal", words(saved->head_seal())}});
    }
    std::string lines = phrase("{} lines are sound and in {}, seal {}\n", salvage.lines.size(), printable(*target), saved->head_seal());
    for (const Sentence& sentence : salvage.told)
        lines += spoken(sentence) + "\n";
    if (!rest.empty())
        lines += phrase("What was left out is in {}\n", printable(rest_path));
    return lines;
}

} // namespace corneta::cli
