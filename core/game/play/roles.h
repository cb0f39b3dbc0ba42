// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/command.h"
#include "core/game/state/state.h"

#include <string_view>
#include <vector>

namespace corneta::game {

/// The roles of an action in the order in which its form names them, then those that the ruleset's game gives it.
std::vector<std::string_view> roles_of(const Ruleset& ruleset, const Action& action);

/// What is wrong with the units in the roles of an action.
Problems problems_with_roles(const Ruleset& ruleset, const Action& action, const State& state, const Roles& roles);

/// The play once for each unit of the role that takes one unit at a time and is given several, in their order; itself where none is, and where
/// the role is alone. An answer of as many words, with commas between, is a word for each, another one for all.
std::vector<Play> each_by_itself(const Ruleset& ruleset, const Play& play);

/// The roles in which a play of an action may need somebody: it changes something of whom, or asks what demands somebody.
std::vector<std::string_view> demanded_by(const Ruleset& ruleset, const Action& action);

/// Whether a play of an action may leave a role of its without anybody.
bool may_be_empty(const Ruleset& ruleset, const Action& action, std::string_view role);

/// The roles in which a play with these answers needs somebody and names nobody.
Problems problems_with_nobody(const Ruleset& ruleset, const Action& action, const Answers& answers, const Roles& roles);

} // namespace corneta::game
