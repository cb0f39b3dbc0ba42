// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/authoring.h"
#include "rulesets/pedregal/actions.h"

/// A kept game: what GameRules calls, a source each, and what they share.
namespace pedregal {

using namespace corneta::game::authoring; // NOLINT(google-build-using-namespace)

extern const GameRules game_rules;

/// Rounds of a turn are its halves: the U.S. player's, then the Mexican one's.
bool is_in_turn(const Stage& stage, std::string_view side);
/// After the last turn.
bool is_over(const Stage& stage, const Charts& charts);
/// Mexican units that are neither destroyed nor routed nor still to arrive; those in boxes count. 18.1.
int mexican_units_on_map(const State& state);

// forces.cpp
Problems muster(Unit& unit);
std::optional<std::string> fill(const State& state, const Action& action, const Field& field, const Roles& roles, const Charts& charts);
// objections.cpp
void object(const State& state, const PlayedAction& wanted, Problems& problems);
PlacementTerms placement_terms(const State& state, const Unit& box, std::string_view contents);
// aftermath.cpp
void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts);
// turn.cpp
void end_phase(EffectsBuilder& effects, const Charts& charts);
// tracker.cpp
UnitSummary summary(const Unit& unit);
std::vector<Idle> idle(const State& state, const Charts& charts);
std::vector<Standing> standing(const State& state, const corneta::Rulebook& book);
bool gives_way(const Unit& unit);

} // namespace pedregal
