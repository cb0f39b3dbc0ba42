// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/unit_summary.h"

namespace santa_anna {

/// Effectives, stragglers and casualties of a unit, which are its castings; what it has done and what is wrong with it.
corneta::game::UnitSummary summary(const corneta::game::Unit& unit);

/// Who has no order or has not done what the order says, whoever is locked, broken or straggled and has not been rolled for. Turn.
std::vector<corneta::game::Idle> idle(const corneta::game::State& state);

/// Points as `victory` counts them, and whether the U.S. side has formed infantry; who holds its way out is the players' to say.
/// Scenario: Buena Vista.
std::vector<corneta::game::Standing> standing(const corneta::game::State& state, const corneta::Rulebook& book);

/// Whether more of a unit's castings straggle than are effective, or none is. Effectives are what stragglers and casualties leave of its
/// castings, and not its stat of that name: so it holds of what fire declares, before that has taken effect. Routing.
bool gives_way(const corneta::game::Unit& unit);

} // namespace santa_anna
