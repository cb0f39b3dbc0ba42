// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "core/game/journal/command.h"
#include "core/text/problem.h"

#include <expected>
#include <optional>
#include <vector>

namespace corneta::game {

/// A follow-up that is taken, as it is owed, and the choice that is made of it.
struct Followed {
    const Owed* owed = nullptr;
    const NextChoice* choice = nullptr;
};

/// The follow-up a play takes, or why there is none.
std::expected<Followed, Problem> followed(const State& state, const Follows& follows);

/// What is wrong with a play that takes a follow-up which is not owed.
Problem not_owed(const Follows& follows);

/// Where a follow-up that was owed in `before` is owed in `now`: the same choices for the same units, though others may have come before it
/// or gone, or the end of another phase brings it. Nothing when it is owed no longer.
std::optional<Follows> still_owed(const State& before, const State& now, const Follows& follows);

/// The follow-up that a play of this action takes without naming it: what must follow or a choice of it with those units in their roles, else
/// what may follow for them; of several the one for most of its units. Nothing when there is none, or another answer is typed where it says
/// which: a move is no retreat.
std::optional<Follows> fulfilled_by(const Play& play, const State& state, const Action& action);

/// What has to be said of a play that could be several choices of that follow-up: the answer by which they differ.
Problems undecided(const Followed& followed, const Play& play, const State& state, const Action& action);

/// Whether those units are in their role, with others perhaps.
bool holds_all(const Roles& roles, const RoleFilled& filled);

/// The presets of a follow-up without those that say what units had then and may have no more. They go for the units it seats as long as it
/// must be taken; what only may follow can come much later, and the player may name other units: there the units' own stats go.
std::vector<Given> presets_still_true(const Followed& followed, const State& state, const Action& action, const Roles& roles);

} // namespace corneta::game
