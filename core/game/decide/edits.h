// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/decide/muster.h"
#include "core/game/journal/entry.h"

#include <expected>
#include <map>
#include <string>

namespace corneta::game {

std::expected<EntryResult, Problems> result_of_edit(const State& state, const Rulebook& book, int entry, const Edit& command);
std::expected<EntryResult, Problems> result_of_split(const State& state, const Rulebook& book, int entry, const Split& command);
std::expected<EntryResult, Problems> result_of_join(const State& state, const Rulebook& book, int entry, const Join& command);
std::expected<EntryResult, Problems> result_of_placing(const State& state, const Rulebook& book, int entry, const PlaceFaceDown& command);
std::expected<EntryResult, Problems> result_of_turn_up(const State& state, const Rulebook& book, int entry, const TurnUp& command);

/// What speaks against laying this word by a unit, or any word where it is empty; a reason overrules it.
Problems objections_to_placing(const State& state, const Rulebook& book, const Unit& unit, std::string_view word);

/// The state as who laid these words knows it: by a unit where something lies face down, the word stands as what was laid.
State as_laid(State state, const Ruleset& ruleset, const std::map<std::string, std::string>& words);

/// What may be laid face down by that unit; nothing when nothing may.
const StatSpec* hidden_stat(const Ruleset& ruleset, const Unit& unit);

} // namespace corneta::game
