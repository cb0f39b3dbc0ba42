// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "core/action/ruleset.h"

#include <span>

namespace corneta {

/// Every ruleset built in, in the order of CORNETA_RULESETS.
[[nodiscard]] std::span<const Ruleset* const> all_rulesets();

} // namespace corneta
