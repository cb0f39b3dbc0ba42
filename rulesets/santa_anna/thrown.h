// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart.h"
#include "core/dice.h"
#include "core/tale.h"

namespace santa_anna {

/// A throw of the dice in `cell`, of which the rule needs only what `reading` makes of their sum with what the cell adds.
template <class F> int read_thrown(corneta::Dice& dice, const corneta::Label& label, const corneta::Cell& cell, const F& reading)
{
    const corneta::ChartDice thrown = cell.dice();
    return dice.read(label, thrown.pool, [&](const corneta::Faces& faces) { return reading(faces.sum() + thrown.plus); });
}

/// That sum, for the tale.
inline int shown_thrown(const corneta::Dice& dice, const corneta::Cell& cell)
{
    return dice.shown().sum() + cell.dice().plus;
}

/// Says which edge of a chart of bands decides: the one below where there is one.
inline void tell_band(const corneta::Chart& bands, std::size_t row, corneta::Tale& tale,
                      const corneta::Label& lowest = {"lowest total with this result"},
                      const corneta::Label& highest = {"highest total with this result"})
{
    const corneta::Cell& from = bands.cell(row, 0);
    const corneta::Cell& to = bands.cell(row, 1);
    if (!from.empty())
        tale.note(corneta::Op::Start, from, lowest);
    else if (!to.empty())
        tale.note(corneta::Op::Start, to, highest);
}

} // namespace santa_anna
