// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

namespace coin_river {

extern const corneta::Ruleset ruleset;

} // namespace coin_river
