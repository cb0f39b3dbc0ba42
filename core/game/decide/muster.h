// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"
#include "core/game/state/state.h"

#include <expected>
#include <span>
#include <string>
#include <string_view>

namespace corneta::game {

const StatSpec* stat_named(std::span<const StatSpec> stats, std::string_view key);

/// What is wrong with a new unit's key, code, kind and side.
void check_names(const State& state, const Ruleset& ruleset, const Unit& unit, Problems& problems);

/// A stat's word checked and as it is kept; units that it names by code are named by key.
std::expected<std::string, Problem> kept_word(const State& state, std::span<const StatSpec> stats, const Unit& unit, const Given& given);

/// A new unit checked: its kind, side, code and stats, filled in by the ruleset; or everything that is wrong with it.
std::expected<Unit, Problems> mustered(const State& state, const Rulebook& book, Unit unit);
/// Units that a unit's stats name by code are named by key; those that the state has not are said.
void put_keys(const State& state, const Ruleset& ruleset, Unit& unit, Problems& problems);
/// Whom units name by a stat although the state has no unit of that key. A battle begins with none; an older one may have them.
Problems absent_in(const State& state, const Ruleset& ruleset);
/// What changes say of those who are neither there nor come with them is dropped.
void drop_absent(const State& state, const Ruleset& ruleset, Effects& effects);
/// What stats say of them is dropped.
void drop_absent(State& state, const Ruleset& ruleset);

} // namespace corneta::game
