// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/chapter.h"

namespace santa_anna {

/// Breaking: movement never breaks a unit, so this is the most that may straggle by it, one fewer than would break it. None of a broken unit.
int most_by_movement(int effectives, int stragglers);

/// Rolls the stragglers that a cell gives, of which no more than `most` count.
int straggling(const Cell& cell, const Label& die, int most, Dice& dice, Explanation& explanation);

/// The line that keeps stragglers to what movement may cost.
void explain_most(int most, Explanation& explanation);

} // namespace santa_anna
