// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/settling.h"

#include <span>

namespace pedregal {

/// What deeds do to units, leaders and the counts of their sides. 18, 19.
void settle(std::span<const corneta::game::Deed> deeds, corneta::game::Settling& settling);

} // namespace pedregal
