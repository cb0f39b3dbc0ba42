// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/authoring.h"
#include "rulesets/cedar_creek/round_actions.h"

#include <map>

/// A kept game of Cedar Creek: what GameRules calls, a file each, and what they share.
namespace cedar_creek {

/// After the last turn: its rout tests and the victory are left. 5.
bool is_over(const Stage& stage, const Charts& charts);
/// The last one before this, or the last of all once it is over; 0 on the first.
int turn_ended(const Stage& stage, const Charts& charts);

using Brigades = std::vector<const Unit*>;
bool any_side(const State& state, const Stat<bool>& stat);
/// The side of the first attacker, or the enemy of the first defender where only he is known; else empty.
std::string attacking_side(const State& state, const Roles& roles);
/// Points that a side's brigades have lost; nothing where it has none. 4.
std::optional<int> losses_of(const State& state, std::string_view side);
/// The side that rolls, in its role or by the answer.
std::string side_of_activation(const PlayedAction& played, const Activation& inputs);
/// By its marker, or its arm and its mount.
Mover mover(const Unit& unit);
/// Whether headquarters of the enemy are on the map.
bool may_meet_headquarters(const State& state, const Unit& brigade);
/// A routed brigade counts as being at the highest level. 11.4.
int fatigue_when_attacked(const Unit& brigade, const Charts& charts);
/// Whether a second line takes part: strength 2 or more and no fatigue 2. 11.3.
bool supports(const Unit& brigade, const Charts& charts);

/// Eliminated, or a brigade without a point of strength.
bool is_lost(const Unit& unit);
/// On its turn of arrival or later, on the map or off it, and not lost.
bool is_there(const State& state, const Unit& unit);
/// The side whose movement phase it is; nothing outside it, or where nobody knows.
const Unit* playing_side(const State& state);
const Unit* first_player(const State& state);
/// A movement phase, and nobody knows whose. 6.
bool lacks_initiative(const State& state);
inline constexpr std::string_view nobody_has_it = "nobody has the initiative: roll it, or set right whose it is with first=yes (6)";
/// Nothing for independent cavalry.
const Unit* division_of(const State& state, const Unit& brigade);
/// It or its division acts now.
bool is_acting(const State& state, const Unit& brigade);
/// The turn by which a brigade should have entered that did not, or a division none of whose brigades is there or can come; else 0. 12.
int missed_turn(const State& state, const Unit& unit);
/// Independent cavalry enters the map without activation. 12.
bool enters_alone(const State& state, const Unit& brigade);
/// A division none of whose brigades is on the map, or a brigade that is not.
bool is_wholly_off(const State& state, const Unit& unit);
/// Whether all brigades of the division that a marker enters behind are on the map, but for those that are too late. 12.
bool may_follow_in(const State& state, const Unit& marker);
/// Itself, or a brigade of the division: there, organized and not through with this round. 7.1.
bool may_still_act(const State& state, const Unit& unit);
/// Whether two brigades may stand in a zone: of a division, or independent cavalry with any. 10.5.
bool may_stack(const State& state, const Unit& one, const Unit& other);
/// The same with one of several first lines. 10.5.
bool may_stack_with_any(const State& state, const Brigades& firsts, const Unit& other);
/// First lines of a side in an attack, and who stands behind them: nobody knows which behind which.
struct Lines {
    Brigades firsts, seconds;
};
/// Second lines that find no place behind a first line; each has room for one, or for several as set up. 10.5, 12.
Brigades without_place(const State& state, const Lines& lines);
/// In how many zones second lines can stand: the fewest where those as set up share one. 11.3, 12.
struct ZonesBehind {
    int fewest, most;
};
ZonesBehind zones_behind(const State& state, const Lines& lines);
/// The same of those that take part; nothing where nobody stands behind.
std::optional<ZonesBehind> zones_with_support(const State& state, const Roles& roles, std::string_view first, const Charts& charts);
/// Those who may stand together behind a first line, all as the Union has set them up. 12.
Brigades crowd_behind(const State& state, const Unit& first, const Brigades& seconds);
/// Whether a first line may go with those and no others: who is left finds places behind the first lines that are left. 11.3.
bool may_leave_with(const State& state, const Lines& lines, const Unit& first, const Brigades& seconds);
/// Behind which first lines a second line can stand so that the others find a place too. 10.5.
Brigades places_of(const State& state, const Lines& lines, const Unit& second);
/// Of those who were hit together with a brigade: first lines that have not retreated, second lines that have not gone back. 11.3.
Lines lines_of(const State& state, std::string_view brigade);
/// Whether a second line stands behind a brigade that is hit, also where nobody knows which. 11.3.
bool has_second_line(const State& state, const Unit& brigade);
/// Artillery markers that stand with a brigade. 7.3.
Brigades markers_with(const State& state, std::string_view brigade);
/// Their keys with a + between them.
std::string keys_joined(const Brigades& units);
/// Who is named as having beaten the brigade of a retreat, else who has hit it.
std::vector<std::string> victors_in(const State& state, const Roles& roles);
/// Who is named as charging, else those of the attackers who have paid for a charge. 10.3.
Brigades chargers_in(const State& state, const Roles& roles);
const Unit* headquarters_of(const State& state, std::string_view side);

/// Strength at the start is strength and losses; what is missing follows from the others.
Problems muster(Unit& unit);
void refit(Unit& unit, int fit, int better);
/// What the brigades in their roles come to together, and what side and turn it is. 11.3.
std::optional<std::string> fill(const State& state, const Action& action, const Field& field, const Roles& roles, const Charts& charts);
/// Who may not, still may, must and has done. 6 to 12.
extern const corneta::game::Duties duties;
/// What speaks against a play and is no row of the duties.
void object(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts);
/// No marker, and to the highest level at most, at which a routed brigade is held to be.
void tire(EffectsBuilder& effects, const std::string& key, int levels, const Charts& charts);
/// A side's losses are those of its brigades, where it has any. 4.
void count_losses(EffectsBuilder& effects, const std::string& side);
/// Set right by hand, points lost and strength follow each other, and the losses of the sides follow both. 11.4.
void follow_edit(const State& before, EffectsBuilder& effects);
/// The last side to pass through a zone controls it. 4.
void take_control(EffectsBuilder& effects, const std::string& side, corneta::Words<ScoredZone> passes);
/// Names the brigades that act now and have not, as these of their side end their moves: the next division, markers, attackers. 7.1, 7.2.
void tell_idle(EffectsBuilder& effects, const std::vector<std::string>& by);
/// A Union brigade stands no longer where it was set up. 12.
void leave_set_up(EffectsBuilder& effects, const std::string& key);
/// The headquarters of the other side are owed a flight, one at most. 10.3.
void drive_headquarters(EffectsBuilder& effects, const std::string& side);
/// Each first-line brigade of the losers retreats or holds, a train is eliminated. 7.3, 11.4.
void take_hit(EffectsBuilder& effects, const std::vector<std::string>& losers, const std::vector<std::string>& seconds,
              const std::vector<std::string>& victors, const Charts& charts);
/// One of the winning first line, of its owner's choice, may occupy the zone. 11.4.
void offer_advance(EffectsBuilder& effects, const std::vector<std::string>& victors);
/// 7.1: the movement phase of that side begins with its roll.
void begin_half_round(EffectsBuilder& effects, const Unit& side, int round);
/// Owed; with Sheridan, and but for the last turn, the Union retreats to reorganize before it or does not. 6, 6.1.
void offer_initiative(EffectsBuilder& effects, int turn, const Charts& charts);
/// What `take_effect` does of all that is no fight.
void take_round_effect(const PlayedAction& played, EffectsBuilder& effects, const Charts& charts);
void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts);
/// The rounds of a turn, one after the other, and the Administrative Phase in one press. 5, 7 to 9.
void end_phase(EffectsBuilder& effects, const Charts& charts);
UnitSummary summary(const Unit& unit, const State& state);
/// Zones count as they were last set right by hand, since nothing else tells of them. 4.
std::vector<Standing> standing(const State& state, const corneta::Rulebook& book);
/// Losses are counted against the strength at the start also before they lower the strength. 11.4.
bool gives_way(const Unit& unit);

} // namespace cedar_creek
