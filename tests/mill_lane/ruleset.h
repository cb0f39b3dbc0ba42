// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

namespace mill_lane {

/// Mill Lane: a company attacks a mill that a picket holds. No published game, an example with a kept half.
extern const corneta::Ruleset ruleset;

} // namespace mill_lane
