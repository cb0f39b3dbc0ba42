// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "rulesets/santa_anna/fire/fire.h"

#include <cstdint>

namespace santa_anna {

/// Where a volley or a gun enters the Combat Effects Chart.
struct ChartEntry {
    std::int64_t strength = 0;
    int column = 0;
};

/// The last inch of each band of the firer's weapon; nothing when it has no row in the chart.
std::optional<std::span<const Cell>> bands_of(const Firer& firer, const Charts& charts);

/// Firing, step 1: the band the range falls in, a boundary in the nearer one. Nothing beyond the weapon's range.
/// A quarter volley is fired at the distance of `firing-limits`, or in the nearest band that the weapon has.
std::optional<Band> band_of(const Fire& fire, const Charts& charts);

/// Firing, steps 1 and 2, for a unit's castings or for the gun `gun` of a battery (undamaged guns come first).
ChartEntry strike(const Fire& fire, const Charts& charts, int gun, corneta::Explanation& explanation);

/// How a roll's losses fall on the target.
struct Allocation {
    int stragglers = 0;
    int casualties = 0;
};

/// Allocating Losses, for one roll; `before` is what earlier guns of the same fire did.
Allocation allocation(const Fire& fire, const Charts& charts, int losses, Allocation before, corneta::Explanation& explanation);

} // namespace santa_anna
