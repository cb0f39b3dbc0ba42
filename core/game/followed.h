// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "core/game/command.h"
#include "core/problem.h"

#include <expected>
#include <vector>

namespace corneta::game {

/// A follow-up that is taken, as it is owed, and the choice that is made of it.
struct Followed {
    const Owed* owed = nullptr;
    const NextChoice* choice = nullptr;
};

/// The follow-up a play takes, or why there is none.
std::expected<Followed, Problem> followed(const State& state, const Follows& follows);

/// The inputs of a follow-up without those that say what units had then and may have no more. They go for the units it seats as long as it
/// must be taken; what only may follow can come much later, and the player may name other units: there the units' own stats go.
std::vector<Given> inputs_still_true(const Followed& followed, const State& state, const Action& action, const Roles& roles);

} // namespace corneta::game
