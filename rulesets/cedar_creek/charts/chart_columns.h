// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <array>
#include <string_view>

/// The columns of every chart.
namespace cedar_creek::chart_columns {

using corneta::CellKind;
using corneta::ColumnSpec;
using corneta::Empty;
using corneta::Precision;

inline constexpr std::array pools{ColumnSpec{.key = "dice", .label = "dice", .kind = CellKind::Dice, .least = -9, .most = 9}};

inline constexpr std::array<std::string_view, 2> no_yes{"no", "yes"};
constexpr ColumnSpec word(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .kind = CellKind::Word, .words = no_yes};
}
constexpr ColumnSpec shift(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .least = -9, .most = 9};
}

inline constexpr std::array turns_columns{
    word("initiative-dice", "dice for the initiative"),
    shift("initiative", "Confederate initiative"),
    shift("activation", "Confederate activation"),
    word("tests", "Union initiative tests allowed"),
    shift("test", "Union initiative test"),
    shift("surprise", "Union in combat"),
    shift("retreat", "Union retreat"),
    word("rout", "Union routs in disorder"),
};

inline constexpr std::array amount{shift("amount", "amount")};

inline constexpr std::array highest{ColumnSpec{.key = "highest", .label = "highest total that succeeds", .least = -9, .most = 20}};

inline constexpr std::array division_bands{ColumnSpec{.key = "from", .label = "from", .empty = Empty::Allowed},
                                           ColumnSpec{.key = "to", .label = "to", .empty = Empty::Allowed},
                                           ColumnSpec{.key = "divisions", .label = "divisions", .least = 0, .most = 9}};

constexpr ColumnSpec edge(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .least = 1, .precision = Precision::Fractions};
}
inline constexpr std::array ratio_edges_columns{edge("3-2", "3/2"), edge("2-1", "2/1"), edge("3-1", "3/1")};

inline constexpr std::array count{ColumnSpec{.key = "amount", .label = "amount", .least = 1, .most = 9}};

inline constexpr std::array combat_results_columns{ColumnSpec{.key = "fatigue", .label = "levels of fatigue", .least = 0, .most = 2},
                                                   word("hit", "hit")};

inline constexpr std::array edges{ColumnSpec{.key = "from", .label = "from", .empty = Empty::Allowed},
                                  ColumnSpec{.key = "to", .label = "to", .empty = Empty::Allowed}};

constexpr ColumnSpec number(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .least = 0, .most = 9};
}
inline constexpr std::array retreats_columns{number("zones", "zones"), number("mounted", "zones, mounted"),
                                             number("losses", "points lost")};

inline constexpr std::array exact_amount{
    ColumnSpec{.key = "amount", .label = "amount", .least = 0, .most = 9, .precision = Precision::Fractions}};

inline constexpr std::array points{number("points", "movement points")};

inline constexpr std::array sides_columns{number("union", "Union"), number("confederate", "Confederate")};

} // namespace cedar_creek::chart_columns
