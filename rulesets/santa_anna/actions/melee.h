// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/actions/cavalry.h"

/// The actions of charge, melee and cavalry: what each asks, what it leaves, and its name for a kept game.
namespace santa_anna {

/// A unit in a charge or a melee: what does not change while it lasts.
struct Body {
    int effectives = 0;
    int stragglers = 0;
    int fighters = 0; ///< castings in contact; 0: all effectives
    int supporters = 0;
    Arm arm = Arm::Infantry;
    Nation nation = Nation::Mexican;
    Experience experience = Experience::Regular;
    Formation formation = Formation::Line;
    bool mounted = true;
    bool unlimbered = true;
    Weapon weapon = Weapon::Musket;
    MeleeWeapon melee_weapon = MeleeWeapon::None;
    bool charging = false;
    bool leader_attached = false;
    bool initial_volley = false;
    bool low_ammunition = false;
    bool caught_forming_square = false;
    bool broken = false;
    bool broke_through = false; ///< this turn
    bool straggled_this_turn = false;
    int losses_this_turn = 0;
    int casualties_this_turn = 0;

    bool is_mounted_cavalry() const { return arm == Arm::Cavalry && mounted; }
    bool is_gunners() const { return arm == Arm::Artillery && unlimbered; }
    bool is_skirmishing() const { return arm != Arm::Artillery && formation == Formation::Skirmish; }
    bool is_square() const { return arm != Arm::Artillery && !is_mounted_cavalry() && formation == Formation::Square; }
    bool is_mob() const { return arm != Arm::Artillery && formation == Formation::Mob; }
};

/// What a charge or a melee did to a side or a unit.
struct SideEnd {
    int losses = 0; ///< off the chart
    int stragglers = 0;
    int casualties = 0;
    int straggled = 0; ///< where a leader is attached: of the stragglers, those that neither fire nor melee cost
    bool breaks = false;
    bool destroyed = false;
};

/// A roll to close or to stand.
struct Onset {
    Body attacker;
    Body defender;
    Aspect aspect = Aspect::Front;
    Cover cover = Cover::None;
};
struct RollToCloseEnd {
    int total = 0;
    CloseResult result = CloseResult::Closes;
    bool automatic = false;
    int stragglers = 0;
    bool breaks = false;
};

struct RollToStandEnd {
    int total = 0;
    StandResult result = StandResult::Stands;
    int stragglers = 0;
    bool retreats = false;
    bool breaks = false;
};

struct Charge {
    Body attacker;
    Body defender;
    Cover cover = Cover::None;
    Aspect aspect = Aspect::Front;
    Tenths inches_left; ///< of the attacker's move; 0: the retreat is not pursued
    int rounds = 2;

    std::array<int, 2> lasting_shifts{}; ///< prepared: the attacker's, the defender's

    /// Side 0 is the attacker, 1 the defender.
    const Body& body(std::size_t side) const { return side == 0 ? attacker : defender; }
};
enum class ChargeResult : std::uint8_t {
    AttackerHalts,
    AttackerRetreats,
    AttackerBreaks,
    DefenderRetreats,
    DefenderBreaks,
    BothBreak,
    Locked
};
/// None, or a row of the chart `breakthrough-results` counted from 1.
enum class BreakthroughWord : std::uint8_t { None, Breakthrough, Charge, Halts, Reforms, RalliesBack };
struct ChargeEndSide : SideEnd {
    int effectives_left = 0;
    int stragglers_left = 0;
    int onward = 0;     ///< of the stragglers, those of a breakthrough
    bool fired = false; ///< for the instructions
    bool runs_low = false;
};
struct ChargeEnd {
    ChargeResult result = ChargeResult::Locked;
    bool closes = false;
    bool stands = false;
    bool locked = false;
    int rounds_fought = 0;
    BreakthroughWord breakthrough = BreakthroughWord::None;
    int retreat_inches = 0;
    bool guns_lost = false;
    ChargeEndSide attacker;
    ChargeEndSide defender;
};

inline constexpr std::size_t most_units = 4; ///< a side in a melee
template <class Value> using OfUnits = Rows<Value, most_units>;

/// The units of a side, a row each.
struct MeleeSide {
    OfUnits<int> effectives;
    OfUnits<int> stragglers;
    OfUnits<int> fighters;
    OfUnits<Arm> arm;
    OfUnits<Nation> nation;
    OfUnits<Experience> experience;
    OfUnits<Formation> formation;
    OfUnits<bool> mounted;
    OfUnits<bool> unlimbered;
    OfUnits<MeleeWeapon> melee_weapon;
    OfUnits<bool> charging;
    OfUnits<bool> leader_attached;
    OfUnits<bool> initial_volley;
    OfUnits<bool> caught_forming_square;
    OfUnits<int> losses_this_turn;
    int supporters = 0;

    std::size_t size() const { return effectives.count; }
    Body body(std::size_t unit) const;
};
struct Melee {
    MeleeSide attacker;
    MeleeSide defender;
    OfUnits<Cover> cover; ///< of each defender
    OfUnits<Cover> attacker_cover;
    OfUnits<Aspect> aspect; ///< in which each defender is hit
    OfUnits<Aspect> attacker_aspect;
    bool first_round = false;

