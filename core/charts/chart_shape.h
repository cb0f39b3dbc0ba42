// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"
#include "core/charts/stated_cells.h"
#include "core/text/problem.h"

namespace corneta {

/// Where the chart breaks its Shape; each problem stands at the statement that gave a row it touches.
Problems shape_problems(const Chart& chart, const StatedCells& stated);

} // namespace corneta
