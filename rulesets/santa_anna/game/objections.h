// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace santa_anna {

/// Whether a unit has fired this turn, or will have when the phase ends; a quarter volley comes besides.
bool has_fired(const corneta::game::State& state, const corneta::game::Unit& unit);

/// Whether a unit or a leader is on the table, or was.
bool has_arrived(const corneta::game::State& state, const corneta::game::Unit& unit);

/// What speaks against a play by what has happened to its units; a reason overrules it.
void object(const corneta::game::State& state, const corneta::game::PlayedAction& wanted, corneta::Problems& problems);

} // namespace santa_anna
