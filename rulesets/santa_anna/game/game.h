// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace santa_anna {

/// What the actions do to units that are kept in a game, and what begins and ends with a phase.
extern const corneta::game::GameRules game_rules;

} // namespace santa_anna
