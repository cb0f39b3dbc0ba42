// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/thrown.h"
#include "core/charts/chart.h"

#include <cstdint>

namespace revolucion {

/// A throw of the dice in a cell with `plus` added: the band of `bands` that the sum falls in.
inline std::size_t thrown_band(const corneta::Label& label, const corneta::Cell& die, std::int64_t plus, const corneta::Chart& bands,
                               corneta::Dice& dice)
{
    return static_cast<std::size_t>(
        corneta::read_thrown(dice, label, die, [&](int sum) { return static_cast<int>(bands.band_of(sum + plus)); }));
}

/// Starts a total with what was thrown last.
inline void explain_throw(const corneta::Cell& die, const corneta::Dice& dice, corneta::Explanation& explanation)
{
    if (explanation.listens())
        explanation.note(corneta::Op::Start, corneta::shown_thrown(dice, die), {die.row_spec().label}, die);
}

/// Whole tenths, rounded down.
inline std::int32_t tenths_in(corneta::Fraction number)
{
    constexpr int tenths = 10;
    return static_cast<std::int32_t>((number * corneta::Fraction{tenths}).rounded_down());
}

} // namespace revolucion
