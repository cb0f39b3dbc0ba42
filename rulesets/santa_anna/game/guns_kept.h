// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/game/game.h"

/// Guns, their gunners and the infantry that helps them.
namespace santa_anna {

/// Gun castings that still have a crew and a gun, and how many of them are damaged. Keeping a Gun in Operation.
struct GunsThatFire {
    int guns = 0;
    int damaged = 0;
};
GunsThatFire guns_that_fire(const Unit& battery, const Charts& charts);
/// In a turn, with a full crew. Artillery Functions.
int functions_of_full_crew(const Unit& battery, const Charts& charts);
/// The same with the crew that is left.
int functions_of(const Unit& battery, const Charts& charts);
/// A gun that takes two turns for a function has had its turn, or has rested one.
void rest_short_handed(const Unit& battery, EffectsBuilder& effects, const Charts& charts);
/// They stand where they were left, as a unit of their own.
void leave_guns_of(const std::string& battery, EffectsBuilder& effects);
/// Gunners come to guns that were left, or to those of another battery.
void take_crews(const PlayedAction& played, EffectsBuilder& effects);
/// Whether its one chip stands for two orders, of which the game knows one: light U.S. guns.
bool has_two_orders(const Unit& unit, const Charts& charts);
/// More functions than a battery has in a turn.
void object_to_functions(const State& state, const PlayedAction& wanted, const Charts& charts, Problems& problems);
/// Casualties of a crew that infantry helps: who has fallen is drawn. Gives the battery. Keeping a Gun in Operation.
std::string leave_to_draw(const std::string& battery, int casualties, EffectsBuilder& effects);
/// The same of a melee, where a crew that breaks draws nobody; gives what is lost beside.
Losses drawn_in_melee(const Losses& lost, EffectsBuilder& effects);
/// Of a crew that infantry helps the infantry straggles first; gives how many straggle, which are no more than are there beside the fallen.
int straggle_helpers(const std::string& unit, int stragglers, EffectsBuilder& effects);
/// Without a draw gunners are lost first, but the last of them last.
void lose_undrawn(const std::string& battery, EffectsBuilder& effects);
/// Helpers of a side whose units there know nothing of them: any may have them back.
int lent_by_nobody(const State& state, std::string_view side);
/// Gunners and helpers.
inline int castings_of(const Unit& battery)
{
    return battery[stat::effectives] + battery[stat::helpers];
}

} // namespace santa_anna
