// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/verdict.h"
#include "rulesets/pedregal/charts/charts.h"
#include "rulesets/pedregal/charts/terms.h"

namespace pedregal {

/// What to do with the counter of a unit that has become disrupted or routed.
void announce_status(Status status, const Charts& charts, corneta::Announcement& announcement);

} // namespace pedregal
