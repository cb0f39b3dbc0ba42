// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/rules.h"

namespace pedregal {

/// A unit has a strength; it is in good order and has one step unless more is said.
corneta::Problems muster(corneta::game::Unit& unit);

/// The strength of all units in a role, whether one is disrupted, what army it is of, how many Mexican units are on the map, which turn ended.
std::optional<std::string> fill(const corneta::game::State& state, const corneta::Action& action, const corneta::Field& field,
                                const corneta::game::Roles& roles);

/// Units that are off the map or have acted in this phase, and whose half of the turn it is not.
void object(const corneta::game::State& state, const corneta::game::Deed& wanted, corneta::Problems& problems);

/// Mexican units that are neither destroyed nor routed nor still to arrive; those in boxes count. 18.1.
int mexican_units_on_map(const corneta::game::State& state);

} // namespace pedregal
