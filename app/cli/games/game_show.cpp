// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
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
    GameRecord record =
        or_fail(GameRecord::from_lines(or_fail(follower.poll(), ExitCode::Unreadable), path, rulesets), ExitCode::Unreadable);
    std::cout << text_of(record) << entries_in_lines(record) << std::flush;
    while (std::cout) {
        for (const JournalLine& line : or_fail(follower.poll(), ExitCode::Unreadable)) {
            const std::size_t before = record.journal().entries().size();
            or_fail(record.take(line), ExitCode::Unreadable);
            if (record.journal().entries().size() > before)
                std::cout << line_of(record, record.journal().entries().back()) << std::flush;
        }
        std::this_thread::sleep_for(between_looks);
    }
    return {};
}

} // namespace

Reply view_of_game(const Call& call)
{
    if (call.line.has(OptionName::Follow))
        return followed(call.operands[0], call.rulesets);
    const GameRead read = game_for_reading(call.operands[0], call.rulesets);
    if (call.is_json()) {
        QJsonObject object = object_of(read.record);
        object["torn_bytes"] = static_cast<qint64>(read.torn);
        return printed(object);
    }
    return text_of(read.record) + entries_in_lines(read.record) + text_of_torn(read);
}

} // namespace corneta::cli
