// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/effects_builder.h"

namespace santa_anna {

/// Takes down what a unit or a leader does once a turn: moves, charges home, rolls to rally or recover, rolls for points.
void mark_done(const corneta::game::PlayedAction& played, corneta::game::EffectsBuilder& effects);

} // namespace santa_anna
