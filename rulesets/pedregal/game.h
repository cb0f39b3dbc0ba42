// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/authoring.h"
#include "core/game/play/duties.h"
#include "rulesets/pedregal/actions.h"

/// A kept game: what GameRules calls, a source each, and what they share.
namespace pedregal {

extern const GameRules game_rules;
/// duties.cpp: who may not, still may, must and has done.
extern const corneta::game::Duties duties;

// turn.cpp
/// Rounds of a turn are its halves: the U.S. player's, then the Mexican one's.
bool is_in_turn(const Stage& stage, std::string_view side);
/// Before anybody has moved: both players set up.
bool is_set_up(const Stage& stage);
/// After the last turn.
bool is_over(const Stage& stage, const Charts& charts);
/// The turn that has just ended: the one before, or the last when it is over.
int turn_ended(const Stage& stage, const Charts& charts);

// forces.cpp
/// A unit destroyed or without a step, a leader who has fallen.
bool is_lost(const Unit& unit);
/// Steps that a unit has lost, all once it is lost.
int steps_lost(const Unit& unit);
/// Neither lost for good nor routed nor still to come; those in boxes are there. 18.1.
bool is_on_map(const State& state, const Unit& unit);
int mexican_units_on_map(const State& state);
/// The leader who commands all formations of a side: Scott, Santa Anna. Nothing without one.
const Unit* commander_of(const State& state, std::string_view side);
/// Nothing without one.
const Unit* headquarters_of(const State& state, std::string_view side);
bool is_headquarters_active(const State& state, std::string_view side);
bool is_santa_anna_active(const State& state);
/// A leader whose effects count now.
bool leads(const Unit& leader);
/// Of his formation or army; who commands all formations of any, and horse without one obeys anybody of its side. 17.1.
bool commands(const Unit& leader, const Unit& unit);
/// Nothing, or whom a leader was with in this phase where these of another formation cannot be as well. 19.3.
const Unit* elsewhere_with(const State& state, const Unit& leader, std::string_view unit);
/// 19.4: Santa Anna can still become active.
bool awaits_santa_anna(const State& state);

// boxes.cpp, 19.5
bool is_face_down(const State& state, const Unit& box);
/// A box whose units are due, until its markers enter.
bool awaits_entry(const State& state, const Unit& box);
/// The units that a box's contents name: `S1 S2; marker 1 is real`.
std::vector<const Unit*> units_named_in(const State& state, std::string_view contents);
/// Whether a hidden unit has left the map for the box; by an earlier program nobody knows for which of its side.
bool may_be_in(const Unit& unit, const Unit& box);
/// Its contents without these units; empty when nobody else in them still has to deploy.
std::string contents_without(const State& state, const Unit& box, std::span<const std::string> units);
/// Whether the unit has not deployed yet from a box that has been turned up and names it, or from boxes that all are and do not.
bool awaits_deployment(const State& state, const Unit& unit);
/// What may be in a box now: of each body its first units on the map.
std::vector<std::string> contents_for(const State& state, const Unit& box);
PlacementTerms placement_terms(const State& state, const Unit& box, std::string_view contents, const Charts& charts);
/// 19.5 B: what goes into boxes together.
void object_to_bodies(const State& state, const PlayedAction& wanted, Problems& problems);

// forces.cpp
Problems muster(Unit& unit);
void refit(Unit& unit, int fit, int better);
std::optional<std::string> fill(const State& state, const Action& action, const Field& field, const Roles& roles, const Charts& charts);
// objections.cpp
void object(const State& state, const PlayedAction& wanted, Problems& problems);
// aftermath.cpp
/// Who moves in it has moved; not who stays at a ravine, or is driven across.
bool has_moved(const PlayedAction& played);
void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts);
// fighting_leaders.cpp, 19.3
/// Named with their units in a combat, which is another one than those that these units were in before.
void join_combat(std::span<const std::string> leaders, std::span<const std::string> units, EffectsBuilder& effects);
/// Those who fight with the unit, with no die for that combat yet.
std::vector<const Unit*> leaders_with(const State& state, std::string_view unit);
/// The unit with those by whom the action, a retreat or a step loss, is owed since the same entry.
std::vector<std::string> hit_with(const State& state, const Action& action, const std::string& unit);
/// One of these units has lost a step: a die for each leader and engineer with them, one for the combat.
void offer_leader_dice(std::span<const std::string> units, EffectsBuilder& effects);
// combat_aftermath.cpp
void leave_bastion(const std::string& key, EffectsBuilder& effects);
void become(const std::string& key, Status status, const Charts& charts, EffectsBuilder& effects);
/// Routed it is off the map for some turns, and in no bastion any more.
void leave_the_map(const std::string& key, const Charts& charts, EffectsBuilder& effects);
void take_combat_effect(const PlayedAction& played, const Charts& charts, EffectsBuilder& effects);
// turn.cpp
/// Set right by hand: routed it comes back as others do, out of a box it is in none, steps and steps lost are the whole.
void follow_edit(const State& before, EffectsBuilder& effects, const Charts& charts);
/// Out of a hidden box onto the map: 17.1, 19.5 E.
void leave_box(const std::string& key, EffectsBuilder& effects);
/// 19.5: it can be used again; who was laid in it and stayed on the map is named.
void free_box(const std::string& key, EffectsBuilder& effects);
/// Units that deploy or go into a new box: those that were turned up before name them no more.
void forget_in_boxes(std::span<const std::string> units, EffectsBuilder& effects);
void end_phase(EffectsBuilder& effects, const Charts& charts);
// tracker.cpp
UnitSummary summary(const Unit& unit);
std::vector<Standing> standing(const State& state, const corneta::Rulebook& book);
bool gives_way(const Unit& unit);

} // namespace pedregal
