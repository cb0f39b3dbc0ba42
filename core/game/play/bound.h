// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/action/verdict.h"
#include "core/game/state/state.h"

namespace corneta::game {

/// A follow-up of an action with the units that its choices are for. Where a choice says who sits where, those; otherwise a role of the same
/// name keeps its units, then the first role goes to those in the role `by` or of the side `by`, the next to the others, and what only may
/// follow is for whom it concerns: the player says who. `by` may be one of several units in a role: `defender 2`.
Next bound(const Ruleset& ruleset, const State& state, const FollowUp& follow_up, const Roles& roles);

/// The changes that an action's outcomes declare, for the first unit in each role.
std::vector<StatChange> declared_changes(const Action& action, const Outcome& outcome, const Roles& roles);

/// What an action left, as words.
std::vector<OutcomeWords> words_of(const Action& action, const Outcome& outcome);

} // namespace corneta::game
