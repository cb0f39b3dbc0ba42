// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/state/state.h"

namespace corneta::game {

/// What all players may see of a state: without units that are hidden, and without the places and boxes by which something lies face down.
State in_clear(State state, const Ruleset& ruleset);

} // namespace corneta::game
