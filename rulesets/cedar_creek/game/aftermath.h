// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/effects_builder.h"

#include <span>

namespace cedar_creek {

/// What plays do to brigades and sides: points and ratings lost, fatigue up to the highest level, routs, what the turn needs to know. 11.4.
void take_effect(std::span<const corneta::game::PlayedAction> played_actions, corneta::game::EffectsBuilder& effects);

} // namespace cedar_creek
