// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/effects_builder.h"

#include <span>

namespace santa_anna {

/// What plays that take effect together do to their units: losses add up and are no more than the effectives, then it is seen who breaks.
/// Fire of one phase comes here at its end, other plays one by one. The turn, 4.0 and 8.0.
void take_effect(std::span<const corneta::game::PlayedAction> played_actions, corneta::game::EffectsBuilder& effects);

} // namespace santa_anna
