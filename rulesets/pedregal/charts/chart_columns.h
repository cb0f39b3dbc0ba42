// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

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

inline constexpr std::array face{ColumnSpec{.key = "face", .label = "face", .least = 1}};

inline constexpr std::array parts{ColumnSpec{.key = "times", .label = "times", .least = 0, .most = 9, .precision = Precision::Fractions}};

inline constexpr std::array part_bands{
    ColumnSpec{.key = "from", .label = "from", .empty = Empty::Allowed}, ColumnSpec{.key = "to", .label = "to", .empty = Empty::Allowed},
    ColumnSpec{.key = "times", .label = "times", .least = 0, .most = 9, .precision = Precision::Fractions}};

/// The codes of the Combat Results Table, in the order of their enumerators.
inline constexpr std::array<std::string_view, 7> result_codes{"Ax", "Ar", "Ac", "Dc", "Dr", "Dm", "Dx"};
inline constexpr std::array result_bands{
    ColumnSpec{.key = "from", .label = "from", .empty = Empty::Allowed}, ColumnSpec{.key = "to", .label = "to", .empty = Empty::Allowed},
    ColumnSpec{.key = "results", .label = "results", .kind = CellKind::Word, .words = result_codes, .count = 6, .noun = "faces"}};

inline constexpr std::array shift{ColumnSpec{.key = "amount", .label = "amount", .least = -9, .most = 9}};

} // namespace pedregal::chart_columns
