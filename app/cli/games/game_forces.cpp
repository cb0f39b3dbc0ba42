// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "app/storage/files/json_lines.h"
#include "app/storage/files/printable.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/game/own_scenario.h"
#include "core/game/decide/edits.h"
#include "core/game/forces/forces_csv.h"
#include "core/game/forces/scenario.h"
#include "core/text/language.h"
#include "core/text/most_problems.h"
#include "core/text/phrase.h"

#include <ranges>

namespace corneta::cli {

namespace {

/// A line of a journal has no line breaks in its texts; a cell may.
Problems problems_with_texts(const game::UnitRead& read)
{
    Problems problems;
    const auto check = [&](std::string_view column, std::string_view cell) {
        if (const auto flaw = flaw_of_text(cell))
            add(problems, {read.where, {"{0}: {1}", {Name{std::string{column}}, *flaw}}});
    };
    check("name", read.unit.name);
    check("command", read.unit.command);
    for (const auto& [stat, word] : read.unit.stats)
        check(stat, word);
    return problems;
}

/// The forces of a game as they stand; nothing that lies face down is among them.
Reply forces_of(const Call& call)
{
    const GameRead read = game_for_reading(call.operands[0], call.rulesets);
    const auto& units = read.record.journal().state().units;
    if (!call.is_json())
        return game::csv_of(read.record.ruleset(), units);
    return printed(json_list(units, [](const game::Unit& unit) { return json_of(unit); }));
}

/// What the game would say against one of the edits, tried one after the other before any of them is written.
Problems problems_with(const std::vector<game::Command>& edits, const GameRecord& record)
{
    game::State state = record.journal().state();
    Problems problems;
    for (const game::Command& command : edits) {
        const auto result = game::result_of_edit(state, record.book(), 0, std::get<game::Edit>(command));
        if (result)
            apply(state, 0, result->effects);
        else
            problems.insert(problems.end(), result.error().begin(), result.error().end());
    }
    return problems;
}

Reply reply_of(const GameFile& file, std::size_t first, const CommandLine& line)
{
    const auto entries = file.journal().entries() | std::views::drop(first);
    if (line.has(OptionName::Json)) {
        const QJsonArray array = json_list(entries, [](const game::Entry& entry) { return members_of(GameLine{entry}); });
        return printed(QJsonObject{{"entries", array}, {"seal", words(file.file().head_seal())}});
    }
    if (entries.empty())
        return spoken("The forces are as the file says.\n");
    std::string all;
    for (const game::Entry& entry : entries)
        all += (all.empty() ? "" : "\n") + text_of(file.record(), entry);
    return all + text_of_seal(file);
}

} // namespace

std::vector<game::Unit> forces_of_file(const std::string& path, const Rulebook& book, std::span<const game::Unit> table)
{
    const auto bytes = or_fail(bytes_of_file(path), ExitCode::Unreadable);
    const auto read = or_fail(game::unit_lines_from_csv(book, bytes, path, table), ExitCode::Unreadable);
    std::vector<game::Unit> units;
    Problems problems;
    for (const game::UnitRead& one : read) {
        for (Problem& problem : problems_with_texts(one))
            add(problems, std::move(problem));
        units.push_back(one.unit);
    }
    if (!problems.empty())
        throw failed(ExitCode::Unreadable, problems);
    return units;
}

std::vector<Statement> scenario_of_forces(const std::string& path, const Rulebook& book)
{
    auto units = forces_of_file(path, book);
    game::Scenario head;
    head.key = "forces";
    head.label = "Forces of a file";
    head.source = "yours";
    return game::statements_of(*book.ruleset, head, units);
}

Reply forces_in_game(const Call& call)
{
    const auto from = call.line.value(OptionName::From);
    if (!from && call.line.has(OptionName::Reason))
        throw failed(ExitCode::Usage, "--reason", {"goes with --from"});
    if (!from)
        return forces_of(call);
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    const game::State& state = file.journal().state();
    const auto units = forces_of_file(*from, file.record().book(), state.units);
    const auto edits = game::edits_to(state, units, call.line.value(OptionName::Reason).value_or("as the file of forces says"));
    if (Problems problems = problems_with(edits, file.record()); !problems.empty())
        throw failed(file, std::move(problems));
    const std::size_t first = file.journal().entries().size();
    for (const game::Command& edit : edits)
        or_fail(file.give(edit), file);
    return reply_of(file, first, call.line);
}

Reply scenario_of_game(const Call& call)
{
    const GameRead read = game_for_reading(call.operands[0], call.rulesets);
    const GameRecord& record = read.record;
    game::Scenario head;
    head.key = call.operands[1];
    head.label = call.operands[2];
    head.about = call.operands.size() > 3 ? call.operands[3] : std::string{};
    head.attacker = game::attacker_in(record.head().scenario);
    std::string path = call.line.value(OptionName::Out).value_or(std::string{});
    if (path.empty()) {
        path = or_fail(save_scenario(record.book(), record.journal().state(), head), ExitCode::Refused);
    } else {
        const auto text = or_fail(scenario_text(record.book(), record.journal().state(), head), ExitCode::Refused);
        or_fail(create_file(path, text, Readers::All), ExitCode::Unreadable);
    }
    if (call.is_json())
        return printed(QJsonObject{{"scenario", words(head.key)}, {"file", words(path)}});
    return phrase("Scenario {} is saved in {}\n", printable(head.label), printable(path));
}

} // namespace corneta::cli