    std::array<std::array<Body, most_units>, 2> bodies{}; ///< prepared: the units, the attacker's side first
    std::array<OfUnits<int>, 2> first_columns{};          ///< prepared: what they strike in first

    const MeleeSide& side(std::size_t side) const { return side == 0 ? attacker : defender; }
};
struct MeleeEndSide : SideEnd {
    int column = 0;
    bool beaten = false;      ///< for the instructions: nobody is left who fights on, broken in this melee or before
    bool goes_back = false;   ///< for the instructions: its cavalry, from a square
    OfUnits<int> unit_column; ///< these are empty for a unit alone
    OfUnits<int> unit_losses;
    OfUnits<int> unit_stragglers;
    OfUnits<int> unit_casualties;
    OfUnits<int> unit_straggled;
    OfUnits<bool> unit_breaks;
    OfUnits<bool> unit_destroyed;
};
struct MeleeEnd {
    MeleeEndSide attacker;
    MeleeEndSide defender;
    bool locked = false;
    int rounds_fought = 0;
    bool guns_lost = false;
};

struct MeleeStrike {
    int own_fighters = 0;
    int own_side_size = 0;
    int enemy_side_size = 0;
    Body own;
    Body enemy;
    Cover cover = Cover::None;
    bool first_round = false;
};
struct MeleeStrikeEnd {
    int column = 0;
    int losses = 0;
};

/// Of infantry against which cavalry has declared a charge.
struct EmergencySquare {
    Experience experience = Experience::Regular;
    Formation formation = Formation::Line;
    Aspect aspect = Aspect::Front;
    Tenths distance; ///< inches to the cavalry
};
struct EmergencySquareEnd {
    int inches = 0;
    bool formed = false;
};

/// A charge that touches an enemy: how far it went of its inches.
struct Contact {
    Tenths inches;
    Tenths distance;
    Formation attacker_formation = Formation::Line;
    Arm defender_arm = Arm::Infantry;
    Formation defender_formation = Formation::Line;
};
struct ContactEnd {
    Tenths inches_left;
};

/// A charge into a melee that touches no enemy.
struct Support {
    Tenths inches;
    Tenths distance;
    bool friend_in_melee = true;
};
struct SupportEnd {
    bool supports = true;
};

/// A unit that a charge disorders by itself.
struct ChargingUnit {
    int effectives = 0;
    int stragglers = 0;
};
struct ChargeShortEnd {
    int stragglers = 0;
};
struct FollowUpChargeEnd {
    int stragglers = 0;
    bool may_charge = false;
};

struct PassingUnit {
    bool formed = false;
    int effectives = 0;
    int stragglers = 0;
};
struct PassThrough {
    PassingUnit mover;
    PassingUnit passed;
    bool charging = false;
};
struct PassThroughEnd {
    int mover_stragglers = 0;
    int passed_stragglers = 0;
};

struct Breakthrough {
    Experience experience = Experience::Regular;
    int effectives = 0;
    int stragglers = 0;
    bool enemy_in_reach = false;
    bool already_this_turn = false;
};
struct BreakthroughEnd {
    BreakthroughResult result = BreakthroughResult::Breakthrough;
    int stragglers = 0;
    bool breaks = false;
};

namespace action {

extern const ActionOf<Onset, RollToCloseEnd> roll_to_close;
extern const ActionOf<Onset, RollToStandEnd> roll_to_stand;
/// A charge link by link: close, quarter volley, stand, quarter volley, pursuit, melee, breakthrough.
extern const ActionOf<Charge, ChargeEnd> charge;
/// Melee Procedure: one turn, two rounds; up to four units a side.
extern const ActionOf<Melee, MeleeEnd> melee;
/// Melee Procedure, Multiple-Unit Melees: each unit rolls with its own participants as the initial column.
extern const ActionOf<MeleeStrike, MeleeStrikeEnd> melee_strike;
/// Forming Emergency Square: the roll is how far the cavalry comes before the square stands.
extern const ActionOf<EmergencySquare, EmergencySquareEnd> emergency_square;
/// Rolling to Close: a charge touches the enemy, and keeps the inches that it has left.
extern const ActionOf<Contact, ContactEnd> contact;
extern const ActionOf<Support, SupportEnd> support;
/// Melee Procedure: a charge that does not reach the enemy.
extern const ActionOf<ChargingUnit, ChargeShortEnd> charge_short;
/// Follow-Up Charges (optional): a charge in the turn after a charge.
extern const ActionOf<ChargingUnit, FollowUpChargeEnd> follow_up_charge;
/// Passing Through Other Units (7.4): a die for each of the two whom the passage disorders, the mover's first.
extern const ActionOf<PassThrough, PassThroughEnd> pass_through;
/// Cavalry Breakthrough: what it does, and its stragglers.
extern const ActionOf<Breakthrough, BreakthroughEnd> breakthrough;
} // namespace action

} // namespace santa_anna
