// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/settling.h"

#include <span>

namespace revolucion {

/// What a deed does to its units: damage and what their army loses by it, leaders, formations, and who has acted.
void settle(std::span<const corneta::game::Deed> deeds, corneta::game::Settling& settling);

} // namespace revolucion
