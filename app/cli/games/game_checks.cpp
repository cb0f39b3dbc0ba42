// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "app/storage/game/verified.h"
#include "core/game/decide/replay.h"

#include <fmt/format.h>

namespace corneta::cli {

namespace {

/// No more than is shown: the program cannot see when a word was said.
std::string in_words_of_dice(const Verified& found)
{
    std::string lines = "No face that was worked out again was changed since its seed was committed to.\n";
    const int few = found.without_words + found.one_sided;
    if (few > 0)
        lines += fmt::format("For {} of {} openings fewer than two sides said a word: whoever rolled may have chosen their dice.\n", few,
                             found.openings);
    if (found.two_sided > 0)
        lines += "Where both sides said a word, nobody could choose the dice, if the words came after the commitment was seen.\n";
    return lines;
}

} // namespace

Reply close_of_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    auto file = game_for_writing(operands[0], rulesets);
    if (!file)
        return std::unexpected{file.error()};
    const bool was_open = file->record().open() != nullptr;
    if (const auto revealed = file->reveal(); !revealed)
        return failed(*file, revealed.error());
    const bool is_open = file->record().open() != nullptr;
    const std::string& seal = file->file().head_seal();
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"seed_revealed", was_open && !is_open}, {"seal", words(seal)}});
    return fmt::format("{}\nSeal {}\n",
                       !was_open     ? "No seed was left to reveal."
                           : is_open ? "The seed of the last opening lies on another computer."
                                     : "The seed of the last opening is revealed.",
                       seal);
}

Reply check_of_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto read = game_for_reading(operands[0], rulesets);
    if (!read)
        return std::unexpected{read.error()};
    const Verified found = verified(read->record, operands[0]);
    if (!found.problems.empty())
        return failed(ExitCode::Unreadable, found.problems);
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"entries", found.entries},
                                   {"openings", found.openings},
                                   {"rolled", found.rolled},
                                   {"typed", found.typed},
                                   {"seeded", found.seeded},
                                   {"unrevealed", found.unrevealed},
                                   {"without_words", found.without_words},
                                   {"one_sided", found.one_sided},
                                   {"two_sided", found.two_sided},
                                   {"torn_bytes", static_cast<qint64>(read->torn)},
                                   {"seal", words(read->head_seal)}});
    std::string lines = fmt::format("{} entries, every seal holds; the last is {}\n", found.entries, read->head_seal);
    lines += fmt::format("{} rolls of the program worked out again, {} typed by hand\n", found.rolled, found.typed);
    if (found.seeded > 0)
        lines += fmt::format("{} by the seed of automatic play, which anybody can know: they prove nothing\n", found.seeded);
    if (found.unrevealed > 0)
        lines += fmt::format("{} cannot be checked: what was hidden behind them is not revealed\n", found.unrevealed);
    lines += text_of_torn(*read);
    lines += fmt::format("If seal {} stands on paper, no line was changed since it was written there.\n",
                         read->head_seal.substr(0, letters_of_seal));
    if (found.rolled > 0)
        lines += in_words_of_dice(found);
    lines += "Whether the results follow from the rules, game replay says.\n";
    return lines;
}

Reply replay_of_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto read = game_for_reading(operands[0], rulesets);
    if (!read)
        return std::unexpected{read.error()};
    const Problems differences = game::differences_in_replay(read->record.journal(), read->record.book());
    if (!differences.empty())
        return failed(ExitCode::Refused, differences);
    const auto entries = read->record.journal().entries().size();
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"entries", static_cast<qint64>(entries)}, {"differences", 0}});
    return fmt::format("{} entries played again: the same rolls, outcomes and effects.\n", entries);
}

} // namespace corneta::cli
