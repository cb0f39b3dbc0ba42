// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <charconv>

namespace corneta {

namespace {

std::optional<int> number_from(std::string_view digits)
{
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size())
        return std::nullopt;
    return number;
}

bool covers(const Cell& from, const Cell& to, std::int64_t number)
{
    return (from.empty() || from.whole() <= number) && (to.empty() || number <= to.whole());
}

struct ValueText {
    const Cell& cell;
    std::string operator()(NoValue) const { return "none"; }
    std::string operator()(const Fraction& number) const { return text(number); }
    std::string operator()(const ChartDice& dice) const { return text(dice); }
    std::string operator()(ChartWord word) const { return std::string{cell.column_spec().words[static_cast<std::size_t>(word.index)]}; }
};

} // namespace

std::string text(const ChartDice& dice)
{
    if (dice.plus == 0)
        return fmt::format("{}d{}", dice.pool.count, dice.pool.sides);
    return fmt::format("{}d{}{:+}", dice.pool.count, dice.pool.sides, dice.plus);
}

std::optional<ChartDice> chart_dice_from(std::string_view stated)
{
    const std::size_t letter = stated.find('d');
    if (letter == std::string_view::npos)
        return std::nullopt;
    const std::size_t sign = std::min(stated.find_first_of("+-", letter), stated.size());
    const auto count = number_from(stated.substr(0, letter));
    const auto sides = number_from(stated.substr(letter + 1, sign - letter - 1));
    const bool plus_sign = sign < stated.size() && stated[sign] == '+';
    const auto plus = sign == stated.size() ? std::optional{0} : number_from(stated.substr(plus_sign ? sign + 1 : sign));
    if (!count || !sides || !plus)
        return std::nullopt;
    const ChartDice dice{{*count, *sides}, *plus};
    return text(dice) == stated ? std::optional{dice} : std::nullopt;
}

std::string Cell::column_key() const
{
    const ColumnSpec& spec = column_spec();
    return spec.count == 1 ? std::string{spec.key} : std::to_string(spec.first + place);
}

std::string text(const Cell& cell)
{
    return std::visit(ValueText{cell}, cell.value);
}

Chart::Chart(const ChartSpec& spec) : m_spec{&spec}
{
    for (const ColumnSpec& column : spec.columns) {
        m_offsets.push_back(m_width);
        m_width += static_cast<std::size_t>(column.count);
    }
    m_cells.reserve(spec.rows.size() * m_width);
    for (std::size_t row = 0; row < spec.rows.size(); ++row)
        for (std::size_t column = 0; column < spec.columns.size(); ++column)
            for (int place = 0; place < spec.columns[column].count; ++place)
                m_cells.push_back({&spec, static_cast<int>(row), static_cast<int>(column), place, {}, {}, std::string{spec.rule}});
}

std::span<const Cell> Chart::row(std::size_t row) const
{
    return cells().subspan(index_of(row, 0, 0), m_width);
}

void Chart::put(Cell cell)
{
    assert(cell.chart == m_spec);
    const std::size_t index =
        index_of(static_cast<std::size_t>(cell.row), static_cast<std::size_t>(cell.column), static_cast<std::size_t>(cell.place));
    m_cells[index] = std::move(cell);
}

std::size_t Chart::band_of(std::int64_t number) const
{
    assert(m_spec->shape == Shape::Bands);
    std::size_t row = 0;
    while (row < m_spec->rows.size() && !covers(cell(row, 0), cell(row, 1), number))
        ++row;
    assert(row < m_spec->rows.size());
    return row;
}

ChartSet::ChartSet(std::span<const ChartSpec> specs)
{
    m_charts.reserve(specs.size());
    for (const ChartSpec& spec : specs)
        m_charts.emplace_back(spec);
}

const Chart* ChartSet::find(std::string_view key) const
{
    const auto found = std::ranges::find(m_charts, key, [](const Chart& chart) { return chart.spec().key; });
    return found == m_charts.end() ? nullptr : &*found;
}

Chart* ChartSet::find(std::string_view key)
{
    const auto found = std::ranges::find(m_charts, key, [](const Chart& chart) { return chart.spec().key; });
    return found == m_charts.end() ? nullptr : &*found;
}

std::string ChartSet::column_label(const ChartSpec& chart, std::size_t column) const
{
    if (chart.edges.empty())
        return std::string{chart.columns[column].label};
    const std::span<const Cell> edges = of(chart.edges).row(0);
    if (column >= edges.size() || edges[column].empty())
        return "never";
    return column == 0 ? fmt::format("to {}", text(edges[0])) : fmt::format("over {} to {}", text(edges[column - 1]), text(edges[column]));
}

const Chart& ChartSet::of(std::string_view key) const
{
    const Chart* const chart = find(key);
    assert(chart != nullptr);
    return *chart;
}

} // namespace corneta
