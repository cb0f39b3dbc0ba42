// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace pedregal {

/// Units that are off the map or have acted in this phase, whose half of the turn it is not, or that have no part in the action.
void object(const corneta::game::State& state, const corneta::game::PlayedAction& wanted, corneta::Problems& problems);

} // namespace pedregal
