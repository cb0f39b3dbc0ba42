// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/authoring.h"
#include "rulesets/revolucion/assault/assault.h"
#include "rulesets/revolucion/command/turn.h"
#include "rulesets/revolucion/movement/movement.h"

/// A kept game: what GameRules calls, a file each, and what they share.
namespace revolucion {

extern const GameRules game_rules;

bool any_side(const State& state, const Stat<bool>& stat);

/// Its leader's command; one without a command is a column by itself.
inline std::string_view column_of(const Unit& unit)
{
    return unit.command.empty() ? unit.key : unit.command;
}

inline bool are_of_one_column(const Unit& a, const Unit& b)
{
    return a.side == b.side && column_of(a) == column_of(b);
}

/// Nobody knows it of the unit any more: only the table does.
template <class Value> void forget(EffectsBuilder& effects, const std::string& unit, const Stat<Value>& stat)
{
    if (effects.unit(unit).has(stat))
        effects.change({{unit, std::string{stat.key}, Does::Set, {}}});
}

// rounds.cpp
/// III: an initiative round. Nobody has it before the initiative is rolled, and the column is empty while none has begun.
struct Round {
    const Unit* side = nullptr;
    std::string_view column{};
    bool is_refused = false;      ///< by both, one after the other: the turn is over
    bool is_in_any_order = false; ///< the other side has nobody left
};
Round round_of(const State& state);
/// III: its column has used its action, and not by being assaulted alone; whoever goes with it begins no round any more.
bool has_had_round(const State& state, const Unit& unit);
/// A unit of the column acts: its round has begun, and no pass stands before it. Who regrouped or fired in another takes no new formation and
/// makes no move any more.
void begin_round(const Unit& unit, EffectsBuilder& effects);
void give_initiative(std::string_view winner, EffectsBuilder& effects);
/// Gives the round to the other side where it is over.
void settle_round(EffectsBuilder& effects);
/// What keeps a unit from acting for its round: the turn is over, it is another side's or column's, its column has had one.
enum class RoundBar { None, Over, OtherSide, OtherColumn, Had };
RoundBar round_bar(const State& state, const Unit& actor);
/// That it acts begins the round of its column.
bool begins_round(const State& state, const Unit& actor);

// tracker.cpp
bool is_there(const Unit& unit);
bool have_all_passed(const State& state);
/// A unit that has not acted.
bool is_waiting(const Unit& unit);
/// An aircraft that has its turns away behind it.
bool may_come_back(const State& state, const Unit& unit);
/// It has an action left, and a hold is one; or what it has begun is still owed.
bool can_act(const State& state, const Unit& unit);

// leaders.cpp
/// The one who is near it or attached, or who would be: its own, or where that one was dead before `fallen` the commander in chief.
const Unit* leader_of(const State& state, const Unit& unit, std::span<const std::string> fallen = {});
/// Whether he is attached to it, as its first leader or its second.
bool touches(const State& state, const Unit& leader, const Unit& unit);
void place_leader(const PlayedAction& played, EffectsBuilder& effects);
/// Whether the last play that has offered him a step offered that one, with that unit among those that he touches.
bool is_offered_step(const State& state, const Unit& leader, LeaderStep how, const Unit* touched = nullptr);
/// He is off the table; whom he was attached to has its second leader, if any.
void fall(const std::string& leader, std::span<const std::string> fallen, EffectsBuilder& effects);
/// Free for him, and no move of his, until he moves or a round begins. `struck` tells it from a move of his own.
void offer_step(const Unit& leader, LeaderStep how, Sentence words, const std::string& struck, std::vector<std::string> touched,
                EffectsBuilder& effects);
/// Who is attached to a unit that is driven off, or to its riders, goes back with it.
void take_leaders_back(const std::string& unit, EffectsBuilder& effects);
/// Nobody leads a unit that is destroyed.
void leave_lost_units(EffectsBuilder& effects);
/// Only the table knows how near leaders are to who has moved, and to whom they were near when they move along.
void lose_sight_of_leaders(const std::string& mover, EffectsBuilder& effects);
/// Who was said to lead it and how near he is.
void keep_leader(const PlayedAction& played, Leader said, EffectsBuilder& effects);

// vehicles.cpp
/// What a unit rides on; one that is lost rides on nothing.
const Unit* vehicle_of(const State& state, const Unit& unit);
bool is_carried(const State& state, const Unit& unit);
std::optional<Carrier> carrier_of(UnitType type);
/// Of a train a unit takes a car, of trucks and cars each base its room.
int room_taken(const Unit& unit, Carrier carrier);
/// By those who ride on it.
int room_taken(const State& state, const Unit& vehicle);
void ride(const PlayedAction& played, EffectsBuilder& effects);
/// Itself, or one who rides on it.
bool goes_with(const State& state, const Unit& one, const Unit& mover);
/// What keeps it from a fire where it stands or rides. Section X: who rides makes Deployed Fire as a gun on a train that stands alone; so
/// does a gun at aircraft.
enum class FirePlace { Free, NoArtillery, Passenger, Automobile, Moves, NotDeployed };
FirePlace fire_place(const State& state, const Unit& firer, FireAction action);
/// A unit that moves or fires can be seen. Section X.
void show(const std::string& unit, EffectsBuilder& effects);
/// It has moved, and those who ride on it with it.
void mark_moved(const std::string& unit, EffectsBuilder& effects);
/// A rider of an automobile that is driven back.
void fall_off(const std::string& rider, EffectsBuilder& effects);
/// A vehicle or a base of it is lost: those who ride on it get off, from a train with a level, from trucks and cars disordered.
void put_off_riders(const std::string& vehicle, EffectsBuilder& effects);
/// A unit is destroyed: its riders get off, and a train blocks the track.
void leave_wreck(const std::string& lost, EffectsBuilder& effects);
bool is_track_gone(const State& state);
/// Of the railway, where there is one.
void change_track(Track track, const std::string& line, EffectsBuilder& effects);
/// Section IV: a train that marched maneuvers before it halts. Section X: a máquina loca does not halt after its run-up.
bool still_rolls(const Unit& train);
/// At the end of its line or against an obstacle.
void offer_blast(const std::string& engine, Follow kind, EffectsBuilder& effects);
/// What a train does by itself where no order reaches it.
void roll_on(const Unit& train, EffectsBuilder& effects);
/// It may come upon track that is ripped up or blocked.
void offer_derailment(const std::string& train, EffectsBuilder& effects);

// aircraft.cpp
/// It goes home, unless it stays for its other attack.
void leave_after_attack(const std::string& plane, const Charts& charts, EffectsBuilder& effects);
void fly(const std::string& plane, EffectsBuilder& effects);
/// A gun that may fire at it before it attacks.
const Unit* gun_before(const State& state, const Unit& plane);
/// Section X: at the end of a turn one that is damaged goes home; it is repaired when it may come back.
void end_sortie(const Unit& plane, EffectsBuilder& effects, const Charts& charts);

// forces.cpp
/// A unit is whole, OK and, without a formation, deployed as in the forms; an army has lost nothing.
Problems muster(Unit& unit, const Charts& charts);
void refit(Unit& unit, int fit, int better);
/// "Army Morale": where nobody has stated the combat units of an army, they are those it has, lost ones too. Without any there is no break point.
std::optional<ArmyMoraleEnd> morale_of(const State& state, const Unit& army, const Charts& charts);
std::optional<std::string> fill(const State& state, const Action& action, const Field& field, const Roles& roles);
/// "The Forces": sizes that are not usual.
std::vector<corneta::game::Unusual> unusual(const State& state, const Charts& charts);

// losses.cpp
/// "Army Morale": what an army has lost, as its units stand. A máquina loca is expected to be destroyed.
struct ArmyLosses {
    std::string army{};
    int units = 0;
    int leaders = 0;
    int assets = 0;
    friend bool operator==(const ArmyLosses&, const ArmyLosses&) = default;
};
std::vector<ArmyLosses> losses_in(const State& state);
/// What was lost since, or has come back, counts against the break point, of which it says what is left.
void count_losses(const std::vector<ArmyLosses>& before, EffectsBuilder& effects, const Charts& charts);
/// A unit at half its bases is destroyed by the table's hand too; who rode on it gets off, who led it leads nobody.
void follow_edit(const State& before, EffectsBuilder& effects, const Charts& charts);

// duties.cpp
/// Who may not, still may, must and has done.
extern const corneta::game::Duties duties;

// objections.cpp
void object(const State& state, const PlayedAction& wanted, Problems& problems);

// aftermath.cpp
void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts);
void end_phase(EffectsBuilder& effects, const Charts& charts);

// tracker.cpp
/// Section X: units are hidden before the battle.
PlacementTerms placement_terms(const State& state, const Unit& unit, std::string_view word);
bool is_hidden(const State& state, const Unit& unit);
bool lies_face_down(const State& state, const Unit& unit);
UnitSummary summary(const Unit& unit);
/// How many of each side have not acted.
int units_left(const State& state, const Unit& side);
/// What is left of each army's break point, as it would be counted now.
std::vector<Standing> standing(const State& state, const Charts& charts);
bool gives_way(const Unit& unit);

} // namespace revolucion
