// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/command/command.h"
#include "rulesets/revolucion/fire/fire.h"

/// Assaults.
namespace revolucion {

enum class DefensiveFire { None, Deployed, Moving };

struct Assault {
    Troop actor;                ///< infantry or cavalry
    bool line_of_sight = false; ///< and in the arc
    Tenths distance;            ///< inches of base movement
    bool frontal = false;
    Troop target;
    bool rough = false;
    bool in_automobile = false;
    TrainState train = TrainState::None;
    int bases_already_assaulted = 0;
    Outnumbering outnumbered = Outnumbering::FromBases;
};

struct AssaultEnd {
    OrderResult orders = OrderResult::Lost;
    DefensiveFire defensive_fire = DefensiveFire::None;
    int defensive_levels = 0;
    bool went_home = false;
    int difference = 0;
    int bases_assaulted = 0;
    Hit actor;
    Hit target;
    bool actor_driven_back = false;
    bool target_driven_back = false;
    bool is_short = false; ///< a delayed order leaves the target out of reach
    Tenths reach;
};
extern const ActionOf<Assault, AssaultEnd> assault;

/// Whether the target rides in trucks or cars, from which no artillery fires. Section X.
inline constexpr std::string_view in_automobile = "target_in_automobile";

/// The target, a passenger if the train is told of.
Troop target_of(const Assault& inputs);
DefensiveFire defensive_fire(const Assault& inputs);
Shot defensive_shot(const Assault& inputs);
/// What is added to a side's die, with the status that it has then.
int close_combat_score(const Assault& inputs, Fighter fighter, Status status, const Charts& charts, Explanation& told);

Announcement announce_assault(const Assault& inputs, const AssaultEnd& end, const Charts& charts);

} // namespace revolucion
