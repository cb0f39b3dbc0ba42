// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <span>

namespace santa_anna {

/// Every chart of Santa Anna Rules, in the order of the turn: fire, melee, morale, leaders and orders, movement, the rest.
extern const std::span<const corneta::ChartSpec> chart_specs;

} // namespace santa_anna
