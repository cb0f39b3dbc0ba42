// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/effects_builder.h"

#include <string>

namespace santa_anna {

/// Melee Procedure: units that nobody has broken fight on next turn. Whoever attacked keeps with whom it is locked.
void lock(const std::string& attacker, const std::string& defender, corneta::game::EffectsBuilder& effects);
/// Their melee is over; who has no enemy left is free.
void unlock(const std::string& attacker, const std::string& defender, corneta::game::EffectsBuilder& effects);
/// A unit is out of every melee, and so is an enemy that fought nobody else.
void leave_melees(const std::string& unit, corneta::game::EffectsBuilder& effects);
/// The melees of locked units, to be fought on in this phase.
void offer_melees(corneta::game::EffectsBuilder& effects);

} // namespace santa_anna
