// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/game/game.h"

/// Parts that form their unit again. Units: Breaking Units into Sub-Units.
namespace santa_anna {

/// A unit parts while orders are given; its parts join in All Moves, each by a Form order.
void object_to_parts(const State& state, const Unit& unit, const Unit* other, Problems& problems);
/// Each has a Form order, and they are parts of one unit that stand alike.
void object_to_reuniting(const State& state, const PlayedAction& wanted, Problems& problems);
/// When all else has taken effect: each part is no more then, and whoever had to do with it has with the unit.
void reunite(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts);
/// The leader who gave a unit its order of this turn for a point.
const Unit* payer_of(const State& state, const Unit& unit);
/// A part that is no unit any more has had its order: the leader who gave it has fewer points.
void keep_paid(const Unit& part, EffectsBuilder& effects, const Charts& charts);

} // namespace santa_anna
