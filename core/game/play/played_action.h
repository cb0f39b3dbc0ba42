// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/state/state.h"

#include <span>

namespace corneta::game {

/// The roles of one row of a batch: its own units where there is one a row.
Roles roles_in_row(const Action& action, const Roles& roles, std::size_t row);

/// What was wanted, with what these verdicts left, changed and offer; of each only outcome and follow-ups are read.
PlayedAction played_action_of(const State& state, const Ruleset& ruleset, PlayedAction wanted, std::span<const Verdict> verdicts);

} // namespace corneta::game
