// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/cell_changes.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace corneta::conformance {

using corneta::Cell;
using corneta::CellKind;
using corneta::CellName;
using corneta::Chart;
using corneta::ColumnSpec;
using corneta::Datum;
using corneta::Fraction;
using corneta::Precision;
using corneta::Shape;
using corneta::Statement;

namespace {

constexpr std::size_t from_column = 0;
constexpr std::size_t to_column = 1;

Datum datum_of(Fraction number)
{
    if (10 % number.over() == 0)
        return {number.value()};
    return {fmt::format("{}/{}", number.amount(), number.over())};
}

std::vector<Datum> other_numbers(const Cell& cell)
{
    const ColumnSpec& column = cell.column_spec();
    const Fraction number = cell.number();
    std::vector<Fraction> numbers{number + Fraction{1}, number + Fraction{-1}};
    if (column.precision != Precision::Whole)
        numbers.insert(numbers.end(),
                       {number + Fraction{1, 2}, number + Fraction{-1, 2}, number + Fraction{1, 10}, number + Fraction{-1, 10}});
    numbers.insert(numbers.end(), {number + Fraction{3}, number + Fraction{-3}, Fraction{column.most}, Fraction{column.least}});
    std::vector<Datum> data;
    for (const Fraction other : numbers)
        if (!(other == number) && !(other < Fraction{column.least}) && !(Fraction{column.most} < other))
            data.push_back(datum_of(other));
    return data;
}

std::vector<Datum> other_dice(const Cell& cell)
{
    const auto [pool, plus] = cell.dice();
    const ColumnSpec& column = cell.column_spec();
    std::vector<Datum> data;
    for (const corneta::ChartDice other :
         {corneta::ChartDice{{pool.count, pool.sides + 2}, plus}, corneta::ChartDice{{pool.count + 1, pool.sides}, plus},
          corneta::ChartDice{pool, plus + 1}, corneta::ChartDice{pool, plus - 1}})
        if (other.plus >= column.least && other.plus <= column.most)
            data.push_back({corneta::text(other)});
    return data;
}

std::vector<Datum> other_words(const Cell& cell)
{
    std::vector<Datum> data;
    for (const std::string_view word : cell.column_spec().words)
        if (word != corneta::text(cell))
            data.push_back({std::string{word}});
    return data;
}

std::vector<Datum> other_values(const Cell& cell)
{
    switch (cell.column_spec().kind) {
    case CellKind::Number: return other_numbers(cell);
    case CellKind::Dice: return other_dice(cell);
    case CellKind::Word: return other_words(cell);
    }
    return {};
}

/// The rows of Bands from the lowest on.
std::vector<std::size_t> rising_rows(const Chart& chart)
{
    std::vector<std::size_t> rows(chart.spec().rows.size());
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row] = row;
    std::ranges::sort(rows, [&](std::size_t a, std::size_t b) {
        const Cell& from_a = chart.cell(a, from_column);
        const Cell& from_b = chart.cell(b, from_column);
        return !from_b.empty() && (from_a.empty() || from_a.number() < from_b.number());
    });
    return rows;
}

const Cell* find(const Chart& chart, const CellName& name)
{
    const auto found = std::ranges::find_if(chart.cells(), [&](const Cell& cell) { return name_of(cell) == name; });
    return found == chart.cells().end() ? nullptr : &*found;
}

} // namespace

std::string Place::name() const
{
    std::string name;
    for (const CellName& cell : cells)
        name += fmt::format("{}{}/{}/{}", name.empty() ? "" : " and ", cell.chart, cell.row, cell.column);
    return name;
}

/// `{"chart":…, row name: row, column: value}`, an array's cell by its number.
Statement stated(const Cell& cell, Datum value)
{
    const ColumnSpec& column = cell.column_spec();
    if (column.count > 1)
        value = Datum{corneta::Members{{cell.column_key(), std::move(value)}}};
    return {"a change",
            1,
            {{"chart", Datum{std::string{cell.chart->key}}},
             {std::string{cell.chart->row_name}, Datum{std::string{cell.row_spec().key}}},
             {std::string{column.key}, std::move(value)}}};
}

std::vector<Place> places_in(const Chart& chart)
{
    const bool has_bands = chart.spec().shape == Shape::Bands;
    std::vector<Place> places;
    if (has_bands) {
        const std::vector<std::size_t> rows = rising_rows(chart);
        for (std::size_t above = 1; above < rows.size(); ++above)
            places.push_back({{name_of(chart.cell(rows[above - 1], to_column)), name_of(chart.cell(rows[above], from_column))}});
    }
    for (const Cell& cell : chart.cells())
        if (!cell.empty() && !(has_bands && cell.column <= static_cast<int>(to_column)))
            places.push_back({{name_of(cell)}});
    return places;
}

std::vector<std::vector<Statement>> changes_of(const Chart& chart, const Place& place)
{
    std::vector<std::vector<Statement>> changes;
    const Cell& first = *find(chart, place.cells.front());
    if (place.cells.size() == 1) {
        for (Datum& value : other_values(first))
            changes.push_back({stated(first, std::move(value))});
        return changes;
    }
    const Cell& second = *find(chart, place.cells.back());
    for (const int by : {1, -1, 2, -2})
        changes.push_back(
            {stated(first, datum_of(first.number() + Fraction{by})), stated(second, datum_of(second.number() + Fraction{by}))});
    return changes;
}

std::vector<corneta::ChartSet> charts_changed(const corneta::ChartSet& charts, std::string_view ruleset, const Place& place)
{
    std::vector<corneta::ChartSet> changed;
    for (const std::vector<Statement>& pack : changes_of(charts.of(place.cells.front().chart), place))
        if (auto with_pack = corneta::charts_with(charts, ruleset, pack))
            changed.push_back(*std::move(with_pack));
    return changed;
}

std::optional<corneta::ChartSet> charts_changed_once(const corneta::ChartSet& charts, std::string_view ruleset, const Place& place,
                                                     std::size_t way)
{
    const auto packs = changes_of(charts.of(place.cells.front().chart), place);
    for (std::size_t n = 0; n < packs.size(); ++n)
        if (auto with_pack = corneta::charts_with(charts, ruleset, packs[(way + n) % packs.size()]))
            return *std::move(with_pack);
    return std::nullopt;
}

} // namespace corneta::conformance
