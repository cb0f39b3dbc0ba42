// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace corneta::game {

/// What a ruleset's game lacks so that a season of its battles keeps who fell: without it an army would begin each of them whole again.
Problems lacking_for_a_season(const Ruleset& ruleset);

/// The numbers that a unit falls into, in two.
struct Counted {
    int left = 0; ///< stragglers and the like too, but not who was lent by another unit
    int lost = 0; ///< of a unit that is gone all
};
Counted counted(const Unit& unit, const Rulebook& book, const State& state);

/// What a season would forget of units that begin a battle with fewer than they had: one problem for each kind of unit and what is forgotten.
Problems forgotten_by_a_season(const State& start, const Rulebook& book);

} // namespace corneta::game
