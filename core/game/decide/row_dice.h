// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "core/game/journal/entry.h"

#include <string>
#include <vector>

namespace corneta::game {

/// The dice of a play for several units, whose list was `before` and is `now`: they stay with the units they fell for, wherever those stand now;
/// dice of units that are no longer in it are those of who takes their place, and come behind all others where nobody does. Who comes back to the
/// list finds what fell for nobody else.
std::vector<RecordedRoll> dice_by_row(const Action& action, std::vector<RecordedRoll> rolls, const std::vector<std::string>& before,
                                      const std::vector<std::string>& now);

} // namespace corneta::game
