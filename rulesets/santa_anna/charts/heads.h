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
using corneta::RowSpec;
using corneta::Shape;

constexpr ChartSpec plain(std::string_view key, std::string_view label, std::string_view rule, std::string_view row_name,
                          std::span<const ColumnSpec> columns, Shape shape = Shape::Plain)
{
    return {.key = key, .label = label, .rule = rule, .row_name = row_name, .columns = columns, .shape = shape};
}
/// Bands of numbers that begin with `lowest`.
constexpr ChartSpec bands_from(int lowest, ChartSpec head)
{
    head.shape = Shape::Bands;
    head.lowest = lowest;
    return head;
}

/// Numbers that rise along a row and from row to row.
constexpr ChartSpec rising(ChartSpec head)
{
    head.rises = true;
    return head;
}

constexpr ColumnSpec dice_in(std::string_view key, std::string_view label, Empty empty = Empty::Refused)
{
    return {.key = key, .label = label, .kind = CellKind::Dice, .empty = empty};
}
constexpr ColumnSpec word_in(std::string_view key, std::string_view label, std::span<const std::string_view> words)
{
    return {.key = key, .label = label, .kind = CellKind::Word, .words = words};
}
/// What a factor is, or a number of times.
constexpr ColumnSpec times_in(std::string_view key, std::string_view label, int most = 9)
{
    return {.key = key, .label = label, .least = 0, .most = most, .precision = Precision::Fractions};
}
/// What is added to a roll, one way or the other; some rows have none.
constexpr ColumnSpec modifier_in(std::string_view key, std::string_view label, int most)
{
    return {.key = key, .label = label, .least = -most, .most = most, .empty = Empty::Fixed};
}
/// The edge of a band of distances or numbers.
constexpr ColumnSpec edge_in(std::string_view key, int least, int most = 99, Precision precision = Precision::Whole)
{
    return {.key = key, .label = key, .least = least, .most = most, .empty = Empty::Allowed, .precision = precision};
}

inline constexpr std::array exact_amount{times_in("amount", "amount", 99)};
/// Amounts that may be fractions.
constexpr ChartSpec exact_amounts(std::string_view key, std::string_view label, std::string_view rule)
{
    return plain(key, label, rule, "item", exact_amount);
}

inline constexpr std::array thrown_dice{dice_in("dice", "dice")};
constexpr ChartSpec thrown(std::string_view key, std::string_view label, std::string_view rule, std::string_view row_name)
{
    return plain(key, label, rule, row_name, thrown_dice);
}

/// The rows of a chart as the options of a word.
template <std::size_t Count> constexpr std::array<Option, Count> options_of(const std::array<RowSpec, Count>& rows)
{
    std::array<Option, Count> options;
    for (std::size_t i = 0; i < Count; ++i)
        options[i] = {rows[i].key, rows[i].label};
    return options;
}

template <std::size_t Count> consteval std::array<std::string_view, Count> words_of(const std::array<Option, Count>& options)
{
    std::array<std::string_view, Count> words;
    for (std::size_t i = 0; i < Count; ++i)
        words[i] = options[i].word;
    return words;
}

} // namespace santa_anna
