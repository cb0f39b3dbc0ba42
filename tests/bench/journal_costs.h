// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

namespace bench {

/// Opening and verifying a game of 10,000 entries, and the commit of an entry against a bare append of the same bytes.
void print_journal_costs(const corneta::Rulebook& santa_anna);

} // namespace bench
