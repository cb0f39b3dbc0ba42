// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/entry.h"

namespace corneta::game {

/// What is told of a play, or of one row of a batch, with the names of its units in place of the ruleset's nouns for them: "The target holds." of a
/// fire at 2nd Indiana is "2nd Indiana holds." A headline that names nobody so is put behind the one unit that it is about.
Told by_name(Told told, const State& state, const Ruleset& ruleset, const Action& action, const Roles& roles);

/// The words of a follow-up with the names of its units; behind the name of who carries it out where they name nobody.
std::string label_by_name(std::string label, const State& state, const Ruleset& ruleset, const Roles& roles, const std::string& by);

/// Asks who stands in a role, by its noun: `the brigade` where the role's own word is one, else the first of it, `the unit passed through`.
Sentence nobody_is(const Ruleset& ruleset, const Action& action, std::string_view role);

} // namespace corneta::game
