// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart.h"

#include <array>

/// The columns of every chart. `exact` amounts may be fractions.
namespace revolucion::chart_columns {

using corneta::CellKind;
using corneta::ColumnSpec;
using corneta::Empty;
using corneta::Precision;

inline constexpr std::array pools{ColumnSpec{.key = "dice", .label = "dice", .kind = CellKind::Dice, .least = -9, .most = 9}};

inline constexpr std::array bands{ColumnSpec{.key = "from", .label = "from", .empty = Empty::Allowed},
                                  ColumnSpec{.key = "to", .label = "to", .empty = Empty::Allowed}};

inline constexpr std::array command_columns{
    ColumnSpec{.key = "orders", .label = "to be ordered", .least = -20, .most = 20},
    ColumnSpec{.key = "regroup", .label = "to regroup", .least = -20, .most = 20, .empty = Empty::Fixed}};

inline constexpr std::array base_moves_columns{
    ColumnSpec{.key = "maneuver", .label = "Maneuver", .least = 0, .precision = Precision::Tenths},
    ColumnSpec{.key = "march", .label = "March", .least = 0, .precision = Precision::Tenths},
    ColumnSpec{.key = "route-march", .label = "Route March", .least = 0, .precision = Precision::Tenths}};

inline constexpr std::array exact_amount{ColumnSpec{.key = "amount", .label = "amount", .least = 0, .precision = Precision::Fractions}};

inline constexpr std::array road_columns{
    ColumnSpec{.key = "inches", .label = "inches for an inch of base move", .least = 1, .most = 9, .precision = Precision::Fractions}};

inline constexpr std::array parts{ColumnSpec{.key = "times", .label = "times", .least = 0, .most = 1, .precision = Precision::Fractions}};

inline constexpr std::array percent{ColumnSpec{.key = "percent", .label = "percent of the combat units", .least = 0, .most = 100}};

inline constexpr std::array shift{ColumnSpec{.key = "amount", .label = "amount", .least = -20, .most = 20}};

} // namespace revolucion::chart_columns
