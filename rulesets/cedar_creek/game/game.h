// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace cedar_creek {

/// What the actions do to brigades that are kept in a game, and what begins and ends with a round and a turn.
extern const corneta::game::GameRules game_rules;

} // namespace cedar_creek
