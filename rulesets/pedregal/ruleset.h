// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

namespace pedregal {

/// Pedregal: Santa Anna at Bay.
extern const corneta::Ruleset ruleset;

} // namespace pedregal
