// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/settling.h"

namespace santa_anna {

/// Takes down what a unit or a leader does once a turn: moves, charges home, rolls to rally or recover, rolls for points.
void mark_done(const corneta::game::Deed& deed, corneta::game::Settling& settling);

} // namespace santa_anna
