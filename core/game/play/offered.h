// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

#include <string>
#include <vector>

namespace corneta::game {

/// Whether nothing speaks against the units that a follow-up seats: they are not destroyed by now, and have not acted.
bool is_open(const NextChoice& choice, const State& state, const Rulebook& book);

/// What is owed and can still be done, each with at least one choice that is open.
std::vector<Owed> open_follow_ups(const State& state, const Rulebook& book);

/// Musts that wait: nothing speaks against their units but that something else is owed before.
std::vector<Owed> waiting_follow_ups(const State& state, const Rulebook& book);

/// Who has not acted yet by the ruleset.
std::vector<Idle> waiting_units(const State& state, const Rulebook& book);
/// The same, and nobody once the battle is decided.
std::vector<Idle> idle_units(const State& state, const Rulebook& book);

/// How the sides stand, one after the other; empty where the ruleset does not say.
std::vector<Standing> standing_of(const State& state, const Rulebook& book);
/// Whether the battle has an end: some side stands so by the ruleset.
bool is_decided(const State& state, const Rulebook& book);
/// Whether it has one, and nothing that must be done is left, such as answering the questions of a victory.
bool is_settled(const State& state, const Rulebook& book);
/// The side that has won a battle that is decided: the only one whose army has not broken, else the one that the ruleset names. Empty when
/// there is none.
std::string winner_of(const State& state, const Rulebook& book);
/// Who has won a battle that is decided, or that nobody has. Empty while it goes on; until it is settled that is not said.
Sentence verdict_of(const State& state, const Rulebook& book);

} // namespace corneta::game
