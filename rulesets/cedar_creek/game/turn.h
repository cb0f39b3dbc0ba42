// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/effects_builder.h"

namespace cedar_creek {

/// The turn on which Sheridan is rolled for. 12.
inline constexpr int sheridan_may_come = 4;

/// After the last turn: its rout tests and the victory are left. 5.
bool is_last_turn_over(const corneta::game::Stage& stage);

/// The rounds of a turn, one after the other, and the Administrative Phase in one press. 5, 7 to 9.
void end_phase(corneta::game::EffectsBuilder& effects);

} // namespace cedar_creek
