// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace pedregal {

/// A unit has a strength; it is in good order and has one step unless more is said.
corneta::Problems muster(corneta::game::Unit& unit);

/// What more than a stat of one unit tells: sums of strengths, a marker's HQ, who enters a lava bed, Mexican units on the map, the turn that ended.
std::optional<std::string> fill(const corneta::game::State& state, const corneta::Action& action, const corneta::Field& field,
                                const corneta::game::Roles& roles);

/// Mexican units that are neither destroyed nor routed nor still to arrive; those in boxes count. 18.1.
int mexican_units_on_map(const corneta::game::State& state);

} // namespace pedregal
