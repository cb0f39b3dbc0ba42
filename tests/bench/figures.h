// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

namespace bench {

/// What the digest of the rules says that the charts of Santa Anna do, beside what exact odds chained over the turns say.
void print_figures(const corneta::Rulebook& santa_anna);

} // namespace bench
