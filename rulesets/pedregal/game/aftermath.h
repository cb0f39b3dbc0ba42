// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/effects_builder.h"

#include <span>

namespace pedregal {

/// What plays do to units, leaders and the counts of their sides. 18, 19.
void take_effect(std::span<const corneta::game::PlayedAction> played_actions, corneta::game::EffectsBuilder& effects);

} // namespace pedregal
