// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/entry.h"
#include "core/game/play/form_filling.h"

#include <expected>
#include <span>
#include <vector>

namespace corneta::game {

/// A play before its dice.
struct Prepared {
    Play play{}; ///< with the sides in roles of their own names, what the follow-up it takes seats, and the keys of its units
    FilledIn filled;
    std::vector<Given> answers{}; ///< all of them, once it is told what speaks against them
    Problems refused{};           ///< by the rules, in these answers
    Problems nobody{};            ///< roles without a unit
    Problems objected{};          ///< by the game; a reason overrules it
};

/// Fills the form of a play in a state, or says what is wrong with its roles, words or the follow-up it takes.
std::expected<Prepared, Problems> prepared(const State& state, const Rulebook& book, const Play& play);

/// The same without what speaks against the answers: `refused` and `objected` stay empty.
std::expected<Prepared, Problems> filled_play(const State& state, const Rulebook& book, const Play& play);

/// What a play asks beside `answered` that only the table knows and nobody says.
Problems unsaid_beside(std::span<const Answer> answered, const State& state, const Rulebook& book, const Play& play);

/// Takes one more answer into a play that was filled, as if it had been typed before. False where more than it may depend on it, such as
/// whether another field is asked: then the play is filled anew.
bool type_in(Prepared& ready, const Action& action, const Given& typed);

/// Adds what speaks against the answers.
void object_to(Prepared& ready, const State& state, const Rulebook& book);

/// The answers alone, as a played action keeps them.
std::vector<Given> answers_of(const FilledIn& filled);

} // namespace corneta::game
