// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/game/game.h"

/// Who fights whom in melee, and what of it is owed.
namespace santa_anna {

// melees_kept.cpp
/// One that is not broken, with one that is there.
bool has_closed_with(const Unit& one, const Unit& other);
/// Its two rounds of this turn, or what a charge after them has brought.
bool has_yet_to_fight(const Unit& unit);
/// A unit is out of every melee, and so is an enemy that fought nobody else.
void leave_melees(const std::string& unit, EffectsBuilder& effects);
/// Melee Procedure: units that nobody has broken fight on next turn with whom they touched before the melee, or with all where nobody knows,
/// where they are locked. Whoever attacked keeps with whom.
void fight_on(const State& before, const Roles& roles, bool is_locked, EffectsBuilder& effects);
/// All who fight with a unit, locked or because one has closed with the other, as a melee's attackers and defenders; without those who have
/// fought this turn and have nobody left to fight. Of more than fit in one melee it is as many as fit, first those who are not in another
/// melee's list.
Roles melee_around(const State& state, const std::string& key, const std::vector<std::string>& who_else_fights = {});
/// Those who fight, on whichever side they stand.
std::vector<std::string> all_in(const Roles& melee);
/// Those beside a unit in its melee who have had their rounds.
std::vector<std::string> friends_who_have_fought(const State& state, const std::string& key);
/// Else the players divide them.
bool fit_in_one_melee(const State& state, const std::string& key);

// melees_owed.cpp
/// Those who have closed with it and at whom it does not charge itself. Rolling to Stand.
std::vector<std::string> whom_it_stands_before(const State& state, const Unit& unit);
bool owes_stand(const State& state, const Unit& unit);
/// What comes before a melee of theirs and before one of them stands: rolls to close of who touches them, quarter volleys.
void object_to_what_delays_both(const State& state, const std::vector<const Unit*>& fighting, Role role, Problems& problems);
/// What comes before a melee of theirs: that, their own rolls to close and to stand, and their retreats.
void object_to_what_comes_first(const State& state, const std::vector<const Unit*>& fighting, Role role, Problems& problems);
/// The melees of locked units, to be fought on in the phase that begins.
void offer_locked_melees(EffectsBuilder& effects);
/// Cavalry that charged on and has nothing left to do in that charge breaks by what it lost. Cavalry Breakthrough.
void end_onward_charges(const PlayedAction& played, EffectsBuilder& effects);
/// Stands, rolls to close and melees of those who have closed that nothing offers after a play. Melee.
void offer_what_is_lacking(const PlayedAction& played, EffectsBuilder& effects);

} // namespace santa_anna
