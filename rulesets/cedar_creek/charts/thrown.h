// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/thrown.h"
#include "core/action/total.h"
#include "core/charts/chart.h"
#include "core/dice/dice.h"

#include <functional>

namespace cedar_creek {

/// Throws the dice of a cell and starts the total with them.
inline void throw_into(corneta::Total& total, const corneta::Label& label, const corneta::Cell& die, corneta::Dice& dice)
{
    total.start(corneta::read_thrown(dice, label, die, std::identity{}), label, die);
}

/// Throws the dice of a cell where the rule needs only whether they show no more than `highest`.
inline bool throw_up_to(const corneta::Cell& highest, const corneta::Label& label, const corneta::Cell& die, corneta::Dice& dice,
                        corneta::Explanation& explanation)
{
    const int most = highest.whole();
    const bool succeeds = corneta::read_thrown(dice, label, die, [most](int sum) { return sum <= most ? 1 : 0; }) != 0;
    explanation.note(corneta::Op::Start, corneta::shown_thrown(dice, die), label, die);
    explanation.note(corneta::Op::Start, highest);
    return succeeds;
}

/// Adds what the turn gives, under words of its own; a 0 is not worth a line.
inline void add_of_turn(corneta::Total& total, const corneta::Cell& cell, const corneta::Label& reason)
{
    if (cell.whole() != 0)
        total.add(cell.number(), reason, cell);
}

} // namespace cedar_creek
