// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"
#include "core/game/state/state.h"
#include "core/text/problem.h"

#include <string_view>

namespace corneta::game {

/// Who stands in a role of the action although its side speaks against it.
void object_to_sides(const State& state, const Ruleset& ruleset, std::string_view action, const Roles& roles, Problems& problems);

/// Whether a unit is of the side that a role of the action is for, seen from who stands in the others.
bool is_on_right_side(const State& state, const Ruleset& ruleset, std::string_view action, const Roles& roles, std::string_view role,
                      const Unit& unit);

} // namespace corneta::game
