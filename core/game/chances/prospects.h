// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/prepared.h"
#include "core/game/play/rules.h"

#include <stop_token>
#include <string>
#include <vector>

namespace corneta::game {

/// What a play may do to how a side stands, before its dice fall.
struct Prospect {
    std::string side;
    double changes = 0; ///< the chance that its points or its end are others afterwards
    double is_over = 0; ///< the chance that the game is over for it then, where it is not yet
    double points = 0;  ///< by how much its points change on average
};

/// The prospects of every side whose standing the play may change, exact: each way its dice may fall is worked out by the ruleset as if it
/// took effect at once and alone. Nothing for a batch, for a ruleset without standings, where the odds are not exact, or when stopped.
std::vector<Prospect> prospects(const State& state, const Rulebook& book, const Prepared& play, const std::stop_token& stop = {});

} // namespace corneta::game
