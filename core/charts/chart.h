// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dice.h"
#include "core/text/fraction.h"
#include "core/text/source.h"

#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace corneta {

enum class CellKind : std::uint8_t { Number, Dice, Word };
/// Whether `null` may stand in a column. Fixed: where the ruleset's own file has it, and a pack neither sets nor removes one.
enum class Empty : std::uint8_t { Refused, Allowed, Fixed };
/// What the numbers of a column may be; each of them allows those before it.
enum class Precision : std::uint8_t { Whole, Tenths, Fractions };

/// A row of a chart: the word that names it in the data, and the same for a person.
struct RowSpec {
    std::string_view key;
    std::string_view label{};
};

/// A row by its words.
struct RowName {
    std::string_view chart;
    std::string_view row;
};

/// One member of a statement: a cell, or `count` cells in an array, which count from `first`.
struct ColumnSpec {
    std::string_view key;
    std::string_view label;
    CellKind kind = CellKind::Number;
    int least = -99;
    int most = 99;
    std::span<const std::string_view> words{};    ///< of a Word cell
    std::span<const std::string_view> meanings{}; ///< of each of the words, where they are codes
    Empty empty = Empty::Refused;
    int count = 1;
    int first = 1;
    std::string_view noun = "rows";         ///< what the cells of an array are called in a problem
    Precision precision = Precision::Whole; ///< of a Number cell
};

/// Plain: any cells. Bands: the first two columns are `from` and `to`, and the rows, in any order, cover every whole number once,
/// open ends `null`. Edges: the numbers of a row rise from column to column, and there is at least one.
enum class Shape : std::uint8_t { Plain, Bands, Edges };

/// What a ruleset declares of a chart; its cells are data.
struct ChartSpec {
    std::string_view key;
    std::string_view label;
    std::string_view rule; ///< the section it belongs to, shown where a line of data names none
    std::string_view row_name;
    std::span<const RowSpec> rows{};
    std::span<const ColumnSpec> columns{};
    Shape shape = Shape::Plain;
    std::optional<int> lowest{}; ///< of Bands: where they must begin; without it the first is open below
    std::string_view edges{};    ///< the chart of Edges, of one row, between whose numbers the columns lie
    bool rises = false;          ///< its numbers rise, or stay, along a row and from row to row: what breaks that is a likely slip
};

/// Dice to roll as a chart states them: `2d6`, `1d4-2`.
struct ChartDice {
    Pool pool;
    int plus = 0;
    friend bool operator==(const ChartDice&, const ChartDice&) = default;
};

/// `2d6`, `1d4-2`
std::string text(const ChartDice& dice);
/// The inverse of text(); nothing else is dice. How many dice or sides is not looked at.
std::optional<ChartDice> chart_dice_from(std::string_view stated);

/// A word of a Word column by its index.
struct ChartWord {
    int index = 0;
    friend bool operator==(const ChartWord&, const ChartWord&) = default;
};

/// Nothing stands there, and the chart allows it.
struct NoValue {
    friend bool operator==(const NoValue&, const NoValue&) = default;
};

using CellValue = std::variant<NoValue, Fraction, ChartDice, ChartWord>;

/// One value of a chart with where it comes from.
struct Cell {
    const ChartSpec* chart = nullptr;
    int row = 0;
    int column = 0; ///< into ChartSpec::columns
    int place = 0;  ///< within an array, from 0
    CellValue value{};
    Source source = Source::House;
    std::string rule{};

    bool empty() const { return std::holds_alternative<NoValue>(value); }
    Fraction number() const { return std::get<Fraction>(value); }
    /// A number that the chart keeps whole.
    int whole() const { return static_cast<int>(std::get<Fraction>(value).amount()); }
    ChartDice dice() const { return std::get<ChartDice>(value); }
    int word() const { return std::get<ChartWord>(value).index; }
    const RowSpec& row_spec() const { return chart->rows[static_cast<std::size_t>(row)]; }
    const ColumnSpec& column_spec() const { return chart->columns[static_cast<std::size_t>(column)]; }
    /// The column's key, or the place's number in an array.
    std::string column_key() const;
};

/// The value as the data states it: `none` for an empty one.
std::string text(const Cell& cell);

/// A chart in use. Cells stand by row, column and place.
class Chart {
public:
    explicit Chart(const ChartSpec& spec);
    const ChartSpec& spec() const { return *m_spec; }
    std::span<const Cell> cells() const { return m_cells; }
    std::span<const Cell> row(std::size_t row) const;
    const Cell& cell(std::size_t row, std::size_t column, std::size_t place = 0) const { return m_cells[index_of(row, column, place)]; }
    /// The same by an enumerator that counts as the rows do.
    template <class Row> const Cell& at(Row row, std::size_t column = 0, std::size_t place = 0) const
    {
        return cell(static_cast<std::size_t>(row), column, place);
    }
    void put(Cell cell);
    /// Of Bands: the row that `number` falls in.
    std::size_t band_of(std::int64_t number) const;

private:
    std::size_t index_of(std::size_t row, std::size_t column, std::size_t place) const
    {
        assert(row < m_spec->rows.size() && column < m_spec->columns.size());
        assert(place < static_cast<std::size_t>(m_spec->columns[column].count));
        return row * m_width + m_offsets[column] + place;
    }

    const ChartSpec* m_spec;
    std::vector<Cell> m_cells;
    std::vector<std::size_t> m_offsets;
    std::size_t m_width = 0;
};

/// All charts of a ruleset in the order in which it declares them.
class ChartSet {
public:
    std::string pack{}; ///< the name that the pack gives itself; empty without one

    explicit ChartSet(std::span<const ChartSpec> specs);
    std::span<const Chart> charts() const { return m_charts; }
    const Chart* find(std::string_view key) const;
    Chart* find(std::string_view key);
    /// A chart that the ruleset surely declares.
    const Chart& of(std::string_view key) const;
    /// What a column is called: by its label, or by the edges it lies between: `over 3 to 6`.
    std::string column_label(const ChartSpec& chart, std::size_t column) const;

private:
    std::vector<Chart> m_charts;
};

} // namespace corneta
