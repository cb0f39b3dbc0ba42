// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/forces_of_file.h"

#include "app/storage/files/json_lines.h"
#include "app/storage/files/printable.h"
#include "app/storage/files/whole_files.h"
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

std::expected<std::vector<game::Unit>, Failure> forces_of_file(const std::string& path, const Rulebook& book,
                                                               std::span<const game::Unit> table)
{
    const auto bytes = bytes_of_file(path);
    if (!bytes)
        return failed(ExitCode::Unreadable, bytes.error());
    const auto read = game::unit_lines_from_csv(book, {bytes->data(), static_cast<std::size_t>(bytes->size())}, path, table);
    if (!read)
        return failed(ExitCode::Unreadable, read.error());
    std::vector<game::Unit> units;
    Problems problems;
    for (const game::UnitRead& one : *read) {
        for (Problem& problem : problems_with_texts(one))
            add(problems, std::move(problem));
        units.push_back(one.unit);
    }
    if (!problems.empty())
        return failed(ExitCode::Unreadable, problems);
    return units;
}

std::expected<std::vector<Statement>, Failure> scenario_of_forces(const std::string& path, const Rulebook& book)
{
    auto units = forces_of_file(path, book);
    if (!units)
        return std::unexpected{std::move(units.error())};
    game::Scenario head;
    head.key = "forces";
    head.label = "Forces of a file";
    head.source = "yours";
    return game::statements_of(*book.ruleset, head, *units);
}

} // namespace corneta::cli
