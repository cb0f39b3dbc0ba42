// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/printable.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/journal/journal_file.h"
#include "app/storage/journal/salvage.h"
#include "core/text/phrase.h"

#include <QFile>

namespace corneta::cli {

namespace {

/// Cuts the chain before the first line that is sealed and yet no line of a game, or says why there is no game in it.
void cut_to_a_game(Salvage& salvage, const std::string& path, Rulesets rulesets)
{
    if (salvage.lines.empty())
        throw failed(ExitCode::Unreadable, path, {"no part of a game in it is sound"});
    GameRecord record = or_fail(GameRecord::from_lines(std::span{salvage.lines}.first(1), path, rulesets), ExitCode::Unreadable);
    for (std::size_t line = 1; line < salvage.lines.size(); ++line) {
        const auto taken = record.take(salvage.lines[line]);
        if (taken)
            continue;
        salvage.told.push_back({"{0}; it and all behind it were left out", {inner(taken.error().front())}});
        for (const JournalLine& left : std::span{salvage.lines}.subspan(line))
            salvage.left_out.push_back(text(left));
        salvage.lines.resize(line);
    }
}

} // namespace

Reply salvage_of_game(const Call& call)
{
    const auto target = call.line.value(OptionName::Out);
    if (!target)
        throw failed(ExitCode::Usage, "-o", {"name the new file"});
    const auto bytes = or_fail(bytes_of_file(call.operands[0], longest_game), ExitCode::Unreadable);
    Salvage salvage = salvaged(bytes);
    cut_to_a_game(salvage, call.operands[0], call.rulesets);
    std::string rest;
    for (const std::string& left : salvage.left_out)
        rest += left + (left.ends_with('\n') ? "" : "\n");
    const std::string rest_path = *target + ".left-out";
    if (!rest.empty())
        or_fail(create_file(rest_path, rest, Readers::All), ExitCode::Unreadable);
    const auto saved = JournalFile::create(*target, salvage.lines);
    if (!saved) {
        if (!rest.empty())
            QFile::remove(QString::fromStdString(rest_path));
        throw failed(ExitCode::Unreadable, saved.error());
    }
    if (call.is_json())
        return printed(QJsonObject{{"lines", static_cast<qint64>(salvage.lines.size())},
                                   {"left_out", static_cast<qint64>(salvage.left_out.size())},
                                   {"told", json_list(salvage.told, [](const Sentence& one) { return words(text(one)); })},
                                   {"seal", words(saved->head_seal())}});
    std::string lines = phrase("{} lines are sound and in {}, seal {}\n", salvage.lines.size(), printable(*target), saved->head_seal());
    for (const Sentence& sentence : salvage.told)
        lines += spoken(sentence) + "\n";
    if (!rest.empty())
        lines += phrase("What was left out is in {}\n", printable(rest_path));
    return lines;
}

} // namespace corneta::cli
