// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/options/question.h"
#include "app/cli/options/typed.h"
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/digest.h"
#include "app/storage/files/printable.h"
#include "app/storage/game/entry_words.h"
#include "core/game/decide/decide.h"
#include "core/game/play/duties.h"
#include "core/game/play/prepared.h"
#include "core/game/play/roles.h"
#include "core/text/phrase.h"
#include "core/text/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace corneta::cli {

namespace {

/// The key of a side; `where` is what was typed before it.
std::string side_named(const std::string& name, const game::State& state, const std::string& where)
{
    const game::Unit* const side = state.find(name);
    if (side == nullptr || side->kind != "side")
        throw failed(ExitCode::Refused, where, {"there is no side \"{0}\"", {Name{name}}});
    return side->key;
}

/// `SIDE=WORD` each, one word a side.
std::vector<SideWord> words_in(const std::vector<std::string>& typed, const game::State& state, const std::string& where)
{
    std::vector<SideWord> words;
    for (const std::string& word : typed) {
        const std::size_t mark = word.find('=');
        if (mark == std::string::npos || mark == 0)
            throw failed(ExitCode::Usage, where, {"\"{0}\" is not SIDE=WORD", {Name{word}}});
        const auto side = side_named(word.substr(0, mark), state, where);
        if (std::ranges::find(words, side, &SideWord::side) != words.end())
            throw failed(ExitCode::Refused, where, {"{0} says one word, not two", {Name{name_of(state, side)}}});
        words.push_back({side, word.substr(mark + 1)});
    }
    return words;
}

/// What is open, the commitment to write down, and the words said for it.
Reply reply_of_open_roll(const GameFile& file, const CommandLine& line)
{
    const OpeningRecord& open = *file.record().open();
    if (line.has(OptionName::Json)) {
        const QJsonArray said =
            json_list(open.words, [](const SideWord& one) { return QJsonObject{{"side", words(one.side)}, {"word", words(one.word)}}; });
        return printed(QJsonObject{{"roll", words(roll_in_words(file.record(), file.owed()->command))},
                                   {"commitment", words(open.line.opening)},
                                   {"on_paper", words(on_paper(open.line.opening))},
                                   {"holder", words(open.line.holder)},
                                   {"words", said}});
    }
    std::string lines = phrase("Open: {}\nCommitment {}: write it down before the last word is said.\n",
                               roll_in_words(file.record(), file.owed()->command), on_paper(open.line.opening));
    for (const auto& [side, word] : open.words)
        lines += phrase("{} says {}\n", name_of(file.record(), side), word);
    lines += open.line.holder.empty()
        ? spoken("Who holds the computer was not said (--holder SIDE): the dice prove nothing then.\n")
        : phrase("{} holds the computer: it speaks first or not at all.\n", name_of(file.record(), open.line.holder));
    return lines + phrase("Next: game word {0} SIDE=WORD, then game roll {0}\n", shell_word(file.file().path()));
}

/// `12.1` or `12.1.2`: the follow-ups and choices of an entry are counted from 1.
game::Follows follows_from(const std::string& word)
{
    std::vector<int> numbers;
    for (const std::string_view part : split(word, '.'))
        numbers.push_back(number_from<int>(part).value_or(0));
    if (numbers.size() < 2 || numbers.size() > 3 || std::ranges::min(numbers) < 1)
        throw failed(ExitCode::Usage, "--next", {"\"{0}\" is not ENTRY.N or ENTRY.N.CHOICE", {Name{word}}});
    return game::Follows{numbers[0], numbers[1] - 1, numbers.size() == 3 ? numbers[2] - 1 : 0};
}

/// An unknown key is no role either: those there are stand beside it.
Problems with_roles(Problems problems, const Ruleset& ruleset, const Action& action)
{
    const std::string roles = fmt::format("{}", fmt::join(game::roles_of(ruleset, action), ", "));
    for (Problem& problem : problems)
        if (problem.code == ProblemCode::UnknownField && !roles.empty())
            problem.what = {"there is no such field; the roles of {0} are {1}", {action.key, Name{roles}}};
    return problems;
}

/// Plays or amends with the dice of the command line; what nobody typed the program rolls, in an opening that is over then.
/// `action` is the one whose form the command fills in; nothing for one that fills in none.
Reply rolled(GameFile& file, const CommandLine& line, const game::Command& command, const Action* action)
{
    const auto dice = or_fail(dice_at_hand_from(line), ExitCode::Refused);
    const auto words = words_in(line.values(OptionName::Word), file.journal().state(), "--word");
    const bool is_by_hand = has_faces(line);
    if (const auto entry = file.give(command, dice, is_by_hand ? GameFile::Rolls::No : GameFile::Rolls::Yes, words); !entry) {
        Problems problems = action == nullptr ? entry.error() : with_roles(entry.error(), file.record().ruleset(), *action);
        if (const auto* const play = std::get_if<game::Play>(&command))
            name_section(file, *play, problems);
        throw failed(file, std::move(problems));
    }
    return reply_of(file, line);
}

/// The play that a command line asks for, of a game open for writing.
struct Asked {
    GameFile file;
    const Action* action;
    game::Play play;
};

/// The role's name may be left out where there is one.
std::vector<Given> with_role(std::vector<Given> given, Operands words, const Ruleset& ruleset, const Action& action)
{
    const auto roles = game::roles_of(ruleset, action);
    for (std::size_t i = 0; i < given.size(); ++i)
        if (!words[i].contains('=') && !index_of(action.form, words[i]) && roles.size() == 1)
            given[i] = {std::string{roles.front()}, words[i]};
    return given;
}

Asked asked(const Call& call)
{
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    const Action& named = action_named(call.operands[1], file.record().ruleset());
    const Action* const first = game::first_link(file.record().ruleset(), named.key);
    const Action& action = first == nullptr ? named : *first;
    const Operands words = call.operands.subspan(2);
    game::Play play = play_from(file.record().ruleset(), action, with_role(given_in(words), words, file.record().ruleset(), action));
    play.reason = reason_in(call.line);
    play.as_usual = call.line.has(OptionName::Usual);
    if (const auto next = call.line.value(OptionName::Next))
        play.follows = follows_from(*next);
    return {std::move(file), &action, std::move(play)};
}

/// What several entries print.
Reply joined(const CommandLine& line, const std::vector<Reply>& replies)
{
    return line.has(OptionName::Json) ? fmt::format("[{}]\n", fmt::join(replies, ",")) : fmt::format("{}", fmt::join(replies, ""));
}

Reply taken_down(GameFile& file, const CommandLine& line, std::vector<game::Entry> entries)
{
    std::vector<Reply> replies;
    for (game::Entry& entry : entries) {
        or_fail(file.take_down(std::move(entry)), file);
        replies.push_back(reply_of(file, line));
    }
    return joined(line, replies);
}

/// A whole chain, each link an entry.
Reply link_by_link(GameFile& file, const CommandLine& line, game::Play play)
{
    const GameRecord& record = file.record();
    play.roles = std::get<game::Play>(game::as_written(file.journal().state(), record.book(), play)).roles; // those of a follow-up too
    if (has_faces(line)) {
        const auto dice = or_fail(dice_at_hand_from(line), ExitCode::Refused);
        return taken_down(file, line, or_fail(game::decided_on(file.journal(), record.book(), play, dice), file));
    }
    const bool goes_on = !line.has(OptionName::Word); // which is one roll's
    std::vector<Reply> replies;
    for (std::optional<game::Play> link = play; link;
         link = goes_on ? game::play_on(file.journal().state(), record.book(), play) : std::nullopt)
        replies.push_back(rolled(file, line, *link, record.ruleset().find_action(link->action)));
    return joined(line, replies);
}

/// Several units, each an entry: all of them or none, unless the program rolls for them.
Reply one_by_one(GameFile& file, const CommandLine& line, std::span<const game::Play> plays, const Action& action)
{
    const auto dice = or_fail(dice_at_hand_from(line), ExitCode::Refused);
    auto entries = game::decided_in_turn(file.journal(), file.record().book(), plays, dice);
    if (entries)
        return taken_down(file, line, std::move(*entries));
    if (has_faces(line) || !game::lacks_dice_alone(entries.error()))
        throw failed(file, with_roles(std::move(entries.error()), file.record().ruleset(), action));
    if (line.has(OptionName::Word))
        throw failed(ExitCode::Usage, "--word", {"a word is for one roll"});
    for (const game::Play& play : plays)
        if (auto ready = game::prepared(file.journal().state(), file.record().book(), play); !ready)
            throw failed(file, with_roles(std::move(ready.error()), file.record().ruleset(), action));
    std::vector<Reply> replies;
    for (const game::Play& play : plays)
        replies.push_back(rolled(file, line, play, &action));
    return joined(line, replies);
}

} // namespace

