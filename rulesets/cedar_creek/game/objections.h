// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace cedar_creek {

/// Brigades that are gone, not there yet or have acted in this round, on the wrong side or in both lines; zones that were attacked in it;
/// rolls made before or out of their turn. 6 to 12.
void object(const corneta::game::State& state, const corneta::game::PlayedAction& wanted, corneta::Problems& problems);

} // namespace cedar_creek
