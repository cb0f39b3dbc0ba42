// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/unit_summary.h"

namespace pedregal {

/// Steps that a unit has left and has lost, and its order; of a box what was turned up in it.
corneta::game::UnitSummary summary(const corneta::game::Unit& unit);

/// Of the side whose half it is: Santa Anna not yet rolled for, disrupted units, units that have not attacked; and routed units that are due
/// back. 19.4, 19.5.
std::vector<corneta::game::Idle> idle(const corneta::game::State& state);

/// Points as `victory` counts them, and who has won so far as the game knows; the places that decide are the players' to say. 18.
std::vector<corneta::game::Standing> standing(const corneta::game::State& state, const corneta::Rulebook& book);

/// Whether a unit is destroyed, routed or has no step left.
bool gives_way(const corneta::game::Unit& unit);

} // namespace pedregal
