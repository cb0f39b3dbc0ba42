// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/followed.h"

namespace corneta::game {

/// What speaks against a play in this phase and with these units; a reason overrules it. `follow_up` is the one it takes, or nothing; `wanted`
/// the same as it is before its dice.
Problems objections(const State& state, const Rulebook& book, const Play& play, const Followed* follow_up, const PlayedAction& wanted);

/// Of those what the ruleset says of the units: its duties, then its function.
void object_by_rules(const State& state, const PlayedAction& wanted, Problems& problems, const Rulebook& book);

} // namespace corneta::game
