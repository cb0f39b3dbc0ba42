// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/battle.h"
#include "app/storage/game/game_file.h"
#include "core/charts/statement.h"

#include <expected>
#include <span>
#include <string>
#include <vector>

namespace corneta {

/// A club's book is a kept game of the ruleset `season`: its file, its dice, undo and amendment are those of a game.

/// A new book for battles of that ruleset.
std::expected<GameFile, Problems> create_book(const std::string& path, const Ruleset& of);
/// A book that is there; any other game is refused.
std::expected<GameFile, Problems> open_book(const std::string& path);
/// What a book is called: of which ruleset it is.
Sentence title_of(const GameRecord& book);
/// The ruleset of its battles.
std::expected<const Ruleset*, Problems> ruleset_of_book(const GameRecord& book, std::span<const Ruleset* const> rulesets);

/// Adds a battle by one entry: what each unit lost waits to return, new units come, armies rise and fall. A game that was added already is
/// refused, one of other rules too, one that is not sound, and an undecided one without a reason.
std::expected<const game::Entry*, Problems> add_battle(GameFile& book, const std::string& game_path, const std::string& reason,
                                                       std::span<const Ruleset* const> rulesets);

/// Rests: rolls for all who have to be rolled for, then ends the phase. `typed` are dice of players, in the order in which they are asked
/// for; without any the program rolls. Returns how many rolls were made; what is missing of typed dice is named, with what was rolled so far kept.
std::expected<int, Problems> rest(GameFile& book, std::vector<int> typed);

/// What became of the game of a battle since it was added; empty: nothing.
struct BattleChecked {
    std::string battle; ///< its name
    std::string file;
    std::string trouble;
};
std::vector<BattleChecked> battles_checked(const GameRecord& book, std::span<const Ruleset* const> rulesets);

/// Of each unit whether start + recruits = fit + waiting + dead + prisoners + disbanded; the names of those of which it is not so.
std::vector<std::string> units_that_do_not_add_up(const GameRecord& book);

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
