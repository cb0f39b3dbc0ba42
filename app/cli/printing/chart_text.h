// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <string>

namespace corneta::cli {

/// A chart as a table; a letter behind a number says its source where it is not the usual one of the chart.
std::string text_of(const Chart& chart);

} // namespace corneta::cli
