// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart.h"

#include <array>

/// The rows of every chart: the word in the data and the words in a line of working.
namespace pedregal::chart_rows {

using corneta::RowSpec;

inline constexpr std::array dice_rows{RowSpec{"lava-bed", "die for the lava bed"}};

inline constexpr std::array lava_bed_rows{RowSpec{"stops", "stops"}, RowSpec{"enters", "enters"}};
inline constexpr std::array lava_bed_engineer_rows{RowSpec{"engineer", "with an engineer"}};
inline constexpr std::array lava_bed_cost_rows{RowSpec{"enters", "movement points for a lava bed"}};

} // namespace pedregal::chart_rows
