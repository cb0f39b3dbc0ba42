// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "app/storage/game/verified.h"
#include "core/game/decide/replay.h"
#include "core/text/phrase.h"

namespace corneta::cli {

namespace {

/// No more than is shown: the program cannot see who wrote a commitment down.
std::string in_words_of_dice(const Verified& found, const GameRecord& record)
{
    std::string lines = spoken("All dice that were worked out again fell as their seeds made them.\n");
    if (found.is_all_proven())
        return lines + spoken("Nobody could choose a face: proven to whoever wrote each commitment down before the last word was said.\n");
    const int openings = found.without_words + found.one_sided + found.two_sided;
    if (found.proven < openings)
        lines += phrase("In {} of {} rolls no other side spoke the last word after the commitment: whoever held the computer may have "
                        "chosen those dice.\n",
                        openings - found.proven, openings);
    for (const std::string& sentence : doubts_in_words(record))
        lines += sentence + "\n";
    return lines;
}

/// What a person types of a seal: letters of any size, with or without marks between.
std::string plain_letters(const std::string& typed)
{
    std::string plain;
    for (const char letter : typed)
        if (letter != '-' && letter != ' ')
            plain += letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    return plain;
}

/// Up to where a game is what it was when a seal was written down.
Reply place_of_seal(const GameRead& read, const std::string& typed, const CommandLine& line)
{
    const std::string wanted = plain_letters(typed);
    const auto is_it = [&](const Bytes32& seal) { return plain_letters(on_paper(hex(text(seal)))) == wanted; };
    const auto found = std::ranges::find_if(read.seals, is_it);
    if (found == read.seals.end())
        throw failed(ExitCode::Refused, "--seal",
                     {"no line of this game has it: this is another game, or it was changed before that line"});
    const auto at_line = found - read.seals.begin() + 1;
    int entry = 0;
    while (entry < read.record.journal().next_number() - 1 && read.record.line_of(entry + 1) <= at_line)
        ++entry;
    if (line.has(OptionName::Json))
        return printed(QJsonObject{{"entry", entry}, {"line", static_cast<qint64>(at_line)}});
    return phrase("The seal is that of entry {}, line {}: up to there nothing was changed since it was written down.\n", entry, at_line);
}

} // namespace

Reply close_of_game(const Call& call)
{
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    const bool was_open = file.record().open() != nullptr;
    or_fail(file.reveal(), file);
    const bool is_open = file.record().open() != nullptr;
    const std::string& seal = file.file().head_seal();
    if (call.is_json())
        return printed(QJsonObject{{"seed_revealed", was_open && !is_open}, {"seal", words(seal)}});
    return phrase("{}\nSeal {}\n",
                  spoken(!was_open                    ? "No seed was left to reveal."
                             : file.owed() != nullptr ? "A roll is open: its seed is revealed when it is rolled."
                             : is_open                ? "The seed of the last opening lies on another computer."
                                                      : "The seed of the last opening is revealed."),
                  seal);
}

Reply check_of_game(const Call& call)
{
    const GameRead read = game_for_reading(call.operands[0], call.rulesets);
    const Verified found = verified(read.record, call.operands[0]);
    if (!found.problems.empty())
        throw failed(ExitCode::Unreadable, found.problems);
    if (const auto seal = call.line.value(OptionName::Seal))
        return place_of_seal(read, *seal, call.line);
    if (call.is_json())
        return printed(QJsonObject{{"entries", found.entries},
                                   {"openings", found.openings},
                                   {"rolled", found.rolled},
                                   {"typed", found.typed},
                                   {"seeded", found.seeded},
                                   {"unrevealed", found.unrevealed},
                                   {"without_words", found.without_words},
                                   {"one_sided", found.one_sided},
                                   {"two_sided", found.two_sided},
                                   {"proven", found.proven},
                                   {"doubts", json_of(found.doubts)},
                                   {"torn_bytes", static_cast<qint64>(read.torn)},
                                   {"seal", words(read.head_seal())}});
    std::string lines = phrase("{} entries, every seal holds; the last is {}\n", found.entries, read.head_seal());
    lines += phrase("{} rolls of the program worked out again, {} typed by hand\n", found.rolled, found.typed);
    if (found.seeded > 0)
        lines += phrase("{} by the seed of automatic play, which anybody can know: they prove nothing\n", found.seeded);
    if (found.unrevealed > 0)
        lines += phrase("{} cannot be checked: what was hidden behind them is not revealed\n", found.unrevealed);
    lines += text_of_torn(read);
    lines += phrase("If you have seal {} on paper, no line was changed since you wrote it down. Only a seal on paper shows whether an "
                    "older copy has replaced this file: game verify --seal LETTERS.\n",
                    on_paper(read.head_seal()));
    if (found.rolled > 0)
        lines += in_words_of_dice(found, read.record);
    lines += spoken("game replay says whether the results follow from the rules.\n");
    return lines;
}

Reply replay_of_game(const Call& call)
{
    const GameRead read = game_for_reading(call.operands[0], call.rulesets);
    const Problems differences = game::differences_in_replay(read.record.journal(), read.record.book());
    if (!differences.empty())
        throw failed(ExitCode::Refused, differences);
    const auto entries = read.record.journal().entries().size();
    if (call.is_json())
        return printed(QJsonObject{{"entries", static_cast<qint64>(entries)}, {"differences", 0}});
    return phrase("{} entries played again: the same rolls, outcomes and effects.\n", entries);
}

} // namespace corneta::cli
