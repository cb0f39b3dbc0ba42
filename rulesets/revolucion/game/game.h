// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/authoring.h"
#include "rulesets/revolucion/assault/assault.h"

/// A kept game: what GameRules calls, a file each, and what they share.
namespace revolucion {

using namespace corneta::game::authoring; // NOLINT(google-build-using-namespace)

extern const GameRules game_rules;

bool any_side(const State& state, const Stat<bool>& stat);

/// A column has its leader's command.
inline bool are_of_one_column(const Unit& a, const Unit& b)
{
    return a.side == b.side && a.command == b.command;
}

// forces.cpp
/// A unit is whole, OK and, without a formation, deployed as in the forms; an army has lost nothing.
Problems muster(Unit& unit);
/// "Army Morale": where nobody has stated the combat units of an army, they are those it has, lost ones too.
std::optional<std::string> fill(const State& state, const Action& action, const Field& field, const Roles& roles);
/// "The Forces": sizes that are not usual.
std::vector<corneta::game::Unusual> unusual(const State& state, const Charts& charts);
// objections.cpp
void object(const State& state, const PlayedAction& wanted, Problems& problems);
// aftermath.cpp
void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects);
void end_phase(EffectsBuilder& effects);
// tracker.cpp
UnitSummary summary(const Unit& unit);
std::vector<Idle> idle(const State& state);
/// What is left of each army's break point, as it would be counted now.
std::vector<Standing> standing(const State& state, const corneta::Rulebook& book);
bool gives_way(const Unit& unit);

} // namespace revolucion
