// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/rules.h"

namespace cedar_creek {

/// Strength at the start is strength and losses; what is missing follows from the others.
corneta::Problems muster(corneta::game::Unit& unit);

/// What the brigades in their roles come to together: the strength of all first lines, their highest fatigue, the ratings of all that roll;
/// and what side and turn it is. 11.3.
std::optional<std::string> fill(const corneta::game::State& state, const corneta::Action& action, const corneta::Field& field,
                                const corneta::game::Roles& roles);

/// Brigades that are gone, not there yet or have acted in this round; zones that were attacked in it. 7.1, 11.1.
void object(const corneta::game::State& state, const corneta::game::Deed& wanted, corneta::Problems& problems);

/// A routed brigade counts as being at the highest level. 11.4.
int fatigue_when_attacked(const corneta::game::Unit& brigade);

/// Whether a second line takes part: strength 2 or more and no fatigue 2. 11.3.
bool supports(const corneta::game::Unit& brigade);

} // namespace cedar_creek
