// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/options/typed.h"
#include "app/cli/options/typed_secret.h"
#include "app/cli/printing/columns.h"
#include "app/cli/printing/game_text.h"
#include "app/storage/files/printable.h"
#include "core/game/play/rules.h"
#include "core/text/phrase.h"
#include "core/text/words.h"

#include <QString>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <ranges>
#include <utility>

namespace corneta::cli {

namespace {

/// Takes a word out of what is given; empty when it is not there.
std::string taken(std::vector<Given>& given, std::string_view key)
{
    const auto found = std::ranges::find(given, key, &Given::key);
    if (found == given.end())
        return {};
    std::string word = std::move(found->word);
    given.erase(found);
    return word;
}

Reply parts_changed(const Call& call, auto command)
{
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    if (auto entry = file.give(command); !entry) {
        if (std::exchange(command.reason, "any").empty())
            name_section_of_parts(file, command, entry.error());
        throw failed(file, std::move(entry.error()));
    }
    return reply_of(file, call.line);
}

} // namespace

Reply lay_in_game(const Call& call)
{
    constexpr std::size_t with_word = 3;
    const auto word = call.operands.size() == with_word ? call.operands[2]
                                                        : typed_secret(phrase("What is laid beside {}: ", printable(call.operands[1])));
    if (!word)
        throw failed(ExitCode::Usage, "game lay", word.error());
    if (auto flaw = flaw_of_text(*word))
        throw failed(ExitCode::Refused, "word", std::move(*flaw));
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    const Hidden hidden{call.operands[1], *word, reason_in(call.line)};
    if (auto entry = file.lay(hidden); !entry) {
        name_section_of_laying(file, hidden, entry.error());
        throw failed(file, std::move(entry.error()));
    }
    return reply_of(file, call.line);
}

std::string words_to_lay(Rulesets rulesets)
{
    Columns columns{"lll"};
    columns.add({"RULESET", "UNIT", "WORD"});
    for (const Ruleset* const ruleset : rulesets) {
        const auto stats = game::stats_of(*ruleset);
        for (const game::HiddenSpec& hidden : ruleset->game == nullptr ? std::span<const game::HiddenSpec>{} : ruleset->game->hidden) {
            const auto stat = std::ranges::find(stats, hidden.stat, [](const game::StatSpec& spec) { return spec.field.key; });
            const auto options = stat == stats.end() ? std::span<const Option>{} : stat->field.options;
            const std::string words = fmt::format("{}", fmt::join(options | std::views::transform(&Option::word), "|"));
            columns.add({std::string{ruleset->key}, std::string{hidden.kind}, words.empty() ? spoken("any text") : words});
        }
    }
    return columns.text("  ");
}

Reply turn_up_in_game(const Call& call)
{
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    std::vector<std::string> units;
    std::vector<Hidden> known;
    for (const Given& given : given_in(call.operands.subspan(1))) {
        const game::Unit* const unit = file.journal().state().find(given.key);
        std::string key = unit == nullptr ? given.key : unit->key;
        if (std::ranges::find(units, key) != units.end())
            throw failed(ExitCode::Refused, given.key, {"given twice"});
        if (!given.word.empty())
            known.push_back({key, given.word});
        units.push_back(std::move(key));
    }
    or_fail(file.turn_up(units, known, reason_in(call.line)), file);
    return reply_of(file, call.line);
}

Reply phase_in_game(const Call& call)
{
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    const std::string left = not_done_in_lines(file.record(), call.operands[0]);
    if (const auto entry = file.give(game::EndPhase{reason_in(call.line)}); !entry) {
        Failure refused = failed(file, entry.error());
        if (std::ranges::any_of(idle_of(file.record()), [](const game::Idle& idle) { return idle.must && idle.action.empty(); }))
            for (const std::string_view one : parted(left, '\n')) // it names no command: theirs are named
                refused.lines.emplace_back(one.substr(one.find_first_not_of(' ')));
        throw refused;
    }
    std::string ended = reply_of(file, call.line);
    if (call.is_json() || left.empty())
        return ended;
    return ended + phrase("NOT DONE (game undo {} goes back to it)\n", shell_word(call.operands[0])) + left;
}

Reply edit_in_game(const Call& call)
{
    std::vector<Given> given = given_in(call.operands.subspan(2));
    if (!call.line.has(OptionName::Arrives))
        return changed(call, game::Edit{call.operands[1], std::move(given), std::nullopt, reason_in(call.line)});
    game::Unit unit{.key = call.operands[1],
                    .code = taken(given, "code"),
                    .name = taken(given, "name"),
                    .kind = taken(given, "kind"),
                    .side = taken(given, "side"),
                    .command = taken(given, "command")};
    if (unit.kind.empty())
        unit.kind = "unit";
    if (unit.name.empty())
        unit.name = unit.key;
    for (const Given& stat : given)
        unit.stats[stat.key] = stat.word;
    return changed(call, game::Edit{call.operands[1], {}, std::move(unit), reason_in(call.line)});
}

Reply split_in_game(const Call& call)
{
    const auto size = number_from<int>(call.operands[2]);
    if (!size)
        throw failed(ExitCode::Usage, "SIZE", {"\"{0}\" is not a whole number", {Name{call.operands[2]}}});
    std::vector<Given> given = given_in(call.operands.subspan(4));
    game::Split split{call.operands[1], *size, call.operands[3], taken(given, "code"), taken(given, "name"), reason_in(call.line)};
    if (!given.empty())
        throw failed(ExitCode::Refused, given.front().key, {"a part takes code= and name=, nothing else"});
    if (split.name.empty())
        split.name = split.part;
    return parts_changed(call, std::move(split));
}

Reply join_in_game(const Call& call)
{
    return parts_changed(call, game::Join{call.operands[1], call.operands[2], reason_in(call.line)});
}

Reply charts_in_game(const Call& call)
{
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    or_fail(file.change_charts(call.line.value(OptionName::Pack).value_or(""), reason_in(call.line)), file);
    return reply_of(file, call.line);
}

Reply note_in_game(const Call& call)
{
    return changed(call, game::Note{QString::fromStdString(call.operands[1]).trimmed().toStdString()});
}

Reply undo_in_game(const Call& call)
{
    return changed(call, game::Undo{});
}

Reply redo_in_game(const Call& call)
{
    return changed(call, game::Redo{});
}

} // namespace corneta::cli
