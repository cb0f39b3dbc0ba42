// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace pedregal {

/// What the actions do to units that are kept in a game, and what begins and ends with a phase of either side.
extern const corneta::game::GameRules game_rules;

} // namespace pedregal
