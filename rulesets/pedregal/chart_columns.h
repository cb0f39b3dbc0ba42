// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart.h"

#include <array>

/// The columns of every chart.
namespace pedregal::chart_columns {

using corneta::CellKind;
using corneta::ColumnSpec;
using corneta::Empty;
using corneta::Precision;

inline constexpr std::array pools{ColumnSpec{.key = "dice", .label = "dice", .kind = CellKind::Dice, .least = -9, .most = 9}};

inline constexpr std::array bands{ColumnSpec{.key = "from", .label = "from", .empty = Empty::Allowed},
                                  ColumnSpec{.key = "to", .label = "to", .empty = Empty::Allowed}};

inline constexpr std::array amount{ColumnSpec{.key = "amount", .label = "amount", .least = 0}};

inline constexpr std::array shift{ColumnSpec{.key = "amount", .label = "amount", .least = -9, .most = 9}};

} // namespace pedregal::chart_columns
