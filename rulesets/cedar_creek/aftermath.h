// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/settling.h"

#include <span>

namespace cedar_creek {

/// What deeds do to brigades and sides: points and ratings lost, fatigue up to the highest level, routs, what the turn needs to know. 11.4.
void settle(std::span<const corneta::game::Deed> deeds, corneta::game::Settling& settling);

} // namespace cedar_creek
