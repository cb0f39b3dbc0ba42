// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace revolucion {

/// What the actions do to units that are kept in a game, and what the turn demands of them.
extern const corneta::game::GameRules game_rules;

} // namespace revolucion
