// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/effects_builder.h"

#include <string_view>

namespace pedregal {

/// `us` in round 1 of a turn, `mexican` in round 2.
inline constexpr int last_turn = 16;

std::string_view side_in_turn(const corneta::game::Stage& stage);

/// After the last turn.
bool is_over(const corneta::game::Stage& stage);

/// The phases of the U.S. player, then those of the Mexican; routed units come back as a turn begins.
void end_phase(corneta::game::EffectsBuilder& effects);

} // namespace pedregal
