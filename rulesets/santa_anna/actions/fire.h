// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/actions/breaking.h"

/// Firing, what fire does to guns and fortifications, and what guns do beside firing.
namespace santa_anna {

/// The unit that fires. Castings and weapon are those of infantry and cavalry, the guns those of a battery.
struct Firer {
    Arm arm = Arm::Infantry;
    Nation nation = Nation::Mexican;
    Experience experience = Experience::Regular;
    int castings = 0;
    int losses_this_turn = 0; ///< of dismounted cavalry, whose horse holders are as many as when the turn began
    Weapon weapon = Weapon::Musket;
    int poundage = 0;
    int guns = 0;
    int damaged = 0;
    bool mounted = false;
    bool unlimbered = false;
    bool in_melee = false;
    bool in_building = false;
    BuildingSide building_side = BuildingSide::Front; ///< out of which it fires
    bool quarter_volley = false;
    bool initial_volley = false;
    bool low_ammunition = false;
};

struct Target {
    int effectives = 0;
    int stragglers = 0;
    Arm arm = Arm::Infantry;
    Nation nation = Nation::Mexican;
    Formation formation = Formation::Line;
    bool unlimbered = false;
    bool in_melee = false;
    Cover cover = Cover::None;
    bool behind_skirmishers = false;
    bool straggled_this_turn = false;
};

/// Firing, steps 1 to 3 and Allocating Losses: what is asked.
struct Fire {
    Firer firer;
    Target target;
    Tenths range; ///< inches
    Aspect aspect = Aspect::Front;
};

struct FireEnd {
    int column = 0;
    int strength = 0;
    int losses = 0;
    int stragglers = 0;
    int casualties = 0;
    bool low_ammunition = false;
    bool breaks = false;
    bool destroyed = false;
};

/// Reducing Fortifications: what is asked of a battery and of the section that it fires at.
struct FortificationFire {
    Firer firer{.arm = Arm::Artillery, .unlimbered = true};
    Tenths range;
    Fortification fortification = Fortification::Light;
    int points = 0;
};

struct FortificationFireEnd {
    int column = 0;
    int losses = 0;
    int points_left = 0;
    Level level = Level::Rough;
    bool low_ammunition = false;
};

/// Damage to Artillery (optional): casualties of a battery by guns.
struct GunDamage {
    int casualties = 0;
    int guns = 0;
};

struct GunDamageEnd {
    int guns_damaged = 0;
};

/// Keeping a Gun in Operation: who mans a gun casting.
struct GunCrew {
    int gunners = 0;
    int helpers = 0;
    int functions = 0;
};

struct GunCrewEnd {
    int functions = 0;
};

enum class CrewCasting : std::uint8_t { Gunner, Helper };

struct MixedCrewLossEnd {
    CrewCasting lost = CrewCasting::Gunner;
};

/// Artillery Ammunition (optional).
struct Resupply {
    bool touching_wagon = false;
    bool low_ammunition = false;
};

struct ResupplyEnd {
    bool low_ammunition = false;
};

/// Charging Through Skirmishers: what is asked.
struct SkirmisherWithdrawal {
    Tenths attacker_inches;
    Tenths distance;
    int effectives = 0;
    bool mounted = false;
};

struct SkirmisherWithdrawalEnd {
    int inches = 0;
    bool caught = false;
    int stragglers = 0;
    Tenths attacker_inches_left;
};

inline constexpr std::size_t most_units_dealt = 6;

/// Multiple-Unit Melees: a side's losses and how many of its units are in contact.
struct DealLosses {
    int losses = 0;
    int units = 0;
};

/// A row a unit.
struct DealLossesEnd {
    Rows<int, most_units_dealt> losses;
    Rows<int, most_units_dealt> stragglers;
    Rows<int, most_units_dealt> casualties;
};

namespace action {
extern const ActionOf<Fire, FireEnd> fire;
extern const ActionOf<FortificationFire, FortificationFireEnd> fortification_fire;
extern const ActionOf<GunDamage, GunDamageEnd> gun_damage;
extern const ActionOf<GunCrew, GunCrewEnd> gun_crew;
extern const ActionOf<GunCrew, MixedCrewLossEnd> mixed_crew_loss;
extern const ActionOf<Resupply, ResupplyEnd> resupply;
extern const ActionOf<SkirmisherWithdrawal, SkirmisherWithdrawalEnd> skirmisher_withdrawal;
extern const ActionOf<DealLosses, DealLossesEnd> deal_losses;
} // namespace action

} // namespace santa_anna
