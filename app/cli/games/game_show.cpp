// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "app/cli/printing/state_json.h"
#include "app/storage/game/entry_words.h"
#include "app/storage/journal/journal_follower.h"
#include "core/text/phrase.h"

#include <chrono>
#include <iostream>
#include <thread>

namespace corneta::cli {

namespace {

constexpr std::chrono::milliseconds between_looks{200};

QJsonObject object_of(const GameRecord& record)
{
    QJsonArray entries;
    for (const game::Entry& entry : record.journal().entries()) {
        const int read_by = read_otherwise_by(record.journal(), entry);
        entries.append(QJsonObject{{"entry", entry.number},
                                   {"words", words(sentence_of(record, entry))},
                                   {"in_force", is_in_force(record.journal(), entry)},
                                   {"read_otherwise_by", read_by == 0 ? QJsonValue{} : QJsonValue{read_by}}});
    }
    QJsonObject object = json_of(record.journal().state(), record.book());
    object["open_roll"] = record.owed() == nullptr ? QJsonValue{} : words(roll_in_words(record, record.owed()->command));
    object["doubts"] = json_of(doubts_of(record));
    object["entries"] = entries;
    return object;
}

std::string entries_in_lines(const GameRecord& record)
{
    std::string lines;
    for (const game::Entry& entry : record.journal().entries())
        lines += line_of(record, entry);
    return lines.empty() ? lines : phrase("\nJOURNAL\n{}", lines);
}

/// Prints every entry as it is written, until it is stopped or the file can no longer be read.
Reply followed(const std::string& path, Rulesets rulesets)
{
    JournalFollower follower{path};
    auto lines = follower.poll();
    auto record = lines ? GameRecord::from_lines(*lines, path, rulesets) : std::unexpected{lines.error()};
    if (record)
        std::cout << text_of(*record) << entries_in_lines(*record) << std::flush;
    while (record) {
        lines = follower.poll();
        if (!lines)
            return failed(ExitCode::Unreadable, lines.error());
        for (const JournalLine& line : *lines) {
            const std::size_t before = record->journal().entries().size();
            if (auto taken = record->take(line); !taken)
                return failed(ExitCode::Unreadable, taken.error());
            if (record->journal().entries().size() > before)
                std::cout << line_of(*record, record->journal().entries().back()) << std::flush;
        }
        if (!std::cout)
            return std::string{};
        std::this_thread::sleep_for(between_looks);
    }
    return failed(ExitCode::Unreadable, record.error());
}

} // namespace

Reply view_of_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    if (line.has(OptionName::Follow))
        return followed(operands[0], rulesets);
    const auto read = game_for_reading(operands[0], rulesets);
    if (!read)
        return std::unexpected{read.error()};
    if (line.has(OptionName::Json)) {
        QJsonObject object = object_of(read->record);
        object["torn_bytes"] = static_cast<qint64>(read->torn);
        return printed(object);
    }
    return text_of(read->record) + entries_in_lines(read->record) + text_of_torn(*read);
}

} // namespace corneta::cli
