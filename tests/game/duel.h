// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/battle.h"

/// A battle that can be counted to the end: two units of three figures, one turn, each shoots once at the other by one die. Who loses two has
/// broken, who loses less has won.
namespace duel {

const corneta::Rulebook& book();
corneta::game::Battlefield field();

} // namespace duel
