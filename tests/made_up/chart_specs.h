// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <span>

namespace made_up {

extern const std::span<const corneta::ChartSpec> chart_specs;

} // namespace made_up
