// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

namespace bench {

/// The chances of Revolucion! in section 4 of the digest: orders, fire, assaults and regrouping, counted exactly.
void print_revolucion_figures(const corneta::Rulebook& revolucion);

} // namespace bench
