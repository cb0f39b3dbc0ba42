// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/entry.h"

#include <expected>
#include <vector>

namespace corneta::game {

/// The answers of a play with where each comes from, in the order of the form; of fields that are not asked none.
struct FilledIn {
    Answers answers;
    std::vector<Answer> origins;
};

/// Fills the form of an action: what is typed, else what the follow-up gives, else what the units in their roles have, else the default.
/// Says everything that is wrong with roles and words, also with those of the units.
std::expected<FilledIn, Problems> filled_in(const Rulebook& book, const Action& action, const State& state, const Play& play,
                                            const std::vector<Given>& from_next);

/// What is wrong with the units in the roles of an action.
Problems problems_with_roles(const Ruleset& ruleset, const Action& action, const State& state, const Roles& roles);

/// Whether a play of an action may leave a role of its without anybody.
bool may_be_empty(const Ruleset& ruleset, const Action& action, std::string_view role);

/// The roles in which a play with these answers needs somebody and names nobody.
Problems problems_with_nobody(const Ruleset& ruleset, const Action& action, const Answers& answers, const Roles& roles);

/// The roles of an action in the order in which its form names them, then those that the ruleset's game gives it.
std::vector<std::string_view> roles_of(const Ruleset& ruleset, const Action& action);

} // namespace corneta::game
