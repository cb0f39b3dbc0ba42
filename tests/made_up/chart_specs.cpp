// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/chart_specs.h"

#include "tests/made_up/terms.h"

#include <array>

namespace made_up {

namespace {

using corneta::CellKind;
using corneta::ChartSpec;
using corneta::ColumnSpec;
using corneta::Empty;
using corneta::Precision;
using corneta::RowSpec;
using corneta::Shape;

constexpr std::array spring_rows{RowSpec{"brass", "brass spring"}, RowSpec{"steel", "steel spring"}, RowSpec{"silver", "silver spring"}};
constexpr std::array ground_rows{RowSpec{"cloth", "tablecloth"}, RowSpec{"wood", "bare wood"}, RowSpec{"glass", "glass plate"}};
constexpr std::array lift_rows{RowSpec{"low", "low lift"}, RowSpec{"middling", "middling lift"}, RowSpec{"high", "high lift"}};
constexpr std::array grip_rows{RowSpec{"weak", "weak grip"}, RowSpec{"firm", "firm grip"}, RowSpec{"iron", "iron grip"}};
constexpr std::array gust_rows{RowSpec{"calm", "calm"}, RowSpec{"rocked", "rocked"}, RowSpec{"blown", "blown"},
                               RowSpec{"tossed", "tossed"}};
constexpr std::array mark_rows{RowSpec{"oiled", "oiled"},
                               RowSpec{"polished", "polished"},
                               RowSpec{"ribboned", "ribbon"},
                               RowSpec{"wings", "wings"},
                               RowSpec{"loose", "loose footing"},
                               RowSpec{"slick", "slick footing"},
                               RowSpec{"sail", "wind from behind fills the ribbon"},
                               RowSpec{"applause", "applause"}};
constexpr std::array part_rows{RowSpec{"strain", "strain"}, RowSpec{"minute", "turns a minute"}, RowSpec{"gloves", "gloves"},
                               RowSpec{"length", "length"}, RowSpec{"brake", "brake"}};
constexpr std::array limit_rows{RowSpec{"beyond", "beyond the mark"},   RowSpec{"edge", "edge of the table"},
                                RowSpec{"lock", "horns come free"},     RowSpec{"brake", "brakes"},
                                RowSpec{"prize", "points for a prize"}, RowSpec{"call", "answers the call"}};
constexpr std::array throw_rows{RowSpec{"lock", "locked horns"}, RowSpec{"gust", "gust"}, RowSpec{"brake", "brake"},
                                RowSpec{"hold", "hold on"}, RowSpec{"muster", "muster"}};

constexpr ColumnSpec from{.key = "from", .label = "from", .empty = Empty::Allowed};
constexpr ColumnSpec to{.key = "to", .label = "to", .empty = Empty::Allowed};
constexpr ColumnSpec amount{.key = "amount", .label = "amount", .least = -9, .most = 20};
constexpr ColumnSpec fraction{.key = "amount", .label = "amount", .least = -9, .most = 9, .precision = Precision::Fractions};
constexpr ColumnSpec dice{.key = "dice", .label = "dice", .kind = CellKind::Dice, .least = -3, .most = 3};

constexpr ColumnSpec edge(std::string_view key)
{
    return {.key = key, .label = key, .least = 0, .most = 20, .empty = Empty::Allowed, .precision = Precision::Tenths};
}

constexpr std::array spring_columns{dice, ColumnSpec{.key = "turns", .label = "most turns", .least = 1, .most = 20}};
constexpr std::array reach_columns{edge("near"), edge("middle"), edge("far")};
constexpr std::array ground_columns{
    ColumnSpec{.key = "footing", .label = "footing", .kind = CellKind::Word, .words = footing_words},
    ColumnSpec{.key = "times", .label = "part of the turns", .least = 0, .most = 2, .precision = Precision::Fractions}};
constexpr std::array lift_columns{from, to,
                                  ColumnSpec{.key = "needed", .label = "needed", .least = 0, .most = 20, .count = 3, .noun = "reaches"}};
constexpr std::array grip_columns{from, to, ColumnSpec{.key = "push", .label = "push", .least = 0, .most = 9, .count = 6, .noun = "faces"}};
constexpr std::array gust_columns{from, to,
                                  ColumnSpec{.key = "slide", .label = "slide", .least = 0, .most = 9, .precision = Precision::Tenths},
                                  ColumnSpec{.key = "stance", .label = "stance", .kind = CellKind::Word, .words = stance_words}};
constexpr std::array amounts{amount};
constexpr std::array fractions{fraction};
constexpr std::array pools{dice};

constexpr std::array specs{
    ChartSpec{
        .key = "springs", .label = "Springs", .rule = rule::winding, .row_name = "spring", .rows = spring_rows, .columns = spring_columns},
    ChartSpec{.key = "reaches",
              .label = "Reaches in inches",
              .rule = rule::leaping,
              .row_name = "spring",
              .rows = spring_rows,
              .columns = reach_columns,
              .shape = Shape::Edges},
    ChartSpec{
        .key = "grounds", .label = "Grounds", .rule = rule::leaping, .row_name = "ground", .rows = ground_rows, .columns = ground_columns},
    ChartSpec{.key = "lifts",
              .label = "Needed by lift",
              .rule = rule::leaping,
              .row_name = "lift",
              .rows = lift_rows,
              .columns = lift_columns,
              .shape = Shape::Bands,
              .lowest = 0},
    ChartSpec{.key = "grips",
              .label = "Pushes by grip",
              .rule = rule::tussling,
              .row_name = "grip",
              .rows = grip_rows,
              .columns = grip_columns,
              .shape = Shape::Bands},
    ChartSpec{.key = "gusts",
              .label = "Gusts",
              .rule = rule::gusts,
              .row_name = "gust",
              .rows = gust_rows,
              .columns = gust_columns,
              .shape = Shape::Bands},
    ChartSpec{.key = "marks", .label = "Marks", .rule = rule::leaping, .row_name = "mark", .rows = mark_rows, .columns = amounts},
    ChartSpec{.key = "parts", .label = "Parts", .rule = rule::winding, .row_name = "part", .rows = part_rows, .columns = fractions},
    ChartSpec{.key = "limits", .label = "Limits", .rule = rule::leaping, .row_name = "limit", .rows = limit_rows, .columns = amounts},
    ChartSpec{.key = "throws", .label = "Throws", .rule = rule::gusts, .row_name = "throw", .rows = throw_rows, .columns = pools},
};

} // namespace

const std::span<const ChartSpec> chart_specs = specs;

} // namespace made_up
