// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/games/open_roll.h"
#include "app/cli/games/ways_out.h"
#include "app/cli/options/question.h"
#include "app/cli/options/typed_faces.h"
#include "core/game/play/roles.h"
#include "core/text/words.h"

#include <algorithm>
#include <charconv>

namespace corneta::cli {

namespace {

/// `12.1` or `12.1.2`: the follow-ups and choices of an entry are counted from 1.
std::expected<game::Follows, Failure> follows_from(const std::string& word)
{
    std::vector<int> numbers;
    for (const std::string_view part : split(word, '.')) {
        int number = 0;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), number);
        if (part.empty() || error != std::errc{} || end != part.data() + part.size() || number < 1)
            numbers.clear();
        if (numbers.empty() && number < 1)
            break;
        numbers.push_back(number);
    }
    if (numbers.size() < 2 || numbers.size() > 3)
        return failed(ExitCode::Usage, "--next", {"\"{0}\" is not ENTRY.N or ENTRY.N.CHOICE", {Name{word}}});
    return game::Follows{numbers[0], numbers[1] - 1, numbers.size() == 3 ? numbers[2] - 1 : 0};
}

/// An unknown key is no role either: those there are stand beside it.
Problems with_roles(Problems problems, const Ruleset& ruleset, const Action& action)
{
    std::string roles;
    for (const std::string_view role : game::roles_of(ruleset, action))
        roles += (roles.empty() ? "" : ", ") + std::string{role};
    for (Problem& problem : problems)
        if (problem.code == ProblemCode::UnknownField && !roles.empty())
            problem.what = {"there is no such field; the roles of {0} are {1}", {action.key, Name{roles}}};
    return problems;
}

/// Plays or amends with the dice of the command line; what nobody typed the program rolls, in an opening that is over then.
/// `action` is the one whose form the command fills in; nothing for one that fills in none.
Reply rolled(GameFile& file, const CommandLine& line, const game::Command& command, const Action* action)
{
    const auto dice = dice_at_hand_from(line);
    if (!dice)
        return failed(ExitCode::Refused, dice.error());
    const auto words = words_in(line.values(OptionName::Word), file.journal().state(), "--word");
    if (!words)
        return std::unexpected{words.error()};
    const bool is_by_hand = has_faces(line);
    if (const auto entry = file.give(command, *dice, is_by_hand ? GameFile::Rolls::No : GameFile::Rolls::Yes, *words); !entry) {
        Problems problems = action == nullptr ? entry.error() : with_roles(entry.error(), file.record().ruleset(), *action);
        if (const auto* const play = std::get_if<game::Play>(&command))
            name_section(file, *play, problems);
        return failed(file, std::move(problems));
    }
    return reply_of(file, line);
}

/// The play that a command line asks for, of a game open for writing.
struct Asked {
    GameFile file;
    const Action* action;
    game::Play play;
};

std::expected<Asked, Failure> asked(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    auto file = game_for_writing(operands[0], rulesets);
    if (!file)
        return std::unexpected{file.error()};
    const auto action = action_named(operands[1], file->record().ruleset());
    if (!action)
        return std::unexpected{action.error()};
    game::Play play = play_from(file->record().ruleset(), **action, operands.subspan(2));
    play.reason = reason_in(line);
    play.as_usual = line.has(OptionName::Usual);
    if (const auto next = line.value(OptionName::Next)) {
        const auto follows = follows_from(*next);
        if (!follows)
            return std::unexpected{follows.error()};
        play.follows = *follows;
    }
    return Asked{std::move(*file), *action, std::move(play)};
}

} // namespace

Reply commitment_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    auto roll = asked(operands, line, rulesets);
    if (!roll)
        return std::unexpected{roll.error()};
    GameFile& file = roll->file;
    std::string holder = file.record().holder();
    if (const auto typed = line.value(OptionName::Holder)) {
        const auto side = side_named(*typed, file.journal().state(), "--holder");
        if (!side)
            return std::unexpected{side.error()};
        holder = *side;
    }
    const auto words = words_in(line.values(OptionName::Word), file.journal().state(), "--word");
    if (!words)
        return std::unexpected{words.error()};
    if (const auto committed = file.commit({{roll->play}}, holder, *words); !committed)
        return failed(file, with_roles(committed.error(), file.record().ruleset(), *roll->action));
    return reply_of_open_roll(file, line);
}

Reply resolution_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    auto roll = asked(operands, line, rulesets);
    return roll ? rolled(roll->file, line, roll->play, roll->action) : std::unexpected{roll.error()};
}

Reply batch_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    auto roll = asked(operands, line, rulesets);
    if (!roll)
        return std::unexpected{roll.error()};
    if (!roll->action->is_batch())
        return failed(ExitCode::Usage, operands[1], {"its units do not roll one by one; use game resolve"});
    return rolled(roll->file, line, roll->play, roll->action);
}

Reply amendment(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto number = entry_named(operands[1]);
    if (!number)
        return std::unexpected{number.error()};
    auto file = game_for_writing(operands[0], rulesets);
    if (!file)
        return std::unexpected{file.error()};
    const game::EntryResult* const result = file->journal().in_force(*number);
    if (result == nullptr || !result->play)
        return failed(ExitCode::Refused, "entry " + operands[1], {"no action that was played and is in force"});
    auto rulings = rulings_in(line, file->record());
    if (!rulings)
        return std::unexpected{rulings.error()};
    const Action& action = *file->record().ruleset().find_action(result->play->action);
    const game::Play play = game::amended(*result->play, play_from(file->record().ruleset(), action, operands.subspan(2)));
    return rolled(*file, line, game::Amend{*number, play, reason_in(line), std::move(*rulings)}, &action);
}

Reply strike_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto number = entry_named(operands[1]);
    if (!number)
        return std::unexpected{number.error()};
    auto file = game_for_writing(operands[0], rulesets);
    if (!file)
        return std::unexpected{file.error()};
    auto rulings = rulings_in(line, file->record());
    if (!rulings)
        return std::unexpected{rulings.error()};
    return rolled(*file, line, game::Strike{*number, reason_in(line), std::move(*rulings)}, nullptr);
}

} // namespace corneta::cli
