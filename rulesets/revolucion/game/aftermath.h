// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/effects_builder.h"

#include <span>

namespace revolucion {

/// What a play does to its units: damage and what their army loses by it, leaders, formations, and who has acted.
void take_effect(std::span<const corneta::game::PlayedAction> played_actions, corneta::game::EffectsBuilder& effects);

} // namespace revolucion