Reply commitment_in_game(const Call& call)
{
    Asked roll = asked(call);
    GameFile& file = roll.file;
    const game::State& state = file.journal().state();
    const auto typed = call.line.value(OptionName::Holder);
    const std::string holder = typed ? side_named(*typed, state, "--holder") : file.record().holder();
    const auto words = words_in(call.line.values(OptionName::Word), state, "--word");
    if (const auto committed = file.commit({{roll.play}}, holder, words); !committed)
        throw failed(file, with_roles(committed.error(), file.record().ruleset(), *roll.action));
    return reply_of_open_roll(file, call.line);
}

Reply resolution_in_game(const Call& call)
{
    auto [file, action, play] = asked(call);
    if (action->key != call.operands[1])
        return link_by_link(file, call.line, std::move(play));
    const auto plays = game::each_by_itself(file.record().ruleset(), play);
    return plays.size() == 1 ? rolled(file, call.line, play, action) : one_by_one(file, call.line, plays, *action);
}

Reply batch_in_game(const Call& call)
{
    Asked roll = asked(call);
    if (!roll.action->is_batch())
        throw failed(ExitCode::Usage, call.operands[1], {"its units do not roll one by one; use game resolve"});
    return rolled(roll.file, call.line, roll.play, roll.action);
}

Reply amendment(const Call& call)
{
    const auto number = entry_named(call.operands[1]);
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    const game::EntryResult* const result = file.journal().in_force(number);
    if (result == nullptr || !result->play)
        throw failed(ExitCode::Refused, "entry " + call.operands[1], {"no action that was played and is in force"});
    const Ruleset& ruleset = file.record().ruleset();
    auto changes = call.operands.subspan(2);
    const bool is_another = !changes.empty() && !changes.front().contains('=');
    const Action& action = action_named(is_another ? changes.front() : result->play->action, ruleset);
    if (is_another)
        changes = changes.subspan(1);
    const game::Play typed = play_from(ruleset, action, given_in(changes));
    game::Amend amend{number, is_another ? typed : game::amended(*result->play, typed), reason_in(call.line)};
    amend.play.as_usual = amend.play.as_usual || call.line.has(OptionName::Usual);
    rule_later(amend, call.line, file.record());
    return rolled(file, call.line, amend, &action);
}

