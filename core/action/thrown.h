// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/charts/chart.h"
#include "core/dice/dice.h"

namespace corneta {

/// A throw of the dice in `cell`, of which the rule needs only what `reading` makes of their sum with what the cell adds.
template <class F> int read_thrown(Dice& dice, const Label& label, const Cell& cell, const F& reading)
{
    const ChartDice thrown = cell.dice();
    return dice.read(label, thrown.pool, [&](const Faces& faces) { return reading(faces.sum() + thrown.plus); });
}

/// That sum, for the explanation.
inline int shown_thrown(const Dice& dice, const Cell& cell)
{
    return dice.shown().sum() + cell.dice().plus;
}

/// Says which edge of a chart of bands decides: the one below where there is one.
inline void explain_band(const Chart& bands, std::size_t row, Explanation& explanation,
                         const Label& lowest = {"lowest total with this result"}, const Label& highest = {"highest total with this result"})
{
    const Cell& from = bands.cell(row, 0);
    const Cell& to = bands.cell(row, 1);
    if (!from.empty())
        explanation.note(Op::Start, from, lowest);
    else if (!to.empty())
        explanation.note(Op::Start, to, highest);
}

} // namespace corneta
