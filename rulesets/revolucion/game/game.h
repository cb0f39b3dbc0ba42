// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/authoring.h"
#include "rulesets/revolucion/assault/assault.h"

/// A kept game of Revolucion!: what GameRules calls, a file each, and what they share.
namespace revolucion {

using namespace corneta::game::authoring; // NOLINT(google-build-using-namespace)

extern const GameRules game_rules;

/// Whether a stat of any side says yes.
bool any_side(const State& state, const corneta::game::Stat<bool>& stat);

/// A column has its leader's command.
inline bool are_of_one_column(const Unit& a, const Unit& b)
{
    return a.side == b.side && a.command == b.command;
}

// forces.cpp
/// A unit starts with the bases it has, is OK and has been deployed since the start of the turn if it is deployed at all; an army has lost
/// nothing. Without a formation it is deployed, as in the forms.
Problems muster(Unit& unit);
/// "Army Morale": the combat units of an army for which nobody has stated them are those it has, lost ones too: neither leaders nor transport
/// that cannot attack nor máquinas locas.
std::optional<std::string> fill(const State& state, const Action& action, const Field& field, const Roles& roles);
/// "The Forces": bases of a unit, units of a column, leaders of an army that are not of the usual sizes.
std::vector<corneta::game::Unusual> unusual(const State& state, const Charts& charts);
// objections.cpp
void object(const State& state, const PlayedAction& wanted, Problems& problems);
// aftermath.cpp
/// What a play does to its units: damage and what their army loses by it, leaders, formations, and who has acted.
void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects);
/// Who is disordered or demoralized when the actions begin may regroup. With the turn it is seen anew who is deployed at its start; what a
/// train did is what it did last.
void end_phase(EffectsBuilder& effects);
// tracker.cpp
/// Bases that a unit has left and has lost, its status, and what it has done this turn.
UnitSummary summary(const Unit& unit);
/// Units that have not acted or may go on, and the leaders of columns with such units. Playing the Game.
std::vector<Idle> idle(const State& state);
/// What is left of each army's break point, as it would be counted now; of an army without combat units nothing. Army Morale.
std::vector<Standing> standing(const State& state, const corneta::Rulebook& book);
/// Whether a unit is destroyed: half of its starting bases are gone or it could not fall back, as fire and assaults declare.
bool gives_way(const Unit& unit);

} // namespace revolucion
