// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/unit_summary.h"

namespace cedar_creek {

/// Strength left and losses of a brigade, its fatigue, and what it has done this round.
corneta::game::UnitSummary summary(const corneta::game::Unit& unit);

/// Sides that have not rolled, divisions and brigades that have not acted this round, in the Administrative Phase who is tired or routed.
/// 6 to 10.
std::vector<corneta::game::Idle> idle(const corneta::game::State& state);

/// Victory points as `victory` counts them: losses, and zones as they were last set right by hand, since nothing else tells of them. 4.
std::vector<corneta::game::Standing> standing(const corneta::game::State& state, const corneta::Rulebook& book);

/// Whether a brigade is routed or eliminated or has lost all of its strength at the start, which losses are counted against also before
/// they lower its strength. 11.4.
bool gives_way(const corneta::game::Unit& unit);

} // namespace cedar_creek
