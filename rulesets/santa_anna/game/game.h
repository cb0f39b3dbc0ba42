// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/authoring.h"
#include "rulesets/santa_anna/actions/command.h"
#include "rulesets/santa_anna/actions/fire.h"
#include "rulesets/santa_anna/actions/melee.h"
#include "rulesets/santa_anna/actions/morale.h"
#include "rulesets/santa_anna/actions/movement.h"
#include "rulesets/santa_anna/actions/table.h"

/// A kept game of Santa Anna Rules: what GameRules calls, a file each, and what they share.
namespace santa_anna {

extern const GameRules game_rules;
/// duties.cpp: who may not, who still may, who must, and what plays leave on who was in them.
extern const corneta::game::Duties duties;

namespace stat {
inline constexpr Stat<UnitRef> hides{.key = "hides", .label = "Who hides there", .of = kind::unit};
inline constexpr Stat<std::string_view> stands_at{"stands_at", "Where it was hidden"};
} // namespace stat

using Changes = std::expected<std::vector<StatChange>, Problems>;

bool is_any_of(const PlayedAction& played, const auto&... actions)
{
    return (... || (played.action == actions.key));
}

/// Said of guns, that they are limbered.
inline bool is_limbered(const Unit& unit)
{
    return unit.has(stat::unlimbered) && !unit[stat::unlimbered];
}

inline bool is_mounted_cavalry(const Unit& unit)
{
    return unit[stat::arm] == Arm::Cavalry && (!unit.has(stat::mounted) || unit[stat::mounted]);
}

/// Said of a battery, that none of its guns is left.
inline bool has_lost_its_guns(const Unit& unit)
{
    return unit.has(stat::guns) && unit[stat::guns] == 0;
}

/// Untrained units do not. Rallying.
inline bool never_rallies(const Unit& unit)
{
    return unit.has(stat::experience) && unit[stat::experience] == Experience::Untrained;
}

// forces.cpp
/// Castings at the start are effectives, stragglers and casualties; what is missing follows from the others.
Problems muster(Unit& unit);
/// Who has no effectives left by hand is destroyed, who is broken by hand a mob; and the other way round.
void follow_edit(const State& before, EffectsBuilder& effects);
void refit(Unit& unit, int fit, int better);

// parts.cpp. Units: Breaking Units into Sub-Units
/// Stragglers are shared by size, to the nearest; the larger part takes the odd one. The fallen stay with the unit (ours).
Changes split(const Unit& whole, Unit& part, int size, const Charts& charts); // infantry of a company's size skirmishes
std::string_view origin_of(const Unit& unit);                                 // that a part was split from, or itself
/// Numbers add up; the initial volley is left only if both have it, low ammunition stays if either has it (house).
Changes join(const Unit& unit, const Unit& other);
/// A unit parts while orders are given, where its leader has an order for each part; its parts join in All Moves, each by a Form order.
void object_to_parts(const State& state, const Unit& unit, const Unit* other, Problems& problems);
/// Each has a Form order, and they are parts of one unit that stand alike.
void object_to_reuniting(const State& state, const PlayedAction& wanted, Problems& problems);
/// When all else has taken effect: each part is no more then, and whoever had to do with it has with the unit.
void reunite(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts);

// known_words.cpp
std::optional<std::string> known_word(const State& state, const Action& action, const Field& field, const Roles& roles,
                                      const Charts& charts);

// objections.cpp
/// Whether a unit has fired this turn, or will have when the phase ends; a quarter volley comes besides.
bool has_fired(const State& state, const Unit& unit);
/// Whether an order lies face down behind a unit.
bool has_chip(const State& state, const Unit& unit);
bool is_quarter_volley(const PlayedAction& played);
/// The sides of its building out of which a unit has fired this turn, what waits for the phase's end included.
std::vector<std::string> sides_fired(const State& state, const Unit& unit);
/// Whether a fire was one out of a side of a building, where each side fires once a turn.
bool fires_out_of_building(const PlayedAs<Fire, FireEnd>& fired);
void fire_out_of(const std::string& unit, BuildingSide side, EffectsBuilder& effects);
/// Whether a unit or a leader is on the table, or was.
bool has_arrived(const State& state, const Unit& unit);
/// What is no row of the duties: sums of several units, functions of a battery, parts that join.
void object(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts);
/// Whether a leader gave it its order of this turn: one that was rolled for costs nothing.
bool is_ordered(const State& state, const Unit& unit);
/// What a leader has for further orders: what lies face down or is known is paid.
int points_left(const State& state, const Unit& leader, const Charts& charts);
/// Whether a broken unit has run off the table and may come back.
bool is_in_flight(const Unit& unit);

// leaders_kept.cpp
bool is_with(const Unit& leader, const Unit& unit);
/// With a unit he gives one order a turn, to it.
bool has_ordered_another(const State& state, const Unit& leader, const Unit& unit);
/// Those who are with a unit; one of whom nobody said with which is with all of his command.
std::vector<std::string> leaders_with(const State& state, const Unit& unit);
void take_leaders(const PlayedAction& played, EffectsBuilder& effects);
/// Whether the leader with a unit that was hit has not been rolled for this turn: that is done after Rally, once for each.
bool leader_is_to_be_rolled_for(const Unit& unit);
void offer_leader_rolls(EffectsBuilder& effects);

// melees_kept.cpp
/// Whoever touches a unit that breaks in Melee has nobody left to close with.
void end_charges_at(const std::string& fled, EffectsBuilder& effects);
/// Whoever supports a friend does so until it moves or the melee is over.
void take_support(const PlayedAction& played, EffectsBuilder& effects);
/// The castings that count for the numbers of those who fight.
int supporters_of(const State& state, const std::vector<const Unit*>& fighting);
void end_turn_of_support(const Unit& unit, EffectsBuilder& effects);

// rallies_kept.cpp
/// What is kept of a rally, a rout check, an emergency square.
void take_heart(const PlayedAction& played, EffectsBuilder& effects);
/// Somebody has seen it all the same.
void object_to_unseen(const State& state, const PlayedAction& wanted, Problems& problems);

// aspects_kept.cpp
/// In which zone a unit is hit: in all rounds of its melee as it was, or worse by those who have closed with it.
Aspect aspect_of(const State& state, const Unit& unit);
void strike_in(const std::string& charger, Aspect aspect, EffectsBuilder& effects);
/// What is kept of the zones in which chargers strike and units are hit.
void take_aspects(const PlayedAction& played, EffectsBuilder& effects);
/// A unit that fights no more is hit in front again.
void end_turn_of_aspects(const Unit& unit, EffectsBuilder& effects);

// follow_ups.cpp
/// Also where one has rolled to close and has halted: the other has the charge if it closes. Rolling to Close.
bool charge_each_other(const Unit& one, const Unit& other);
/// Whether a quarter volley at that unit is owed.
bool owes_volley_at(const State& state, const Unit& firer, const Unit& target);
/// The same at anybody who is there.
bool owes_volley(const State& state, const Unit& firer);
/// What follows a play as the units stand now; nothing when it does not follow.
std::optional<Next> as_it_stands(const PlayedAction& played, const Next& next, const State& state);
/// Whoever breaks or does not stand charges no more.
void end_charge(const std::string& left, EffectsBuilder& effects);

// charges.cpp
/// As an answer says them: `6`, `6.5`.
std::string inches_word(corneta::Tenths inches);
/// What a charge leads to, from its declaration to the melee, and what is kept of it. Melee.
void follow_charge(const PlayedAction& played, EffectsBuilder& effects);
/// What would break cavalry that charges on comes when that charge is over. Cavalry Breakthrough.
bool breaks_after_charge(const PlayedAs<Breakthrough, BreakthroughEnd>& onward);
void straggle_after_charge(const std::string& key, EffectsBuilder& effects);
/// Whoever has nobody left to retreat from stays, and so does its own charge. Rolling to Stand.
void resume_charges(EffectsBuilder& effects);
/// Whoever touches an enemy rolls to close in Melee.
void offer_closing(EffectsBuilder& effects);
/// What a charge left is over with the turn.
void end_turn_of_charges(const Unit& unit, EffectsBuilder& effects);

// orders_kept.cpp
/// Infantry never charges mounted cavalry, nor skirmishers any but skirmishers.
bool may_charge(const State& state, const Unit& charger, const Unit& target);
/// Whether a charge that was declared is yet to be moved: not where an enemy has touched the charger first.
bool has_to_move_home(const State& state, const Unit& unit);
/// It touches an enemy who stands, and its roll to close is owed.
bool has_yet_to_close(const State& state, const Unit& charger);

// melee_objections.cpp
void object_to_both(std::string_view where, std::string_view pattern, const Unit& one, const Unit& other, Problems& problems);
void object_to_melees(const State& state, const PlayedAction& wanted, Problems& problems);

// forces.cpp
/// Whether a rule that the set calls optional is played in this game: a side has its stat.
bool is_played(const State& state, const Stat<bool>& rule);
/// Whether stragglers count as losses beside casualties: an option of a scenario.
bool stragglers_count(const State& state);
/// A battery that lost castings to guns in this phase. Damage to Artillery (optional).
void offer_gun_damage(std::span<const PlayedAction> played_actions, EffectsBuilder& effects);

// orders_kept.cpp
/// Whether the game knows of any order of that unit's side this turn; otherwise its chips lie on the table alone and bind nobody here.
bool orders_are_kept(const State& state, const Unit& of_side);
/// Whether it has declared a charge at that unit this turn.
bool charges_at(const Unit& charger, const Unit& target);
/// Its charge this turn is over, and not in a melee with whom it has closed with.
bool has_ended_charge(const Unit& unit);
/// It touches that enemy, or charges at it and touches nobody, and its charge has not ended.
bool comes_at(const Unit& charger, const Unit& enemy);
/// Whether what is owed is this kind of move of that unit: onward, back, away. A mob makes none but its flight, which may lead off the table.
bool is_owed(const State& state, const Unit& unit, MoveKind kind);
/// Nobody is left before whom it did not stand.
bool is_alone_again(const State& state, const Unit& unit);
/// Also of one that does not stand and is not broken.
bool owes_retreat(const State& state, const Unit& unit);
/// The kind of its move of this turn.
MoveKind ordered_move(const Unit& unit);

// table_kept.cpp
/// Off the table a unit that has rallied waits as many turns as it retreated there.
void wait_to_come_back(const std::string& key, EffectsBuilder& effects);
/// The place of a unit while it lies face down: the unit is not on the table.
const Unit* place_face_down(const State& state, const Unit& unit);
/// What is kept of a play beside what its outcomes declare.
void take_table(const PlayedAction& played, EffectsBuilder& effects);

// objections.cpp
/// Who gives a unit its order, what it costs him and why it may not be given. Command and Control, 4.1 and 4.2.
PlacementTerms placement_terms(const State& state, const Unit& unit, std::string_view word, const Charts& charts);
/// Why no order is laid by it now, whatever it is: its leader is none, out, with others, or orders have been turned up.
std::optional<Sentence> why_no_order(const State& state, const Unit& unit);
/// The leader who gave a unit its order of this turn for a point.
const Unit* payer_of(const State& state, const Unit& unit);
/// A part that is no unit any more has had its order: the leader who gave it has fewer points.
void keep_paid(const Unit& part, EffectsBuilder& effects, const Charts& charts);

// aftermath.cpp
/// Losses add up and are no more than the effectives, then it is seen who breaks. The turn, 4.0 and 8.0.
void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts);

