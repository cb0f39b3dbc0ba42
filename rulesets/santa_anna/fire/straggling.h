// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/action/verdict.h"
#include "core/charts/chart.h"
#include "core/dice/dice.h"

namespace santa_anna {

/// Breaking: movement never breaks a unit, so this is the most that may straggle by it, one fewer than would break it. None of a broken unit.
int most_by_movement(int effectives, int stragglers);

/// Rolls the stragglers that a cell gives, of which no more than `most` count.
int straggling(const corneta::Cell& cell, const corneta::Label& die, int most, corneta::Dice& dice, corneta::Explanation& explanation);

/// The line that keeps stragglers to what movement may cost.
void explain_most(int most, corneta::Explanation& explanation);

/// What to do with castings that straggle.
void announce_stragglers(int stragglers, corneta::Announcement& announcement);

} // namespace santa_anna
