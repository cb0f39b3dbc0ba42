// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/state/state.h"

namespace corneta::game {

/// What all players may see of a state: without units that are hidden, and without the places and boxes by which something lies face down.
State in_clear(State state, const Ruleset& ruleset);

/// Whom sentences do not name for those who may see no more than that: units that are hidden now. Keeps none of the state.
Unseen unseen_in(const State& state, const Ruleset& ruleset);

} // namespace corneta::game
