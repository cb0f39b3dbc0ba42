// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

namespace revolucion {

/// Revolucion! (Arofan Gregory, 2024).
extern const corneta::Ruleset ruleset;

} // namespace revolucion
