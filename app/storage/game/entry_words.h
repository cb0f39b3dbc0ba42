// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"
#include "core/game/play/rules.h"

#include <optional>
#include <span>
#include <string>
#include <utility>

namespace corneta {

/// An entry in one sentence. What lies face down is not in it, and no unit is named to whom it is unseen.
std::string sentence_of(const GameRecord& record, const game::Entry& entry, const Unseen& unseen = {});
/// The same for the result of it that is in force.
std::string sentence_of(const GameRecord& record, const game::Entry& entry, const game::EntryResult& result, const Unseen& unseen = {});
/// What is rolled: `Fire (2nd Indiana, Perez)`.
std::string roll_in_words(const GameRecord& record, const game::Command& command, const Unseen& unseen = {});
/// The headlines of a result, one behind the other.
std::string headline_of(const game::EntryResult& result, const Unseen& unseen = {});
/// A unit's name; its key when it is not there any more.
std::string name_of(const game::State& state, const std::string& unit);
/// The same of a unit that may have left the table; by key or by code.
std::string name_of(const GameRecord& record, const std::string& unit);
/// The stats of a unit that are not as every unit's: `Castings at the start 12, Stragglers 3, Broken`.
std::string stats_in_words(const Ruleset& ruleset, const game::State& state, const game::Unit& unit);
/// A change of a unit's stat, one of those of the ruleset, by its label: `Stragglers`, `+1`; nothing for what a game keeps for itself.
std::optional<std::pair<std::string, std::string>> change_in_words(std::span<const game::StatSpec> stats, const game::State& state,
                                                                   const game::StatChange& change);
/// The entry whose reading of this one is in force in the place of its own; 0 when it is its own, or none.
int read_otherwise_by(const game::Journal& journal, const game::Entry& entry);
/// Whether it was neither undone nor struck; undo and redo themselves never are in force.
bool is_in_force(const game::Journal& journal, const game::Entry& entry);

/// Who rolled: `by hand`, `number 12` of the program's dice, `seed 7`.
std::string roller_in_words(const game::RecordedRoll& roll);
/// What a line of a working does: `+2`, `x 1/4`, `at most 16`.
std::string step_in_words(const Working& working);
/// The working of a play, a line each number.
std::string working_in_lines(const game::Told& told);

} // namespace corneta