// losses.cpp
/// How castings were lost: on the way are stragglers that neither fire nor melee cost.
enum class LostBy : std::uint8_t { Fire, Melee, OnTheWay };
/// Stragglers and casualties of one unit from one play.
struct Losses {
    std::string unit;
    int stragglers = 0;
    int casualties = 0;
    LostBy by = LostBy::OnTheWay;
    int straggled = 0; ///< of the stragglers of a melee, those on the way
};
/// Takes them off the unit; whether there were any.
bool lose(const Losses& lost, EffectsBuilder& effects);
/// Stragglers that are effectives again.
void gather(const std::string& unit, int count, EffectsBuilder& effects);
/// Stragglers that fall under the hooves. Cavalry.
void overrun(const std::string& unit, int count, EffectsBuilder& effects);
/// Who says what a unit that breaks has to do: its own action, or the end of the phase in which it was fired at.
enum class ToldBy : std::uint8_t { Action, PhaseEnd };
/// A mob that fights no more.
void break_unit(const std::string& unit, EffectsBuilder& effects);
/// More stragglers than effectives: it breaks; no effectives: it is removed and all its castings count as lost, once it is drawn who has fallen.
void judge(const std::string& unit, ToldBy told_by, EffectsBuilder& effects);
/// Whether a unit's numbers break or destroy it, also before what fire declares has taken effect. Routing.
bool gives_way(const Unit& unit);

