// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_file.h"
#include "core/charts/statement.h"

#include <expected>
#include <span>
#include <string>
#include <vector>

namespace corneta {

/// The next battle of a book: a scenario with the book's strengths, its scores clean; who is lost or disbanded is not fielded, who is in no
/// book comes as the scenario has him.
std::expected<std::vector<Statement>, Problems> next_scenario(const GameRecord& book, const Ruleset& ruleset,
                                                              std::vector<Statement> scenario);
/// The armies of the book alone, as they stand.
std::expected<std::vector<Statement>, Problems> scenario_of_armies(const GameRecord& book, const Ruleset& ruleset);

/// Begins it in a new file, and notes in the book that it did, so that an undo names it. `rulesets` are those of the book's battles.
Problems begin_next(GameFile& book, const std::vector<Statement>& scenario, const std::string& path,
                    std::span<const Ruleset* const> rulesets);

/// Those of the book who are not fielded in it, by name.
std::vector<std::string> not_fielded(const GameRecord& book);

} // namespace corneta
