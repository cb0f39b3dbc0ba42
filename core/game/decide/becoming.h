// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/state.h"
#include "core/text/problem.h"

#include <expected>

namespace corneta::game {

/// What makes the units, the stage and what is owed of `from` those of `to`, or why nothing does: a unit of the same key is another one there.
/// What waits is given up, what lies face down stays.
std::expected<Effects, Problems> becoming(const State& from, const State& to);

} // namespace corneta::game