Reply strike_in_game(const Call& call)
{
    const auto number = entry_named(call.operands[1]);
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    game::Strike strike{number, reason_in(call.line)};
    rule_later(strike, call.line, file.record());
    return rolled(file, call.line, strike, nullptr);
}

Reply word_in_game(const Call& call)
{
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    const auto words = words_in({call.operands[1]}, file.journal().state(), "word");
    or_fail(file.say(words.front()), file);
    return reply_of_open_roll(file, call.line);
}

Reply roll_in_game(const Call& call)
{
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    if (!call.line.has(OptionName::Drop)) {
        or_fail(file.roll(), file);
        return reply_of(file, call.line);
    }
    or_fail(file.throw_away(reason_in(call.line)), file);
    const ThrownAwayLine& thrown = *file.record().openings().back().thrown_away;
    if (call.is_json()) {
        QJsonObject object = members_of(GameLine{thrown});
        object["seal"] = words(file.file().head_seal());
        return printed(object);
    }
    std::string lines =
        spoken(thrown.is_withheld ? "Withheld: its seed is not on this computer, so that nobody knows its faces.\n" : "Thrown away:\n");
    for (const game::RecordedRoll& roll : thrown.rolls)
        lines += fmt::format("  {}: {}\n", spoken(roll.label), fmt::join(roll.faces, ", "));
    return lines;
}

} // namespace corneta::cli
