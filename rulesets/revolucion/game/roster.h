// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"
#include "rulesets/revolucion/charts/terms.h"

namespace revolucion {

/// The type of a unit of a roster; each has one.
UnitType type_of(const corneta::game::Unit& unit);

/// Trains, automobiles and aircraft have their formation for good and never deploy.
bool changes_formation(UnitType type);

/// A unit starts with the bases it has, is OK and has been deployed since the start of the turn if it is deployed at all; an army has lost
/// nothing. Without a formation it is deployed, as in the forms.
corneta::Problems muster(corneta::game::Unit& unit);

} // namespace revolucion
