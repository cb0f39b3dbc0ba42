// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/storage/files/json_lines.h"
#include "app/storage/files/printable.h"
#include "app/storage/files/whole_files.h"
#include "core/game/forces/forces_csv.h"
#include "core/game/forces/scenario.h"
#include "core/text/most_problems.h"

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

} // namespace

std::vector<game::Unit> forces_of_file(const std::string& path, const Rulebook& book, std::span<const game::Unit> table)
{
    const auto bytes = or_fail(bytes_of_file(path), ExitCode::Unreadable);
    const auto read =
        or_fail(game::unit_lines_from_csv(book, {bytes.data(), static_cast<std::size_t>(bytes.size())}, path, table), ExitCode::Unreadable);
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

} // namespace corneta::cli
