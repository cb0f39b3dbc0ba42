// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

namespace bench {

/// Charges of one turn and to the finish against their budgets, with what there is to count in each.
void print_charges(const corneta::Rulebook& santa_anna);

} // namespace bench
