// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/digest.h"
#include "app/storage/files/printable.h"
#include "app/storage/game/entry_words.h"
#include "core/text/phrase.h"

#include <fmt/format.h>

#include <algorithm>

namespace corneta::cli {

std::string side_named(const std::string& name, const game::State& state, const std::string& where)
{
    const game::Unit* const side = state.find(name);
    if (side == nullptr || side->kind != "side")
        throw failed(ExitCode::Refused, where, {"there is no side \"{0}\"", {Name{name}}});
    return side->key;
}

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
