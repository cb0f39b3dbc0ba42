// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/entry.h"
#include "core/game/play/form_filling.h"
#include "core/text/problem.h"
#include "core/text/sentence.h"

#include <vector>

/// Where the answers of a play come from: what only the table knows is asked, what the game knows is not typed over unsaid.
namespace corneta::game {

/// Ruled is what a stat fills and says nothing.
inline Fact fact_of(const Field& field)
{
    return field.fact == Fact::Unsaid && !field.stat.empty() ? Fact::Ruled : field.fact;
}

/// What only the table knows and nobody has said.
Problems unsaid(const FilledIn& filled);

/// Whether a field that somebody typed is as it is known, or not asked. Of a unit that has no such stat nothing is known, whatever the other rows of
/// a list have; but a mark is a no.
bool is_as_known(const State& state, const Play& play, const FilledIn& filled, const TypedOver& over);

/// What was typed otherwise than the game knows it where a rule hangs on that; a reason overrules it.
Problems objections_to_typed_over(const Play& play, const FilledIn& filled, const State& state);

/// The roster set right by what was typed over it for good: all of it, or nothing where one of them is no word of its stat.
std::vector<StatChange> set_right(const State& state, const Play& play, const FilledIn& filled);

/// What was typed over the roster, for who reads the result.
std::vector<Sentence> typed_over(const FilledIn& filled);

} // namespace corneta::game
