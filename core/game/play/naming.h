// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/entry.h"

namespace corneta::game {

/// Who stands where, as the sentences of an action need to know it.
struct Seated {
    const State& state;
    const Ruleset& ruleset;
    std::string_view action;
    Roles roles;

    /// The unit that a noun of the ruleset means: `the target` the only one in that role, `attacker 2` the second of several. Nothing where
    /// nobody is known, and for a side in its own role, whose name stands in the sentences.
    std::optional<NamedUnit> find(std::string_view noun) const;
};

/// What is told of a play, or of one row of a batch: its sentences with the units in the places of their nouns. A headline that names nobody
/// so is put behind the one unit that it is about.
Told by_name(const Verdict& verdict, const Seated& seated);

/// The words of a follow-up with its units in them; behind who carries it out where they name nobody.
Sentence label_by_name(Sentence label, const Seated& seated, const std::string& by);

/// Asks who stands in a role, by its noun: `the brigade` where the role's own word is one, else the first of it, `the unit passed through`.
Sentence nobody_is(const Ruleset& ruleset, const Action& action, std::string_view role);

} // namespace corneta::game
