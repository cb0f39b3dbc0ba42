// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/unit_summary.h"

namespace revolucion {

/// Bases that a unit has left and has lost, its status, and what it has done this turn.
corneta::game::UnitSummary summary(const corneta::game::Unit& unit);

/// Units that have not acted or may go on, and the leaders of columns with such units. Playing the Game.
std::vector<corneta::game::Idle> idle(const corneta::game::State& state);

/// What is left of each army's break point, as `army-morale` counts it; of an army without combat units nothing. Army Morale.
std::vector<corneta::game::Standing> standing(const corneta::game::State& state, const corneta::Rulebook& book);

/// Whether a unit is destroyed: half of its starting bases are gone or it could not fall back, as fire and assaults declare.
bool gives_way(const corneta::game::Unit& unit);

} // namespace revolucion
