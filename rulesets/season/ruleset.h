// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <span>

/// What happens between the battles of a season. A club's book is a kept game of it: its units are those of the armies, and a turn is a
/// battle and the rest after it. None of it stands in a rulebook; every number is the house's.
namespace season {

extern const corneta::Ruleset ruleset;

/// The one ruleset that books are kept by.
std::span<const corneta::Ruleset* const> rulesets();

} // namespace season
