// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/melee/combat.h"

namespace santa_anna {

/// Breaking: a unit that is marked broken, stands as a mob, or has more stragglers than effectives.
bool is_broken_already(const Body& body);
/// Rolling to Close: no die is rolled against skirmishers, a broken enemy's rear, or infantry caught forming square.
bool closes_at_once(const Body& enemy);

/// The modifiers of the roll to close, beside the die: losses from fire, experience, charging, leader, sizes, a square.
int close_modifier(const Body& charger, Present now, const Body& enemy, Present enemy_now, const CombatCharts& charts);
/// Rolling to Stand: casualties from fire, experience, leader, sizes, flank or rear, cover.
int stand_modifier(const Body& defender, Present now, Present enemy_now, Aspect aspect, Cover cover, const CombatCharts& charts);

/// The totals with their lines, from the die on.
int told_close(int die, const Body& charger, Present now, const Body& enemy, Present enemy_now, const CombatCharts& charts,
               corneta::Explanation& explanation);
int told_stand(int die, const Body& defender, Present now, Present enemy_now, Aspect aspect, Cover cover, const CombatCharts& charts,
               corneta::Explanation& explanation);

/// Rolls the stragglers that a result costs and takes them: how many. Nothing is rolled for an empty cell.
int roll_stragglers(Present& unit, const Cell& cell, const corneta::Label& label, corneta::Dice& dice, corneta::Explanation& explanation);

/// Charges that the rules forbid: by infantry at mounted cavalry, by skirmishers at anything but skirmishers, by artillery, by a mob.
namespace charging {
inline constexpr corneta::RefusalSpec infantry_at_cavalry{"attacker_arm", "infantry may not charge mounted cavalry"};
inline constexpr corneta::RefusalSpec skirmishers_at_others{"attacker_formation", "skirmishers may charge only skirmishers"};
inline constexpr corneta::RefusalSpec artillery{"attacker_arm",
                                                "artillery does not charge: its functions are move, limber, unlimber and fire"};
inline constexpr corneta::RefusalSpec mob{"attacker_formation", "a broken unit takes no order but Rally"};
inline constexpr corneta::RefusalSpec broken{"attacker_effectives",
                                             "{0} effectives with {1} stragglers are a broken unit, which takes no order but Rally"};
inline constexpr std::array refusals{&infantry_at_cavalry, &skirmishers_at_others, &artillery, &mob, &broken};
void refuse(const Body& attacker, const Body& defender, corneta::Refusals& found);
} // namespace charging

/// The same of a defender that charges too.
namespace charging_back {
inline constexpr corneta::RefusalSpec infantry_at_cavalry{"defender_charging", "infantry may not charge mounted cavalry"};
inline constexpr corneta::RefusalSpec skirmishers_at_others{"defender_charging", "skirmishers may charge only skirmishers"};
inline constexpr corneta::RefusalSpec artillery{"defender_charging", "artillery does not charge"};
inline constexpr corneta::RefusalSpec broken{"defender_charging", "a broken unit does not charge"};
void refuse(const Body& attacker, const Body& defender, corneta::Refusals& found);
} // namespace charging_back

/// The answers to `fire` for a quarter volley.
std::vector<corneta::Given> volley_presets(const Fire& fire, const Charts& charts);
/// The answers to `roll-to-stand` or `melee` that both sides of a charge leave: castings, arms, formations, cover and aspect.
std::vector<corneta::Given> sides_presets(const Body& attacker, Present attacker_now, const Body& defender, Present defender_now,
                                          Aspect aspect, Cover cover);
/// How a unit goes away: a charger that breaks short of the enemy makes a charge move.
enum class Away : std::uint8_t { Retreat, Charge };
/// What follows when a unit breaks or retreats: its move when anyone is left, and rout checks of friends when it broke or was destroyed.
void announce_retreat(const Body& body, Present now, Away away, bool breaks, std::string_view role, corneta::Announcement& announcement);
/// The leader's roll after Rally; `losses` are the castings that fire and melee took here, beside those of the turn before.
void announce_leader(const Body& body, int losses, std::string_view role, corneta::Announcement& announcement);
/// The losses of a unit as instructions: castings off the table, stragglers behind.
void announce_losses(std::string_view who, int stragglers, int casualties, corneta::Announcement& announcement);

} // namespace santa_anna
