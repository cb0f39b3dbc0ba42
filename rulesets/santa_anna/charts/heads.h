// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/authoring.h"
#include "rulesets/santa_anna/charts/terms.h"

/// What charts are but for their rows.
namespace santa_anna {

using namespace corneta::authoring; // NOLINT(google-build-using-namespace)
using corneta::Chart;
using corneta::ChartOf;
using corneta::ChartSpec;
using corneta::Empty;
using corneta::RowSpec;
using corneta::Shape;

constexpr ChartSpec plain(std::string_view key, std::string_view label, std::string_view rule, std::string_view row_name,
                          std::span<const ColumnSpec> columns)
{
    return {.key = key, .label = label, .rule = rule, .row_name = row_name, .columns = columns};
}

inline constexpr std::array exact_amount{ColumnSpec{.key = "amount", .label = "amount", .least = 0, .precision = Precision::Fractions}};
/// Amounts that may be fractions.
constexpr ChartSpec exact_amounts(std::string_view key, std::string_view label, std::string_view rule)
{
    return plain(key, label, rule, "item", exact_amount);
}

inline constexpr std::array thrown_dice{ColumnSpec{.key = "dice", .label = "dice", .kind = CellKind::Dice}};
constexpr ChartSpec thrown(std::string_view key, std::string_view label, std::string_view rule, std::string_view row_name)
{
    return plain(key, label, rule, row_name, thrown_dice);
}

/// A chart whose rows are the options of a word, or those of its enumerators.
template <class Row, class Column = void, std::size_t Count>
consteval ChartOf<Row, Count, Column> chart_of(ChartSpec head, const std::array<Option, Count>& options)
{
    ChartOf<Row, Count, Column> chart{head, {}};
    for (std::size_t i = 0; i < Count; ++i)
        chart.rows[i] = {options[i].word, options[i].label};
    return chart;
}

template <std::size_t Count> consteval std::array<std::string_view, Count> words_of(const std::array<Option, Count>& options)
{
    std::array<std::string_view, Count> words;
    for (std::size_t i = 0; i < Count; ++i)
        words[i] = options[i].word;
    return words;
}

} // namespace santa_anna
