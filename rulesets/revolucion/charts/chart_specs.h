// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <span>

namespace revolucion {

/// Every chart of Revolucion!, in the order of its sections: turn and orders, movement, sight, fire, assault, army morale.
extern const std::span<const corneta::ChartSpec> chart_specs;

} // namespace revolucion
