// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/settling.h"

namespace cedar_creek {

/// The rounds of a turn, one after the other, and the Administrative Phase in one press. 5, 7 to 9.
void end_phase(corneta::game::Settling& settling);

} // namespace cedar_creek
