// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/effects_builder.h"

namespace santa_anna {

/// Whether a unit broke in an earlier turn and has no Rally order, or may not rally. Rallying.
bool retreats(const corneta::game::Unit& unit);
/// Rallying: in All Moves a unit that broke in an earlier turn retreats, unless it has a Rally order and may rally.
void offer_retreats(corneta::game::EffectsBuilder& effects);
/// Leaders are rolled for after Rally, once a turn, whenever their units were hit.
void offer_leader_rolls(corneta::game::EffectsBuilder& effects);
/// Those that were offered go on being due.
void keep_leader_rolls(corneta::game::EffectsBuilder& effects);

} // namespace santa_anna
