// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cedar_creek {

/// Strength at the start is strength and losses; what is missing follows from the others.
corneta::Problems muster(corneta::game::Unit& unit);

/// What the brigades in their roles come to together: the strength of all first lines, their highest fatigue, the ratings of all that roll;
/// and what side and turn it is. 11.3.
std::optional<std::string> fill(const corneta::game::State& state, const corneta::Action& action, const corneta::Field& field,
                                const corneta::game::Roles& roles);

using Brigades = std::vector<const corneta::game::Unit*>;

Brigades brigades(const corneta::game::State& state, const corneta::game::Roles& roles, std::string_view role);

/// The side of the first attacker, or the enemy of the first defender where only he is known.
std::optional<std::string> attacking_side(const corneta::game::State& state, const corneta::game::Roles& roles);

/// Points that a side's brigades have lost; nothing where it has none. 4.
std::optional<int> losses_of(const corneta::game::State& state, std::string_view side);

/// The side that rolls, in its role or by the answer.
std::string side_of_activation(const corneta::game::PlayedAction& played);

/// A routed brigade counts as being at the highest level. 11.4.
int fatigue_when_attacked(const corneta::game::Unit& brigade);

/// Whether a second line takes part: strength 2 or more and no fatigue 2. 11.3.
bool supports(const corneta::game::Unit& brigade);

} // namespace cedar_creek
