// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <span>

namespace pedregal {

/// Every chart of Pedregal, in the order of its sections.
extern const std::span<const corneta::ChartSpec> chart_specs;

} // namespace pedregal
