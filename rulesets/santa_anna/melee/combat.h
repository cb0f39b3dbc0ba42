// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/action/total.h"
#include "core/dice/dice.h"
#include "rulesets/santa_anna/charts/charts.h"
#include "rulesets/santa_anna/fire/strike.h"

#include <cstdint>

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
    int losses_this_turn = 0;
    int casualties_this_turn = 0;

    bool is_mounted_cavalry() const { return arm == Arm::Cavalry && mounted; }
    bool is_gunners() const { return arm == Arm::Artillery && unlimbered; }
    bool is_skirmishing() const { return arm != Arm::Artillery && formation == Formation::Skirmish; }
    bool is_square() const { return arm != Arm::Artillery && formation == Formation::Square; }
    bool is_mob() const { return arm != Arm::Artillery && formation == Formation::Mob; }
};

/// A unit's castings while a charge or melee lasts: forms count to 99, and effectives become stragglers.
struct Present {
    std::uint8_t effectives;
    std::uint8_t stragglers;

    bool is_broken() const { return santa_anna::is_broken(effectives, stragglers); }
};

Present present(const Body& body);

/// Casualties first, then stragglers, never more than the effectives. What was taken comes back.
Allocation take(Present& unit, Allocation losses);
/// Effectives that become stragglers, as many as there are at the most. How many did comes back.
int straggle(Present& unit, int stragglers);

/// What a melee's circumstances are for one side.
enum class Counts : std::uint8_t { No, Yes };
struct Round {
    Counts charging = Counts::No; ///< the shift for charging, and so the lance
    Counts lance = Counts::No;
    Counts disorder = Counts::No; ///< castings caught forming square fight at a quarter
};
/// The circumstances of a round, counted from 0, of a melee whose first rounds these are or not.
Round round_of(int round, bool first_rounds, const CombatCharts& charts);

/// Castings that fight: effectives, at most `body.fighters`; half of them in flank or rear, a part when caught forming square.
int fighters(const Body& body, Present now, Aspect hit_in, Round round, const CombatCharts& charts);
/// The same with its lines; `effectives` says whose.
int told_fighters(const Body& body, const corneta::Label& effectives, Present now, Aspect hit_in, Round round, const CombatCharts& charts,
                  corneta::Explanation& explanation);

/// Which kinds the enemies of a melee all are.
struct Enemies {
    bool skirmishing = true;
    bool gunners = true;
    bool cavalry_without_melee_weapons = true;
    bool open_infantry = true; ///< infantry not in square
    Cover cover = Cover::None;

    void join(const Body& body);
};
Enemies enemies(const Body& body, Cover cover);

/// The shifts of Melee Procedure that do not depend on numbers; every line is told to `column`.
void shift_in_melee(const Body& body, const Enemies& enemies, Round round, const CombatCharts& charts, corneta::Total& column);
/// Their sum, but for what a charge adds.
int lasting_shifts(const Body& body, const Enemies& enemies, const CombatCharts& charts);
/// What a charge adds.
int charge_shifts(const Body& body, bool charges, Round round, const CombatCharts& charts);
/// The shift of the smaller side; 0 for the other.
int outnumbered(int ours, int theirs, const CombatCharts& charts);
/// The column of the Combat Effects Chart from its parts, kept within the chart.
int melee_column(int fighters, int shifts, const CombatCharts& charts);
/// The same with its lines.
int told_melee_column(const Body& body, int fighters, int ours, int theirs, const Enemies& enemies, Round round, const CombatCharts& charts,
                      corneta::Explanation& explanation);

/// Losses in melee: odd ones straggle, even ones fall; the stragglers of units hit in flank or rear are multiplied.
Allocation melee_allocation(int losses, Aspect hit_in, const Charts& charts);

/// Whether a unit has a firearm for a quarter volley; guns fire none of a quarter.
bool can_volley(const Body& firer);
Fire quarter_volley(const Body& firer, Present firing, const Body& target, Present hit, Aspect aspect, Cover cover);
/// What a quarter volley did, beside what it took off the unit hit.
struct Volley {
    int losses = 0; ///< off the chart
    bool runs_low = false;
};
/// Rolls it, and takes what it does off `hit`.
Volley fire_quarter_volley(const Fire& fire, Present& hit, const corneta::Label& label, const Charts& charts, corneta::Dice& dice,
                           corneta::Explanation& explanation);

} // namespace santa_anna
