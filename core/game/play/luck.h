// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/entry.h"

#include <span>

namespace corneta::game {

/// The harm each side was to expect of this play, from exact odds before its dice fell, and what befell it. Harm is the rise of the stats
/// that the ruleset names. Nothing where no side of the units is known or the odds are not exact.
std::vector<Luck> luck_of(const Rulebook& book, const Action& action, const Answers& answers, const State& state, const Roles& roles,
                          std::span<const Verdict> verdicts);

} // namespace corneta::game
