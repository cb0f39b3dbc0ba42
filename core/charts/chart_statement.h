// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"
#include "core/charts/statement.h"
#include "core/text/problem.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace corneta {

/// Who states it: the ruleset's own file, which gives whole rows with their sources, or the user's pack.
enum class Origin : std::uint8_t { BuiltIn, Pack };

/// What one statement says of a row of a chart. Cells that are wrong are not among the cells but among the problems; the cells' rule is
/// empty where the statement names none.
struct StatedRow {
    const ChartSpec* chart = nullptr; ///< none if it is unknown
    std::optional<int> row;           ///< none if it is unknown
    std::vector<Cell> cells;
    Problems problems;
};

/// Only the specs of `charts` are looked at.
StatedRow stated_row(const ChartSet& charts, const Statement& statement, Origin origin);

} // namespace corneta
