// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/actions/fire.h"

namespace santa_anna {

/// Where a volley or a gun enters the Combat Effects Chart.
struct ChartEntry {
    std::int64_t strength = 0;
    int column = 0;
};

/// The last inch of each band of the firer's weapon; nothing when it has no row in the chart.
std::optional<std::span<const Cell>> bands_of(const Firer& firer, const Charts& charts);

Fraction last_inch(std::span<const Cell> bands);

/// A quarter volley is fired at the distance of `firing-limits`.
Fraction range_of(const Fire& fire, const Charts& charts);

/// Firing, step 1: the band the range falls in, a boundary in the nearer one. Nothing beyond the weapon's range.
/// A quarter volley is fired at its distance, or in the nearest band that the weapon has.
std::optional<Band> band_of(const Fire& fire, const Charts& charts);

/// Whether the firer has a weapon that does not reach so far.
bool is_beyond(const Fire& fire, const Charts& charts);

/// Firing, steps 1 and 2, for a unit's castings or for the gun `gun` of a battery (undamaged guns come first).
ChartEntry strike(const Fire& fire, const Charts& charts, int gun, Explanation& explanation);

/// The columns of the first gun and of the last, which is damaged where any is; a unit's castings count as the first.
struct Columns {
    std::int16_t sound = 0;
    std::int16_t damaged = 0;
};
Columns columns_of(const Fire& fire, const Charts& charts);

/// What a volley or a gun does.
struct Shot {
    int losses = 0;
    bool runs_low = false; ///< on ammunition
};
/// Rolls in a column of the Combat Effects Chart.
Shot roll_effects(const Label& label, int column, const Charts& charts, Dice& dice, Explanation& explanation);
Shot shoot(const Fire& fire, int gun, const Columns& columns, const Charts& charts, Dice& dice, Explanation& explanation);

/// How a roll's losses fall on the target.
struct Allocation {
    int stragglers = 0;
    int casualties = 0;
};

/// Allocating Losses, for one roll; `before` is what earlier guns of the same fire did.
Allocation allocation(const Fire& fire, const Charts& charts, int losses, Allocation before, Explanation& explanation);

// What a battery is refused.
template <class Inputs>
constexpr corneta::RefusedWhen<Inputs, Charts> no_such_gun{
    "firer_poundage", "the range chart has no {0} lb gun, only {1}",
    [](const Inputs& in, const Charts& charts) { return in.firer.arm == Arm::Artillery && !charts.ranges_of_gun(in.firer.poundage); },
    [](const Inputs& in, const Charts& charts) { return std::tuple{in.firer.poundage, Name{charts.poundages()}}; }};
template <class Inputs>
constexpr corneta::RefusedWhen<Inputs, Charts> too_many_damaged{
    "firer_damaged", "{0} damaged guns in a battery of {1}",
    [](const Inputs& in) { return in.firer.arm == Arm::Artillery && in.firer.damaged > in.firer.guns; },
    [](const Inputs& in) { return std::tuple{in.firer.damaged, in.firer.guns}; }};
/// `as_fire` makes of the answers what is fired.
template <class Inputs, auto as_fire>
constexpr corneta::RefusedWhen<Inputs, Charts> beyond_gun_range{
    "range", "{0} in is beyond a {1} lb gun's {2} in",
    [](const Inputs& in, const Charts& charts) { return in.firer.arm == Arm::Artillery && is_beyond(as_fire(in), charts); },
    [](const Inputs& in, const Charts& charts) {
        return std::tuple{range_of(as_fire(in), charts), in.firer.poundage, last_inch(*bands_of(in.firer, charts))};
    }};

/// Fields of the Firer that is the member `Of` of an action's answers.
namespace fields {

template <auto Of>
constexpr Field poundage =
    asks<Of, &Firer::poundage>("firer_poundage", role::firer, stat::poundage,
                               {.help = "Of each gun: 3, 6, 8, 12 or 24 pounds.", .measure = Measure::Pounds, .most = 24, .start = 6});
template <auto Of>
constexpr Field guns = asks<Of, &Firer::guns>(
    "firer_guns", role::firer, stat::guns, {.help = "Gun castings that fire; each rolls by itself.", .measure = Measure::Guns, .start = 1});
template <auto Of>
constexpr Field damaged =
    asks<Of, &Firer::damaged>("firer_damaged", role::firer, stat::guns_damaged,
                              {.help = "How many of them are damaged; they fire last, at half.", .measure = Measure::Guns});

} // namespace fields

} // namespace santa_anna