// game.cpp
/// What has broken is a mob; this turn's orders are last turn's; leaders who are out come back sooner, not yet in the turn of their hit.
void end_phase(EffectsBuilder& effects, const Charts& charts);
/// Whether a unit broke in an earlier turn and has no Rally order, or may not rally. Rallying.
bool retreats(const Unit& unit);
/// A retreat that may end off the table, of who is there already has to.
Next with_way_out(Next next, const Unit& broken);
/// The retreat that a broken unit owes.
Next retreat(const Unit& broken);

// victory.cpp
/// Scenario: Buena Vista, both ways to say who has won.
struct Victory {
    bool us_formed_infantry = false;
    bool us_way_out_north = false;
    int us_losses = 0;
    int mexican_losses = 0;
    bool minon_arrived = false;
    int turn = 0;
    int turns = 0;
};

enum class Winner : std::uint8_t { Us, Mexican, Open };

struct VictoryEnd {
    Winner result = Winner::Open;
    int us_points = 0;
    int mexican_points = 0;
    Winner points_result = Winner::Open;
    bool smashing = false;
    int turns = 0; ///< that the game lasts
};

namespace action {
extern const ActionOf<Victory, VictoryEnd> victory;
} // namespace action

// tracker.cpp
/// Effectives, stragglers and casualties of a unit, which are its castings; what it has done and what is wrong with it.
UnitSummary summary(const Unit& unit);
/// Whether the turns are over or a side has lost all of its units.
bool is_over(const State& state);
/// Points as `victory` counts them, and whether the U.S. side has formed infantry; who holds its way out is the players' to say.
std::vector<Standing> standing(const State& state, const corneta::Rulebook& book);

} // namespace santa_anna
