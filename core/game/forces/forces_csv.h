// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/command.h"
#include "core/text/problem.h"

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace corneta::game {

/// Forces as a spreadsheet opens them: a header `key,code,name,kind,side,command` and every stat that some unit has, then a unit a line. An
/// empty cell is a stat that the unit does not have.
std::string csv_of(const Ruleset& ruleset, std::span<const Unit> units);

/// A unit with the line of the file that says it: `FILE:LINE`.
struct UnitRead {
    Unit unit;
    std::string where;
};

/// The units of a file of comma-separated values (RFC 4180), or everything that is wrong with it, by line. Columns stand in any order; `key`
/// must be there. With `;` in the header that is what separates, and tenths may have a comma. `table`: the units of the game that the file is
/// for; one of these keeps its code, kind, side and command, and its name, which an empty cell leaves too.
std::expected<std::vector<UnitRead>, Problems> unit_lines_from_csv(const Rulebook& book, std::string_view text, std::string_view file,
                                                                   std::span<const Unit> table = {});
/// The same for a game that has no units yet. Example: `units_from_csv(book, "key,castings\nk7,12\n", "forces.csv")`.
std::expected<std::vector<Unit>, Problems> units_from_csv(const Rulebook& book, std::string_view text, std::string_view file);

/// What makes the units of a game those of a list, which was read for it: new ones arrive, stats that differ are set right. Units that the list
/// does not name and stats that it does not state stay as they are.
std::vector<Command> edits_to(const State& state, std::span<const Unit> units, const std::string& reason);

} // namespace corneta::game
