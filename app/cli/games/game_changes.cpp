// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/games/ways_out.h"
#include "app/cli/options/typed_secret.h"
#include "app/cli/printing/columns.h"
#include "app/cli/printing/game_text.h"
#include "app/storage/files/printable.h"
#include "core/game/play/rules.h"
#include "core/text/phrase.h"
#include "core/text/words.h"

#include <QString>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
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

Reply parts_changed(const std::string& path, const CommandLine& line, Rulesets rulesets, auto command)
{
    auto file = game_for_writing(path, rulesets);
    if (!file)
        return std::unexpected{file.error()};
    if (auto entry = file->give(command); !entry) {
        if (std::exchange(command.reason, "any").empty())
            name_section_of_parts(*file, command, entry.error());
        return failed(*file, std::move(entry.error()));
    }
    return reply_of(*file, line);
}

} // namespace

Reply lay_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    constexpr std::size_t with_word = 3;
    const auto word = operands.size() == with_word ? operands[2] : typed_secret(phrase("What is laid beside {}: ", printable(operands[1])));
    if (!word)
        return failed(ExitCode::Usage, "game lay", word.error());
    if (auto flaw = flaw_of_text(*word))
        return failed(ExitCode::Refused, "word", std::move(*flaw));
    auto file = game_for_writing(operands[0], rulesets);
    if (!file)
        return std::unexpected{file.error()};
    const Hidden hidden{operands[1], *word, reason_in(line)};
    if (auto entry = file->lay(hidden); !entry) {
        name_section_of_laying(*file, hidden, entry.error());
        return failed(*file, std::move(entry.error()));
    }
    return reply_of(*file, line);
}

std::string words_to_lay(Rulesets rulesets)
{
    Columns columns{"lll"};
    columns.add({"RULESET", "UNIT", "WORD"});
    for (const Ruleset* const ruleset : rulesets) {
        const auto stats = game::stats_of(*ruleset);
        for (const game::HiddenSpec& hidden : ruleset->game == nullptr ? std::span<const game::HiddenSpec>{} : ruleset->game->hidden) {
            const auto stat = std::ranges::find(stats, hidden.stat, [](const game::StatSpec& spec) { return spec.field.key; });
            std::string words;
            for (const Option& option : stat == stats.end() ? std::span<const Option>{} : stat->field.options)
                words += (words.empty() ? "" : "|") + std::string{option.word};
            columns.add({std::string{ruleset->key}, std::string{hidden.kind}, words.empty() ? spoken("any text") : words});
        }
    }
    return columns.text("  ");
}

Reply turn_up_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    auto file = game_for_writing(operands[0], rulesets);
    if (!file)
        return std::unexpected{file.error()};
    std::vector<std::string> units;
    std::vector<Hidden> known;
    for (const Given& given : given_in(operands.subspan(1))) {
        const game::Unit* const unit = file->journal().state().find(given.key);
        std::string key = unit == nullptr ? given.key : unit->key;
        if (std::ranges::find(units, key) != units.end())
            return failed(ExitCode::Refused, given.key, {"given twice"});
        if (!given.word.empty())
            known.push_back({key, given.word});
        units.push_back(std::move(key));
    }
    if (const auto entry = file->turn_up(units, known, reason_in(line)); !entry)
        return failed(*file, entry.error());
    return reply_of(*file, line);
}

Reply phase_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    auto file = game_for_writing(operands[0], rulesets);
    if (!file)
        return std::unexpected{file.error()};
    const std::string left = not_done_in_lines(file->record(), operands[0]);
    if (const auto entry = file->give(game::EndPhase{reason_in(line)}); !entry) {
        auto refused = failed(*file, entry.error());
        if (std::ranges::any_of(idle_of(file->record()), [](const game::Idle& idle) { return idle.must && idle.action.empty(); }))
            for (const std::string_view one : split(left, '\n')) // it names no command: theirs are named
                if (!one.empty())
                    refused.error().lines.emplace_back(one.substr(one.find_first_not_of(' ')));
        return refused;
    }
    const Reply reply = reply_of(*file, line);
    if (line.has(OptionName::Json) || !reply || left.empty())
        return reply;
    return *reply + phrase("NOT DONE (game undo {} goes back to it)\n", shell_word(operands[0])) + left;
}

Reply edit_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    std::vector<Given> given = given_in(operands.subspan(2));
    if (!line.has(OptionName::Arrives))
        return changed(operands[0], line, rulesets, game::Edit{operands[1], std::move(given), std::nullopt, reason_in(line)});
    game::Unit unit{.key = operands[1],
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
    return changed(operands[0], line, rulesets, game::Edit{operands[1], {}, std::move(unit), reason_in(line)});
}

Reply split_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    int size = 0;
    const std::string& word = operands[2];
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), size);
    if (error != std::errc{} || end != word.data() + word.size())
        return failed(ExitCode::Usage, "SIZE", {"\"{0}\" is not a whole number", {Name{word}}});
    std::vector<Given> given = given_in(operands.subspan(4));
    game::Split split{operands[1], size, operands[3], taken(given, "code"), taken(given, "name"), reason_in(line)};
    if (!given.empty())
        return failed(ExitCode::Refused, given.front().key, {"a part takes code= and name=, nothing else"});
    if (split.name.empty())
        split.name = split.part;
    return parts_changed(operands[0], line, rulesets, std::move(split));
}

Reply join_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    return parts_changed(operands[0], line, rulesets, game::Join{operands[1], operands[2], reason_in(line)});
}

Reply charts_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    auto file = game_for_writing(operands[0], rulesets);
    if (!file)
        return std::unexpected{file.error()};
    if (const auto entry = file->change_charts(line.value(OptionName::Pack).value_or(""), reason_in(line)); !entry)
        return failed(*file, entry.error());
    return reply_of(*file, line);
}

Reply note_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    return changed(operands[0], line, rulesets, game::Note{QString::fromStdString(operands[1]).trimmed().toStdString()});
}

Reply undo_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    return changed(operands[0], line, rulesets, game::Undo{});
}

Reply redo_in_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    return changed(operands[0], line, rulesets, game::Redo{});
}

} // namespace corneta::cli
