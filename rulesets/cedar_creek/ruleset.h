// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

namespace cedar_creek {

/// Cedar Creek 1864 (Laurent Martin, translated by Roger Kaplan).
extern const corneta::Ruleset ruleset;

} // namespace cedar_creek
