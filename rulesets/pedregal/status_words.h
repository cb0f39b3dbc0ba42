// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict.h"
#include "rulesets/pedregal/cards.h"
#include "rulesets/pedregal/terms.h"

namespace pedregal {

/// What to do with the counter of a unit that has become disrupted or routed.
void tell_status(Status status, const Cards& cards, corneta::Telling& telling);

} // namespace pedregal
