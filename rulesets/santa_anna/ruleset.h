// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

namespace santa_anna {

/// Santa Anna Rules, the tactical set (Buck Surdu, 1997).
extern const corneta::Ruleset ruleset;

} // namespace santa_anna
