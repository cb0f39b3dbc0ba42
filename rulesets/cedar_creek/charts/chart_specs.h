// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <span>

namespace cedar_creek {

/// Every chart of Cedar Creek 1864: the turn, combat, retreats, movement, victory.
extern const std::span<const corneta::ChartSpec> chart_specs;

} // namespace cedar_creek
