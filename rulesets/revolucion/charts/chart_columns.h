// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <array>
#include <string_view>

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

inline constexpr std::array inches{ColumnSpec{.key = "inches", .label = "inches", .least = 0, .precision = Precision::Tenths}};

constexpr ColumnSpec edge(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .least = 0, .precision = Precision::Tenths};
}
inline constexpr std::array range_bands_columns{edge("band-1", "first band"), edge("band-2", "second band"), edge("band-3", "third band"),
                                                edge("band-4", "fourth band"), edge("band-artillery", "fifth band, artillery alone")};

constexpr ColumnSpec score(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .least = -20, .most = 30, .empty = Empty::Fixed};
}
inline constexpr std::array fire_scores_columns{score("band-1", "0-3"), score("band-2", "3-6"), score("band-3", "6-12"),
                                                score("band-4", "12-18"), score("band-artillery", "18-24")};

inline constexpr std::array level_bands{ColumnSpec{.key = "from", .label = "from", .empty = Empty::Allowed},
                                        ColumnSpec{.key = "to", .label = "to", .empty = Empty::Allowed},
                                        ColumnSpec{.key = "levels", .label = "levels", .least = 0, .most = 9}};

inline constexpr std::array level{ColumnSpec{.key = "level", .label = "level", .least = 0, .most = 9}};

inline constexpr std::array face{ColumnSpec{.key = "face", .label = "face", .least = 0}};

inline constexpr std::array assault_scores_columns{
    ColumnSpec{.key = "assaulter", .label = "assaulter", .least = -20, .most = 20, .empty = Empty::Fixed},
    ColumnSpec{.key = "target", .label = "target", .least = -20, .most = 20}};

inline constexpr std::array assault_results_columns{
    ColumnSpec{.key = "from", .label = "from", .empty = Empty::Allowed},
    ColumnSpec{.key = "to", .label = "to", .empty = Empty::Allowed},
    ColumnSpec{.key = "target-levels", .label = "target's levels", .least = 0, .most = 9},
    ColumnSpec{.key = "target-pushed", .label = "target pushed back", .least = 0, .most = 1},
    ColumnSpec{.key = "assaulter-levels", .label = "assaulter's levels", .least = 0, .most = 9},
    ColumnSpec{.key = "assaulter-pushed", .label = "assaulter pushed back", .least = 0, .most = 1}};

} // namespace revolucion::chart_columns
