// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/procedure.h"
#include "core/action/thrown.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

namespace corneta {

/// Columns that most charts have.
namespace columns {
inline constexpr ColumnSpec from{.key = "from", .label = "from", .empty = Empty::Allowed};
inline constexpr ColumnSpec to{.key = "to", .label = "to", .empty = Empty::Allowed};
inline constexpr std::array bands{from, to};
inline constexpr std::array dice{ColumnSpec{.key = "dice", .label = "dice", .kind = CellKind::Dice, .least = -9, .most = 9}};
inline constexpr std::array amount{ColumnSpec{.key = "amount", .label = "amount", .least = 0}};
inline constexpr std::array shift{ColumnSpec{.key = "amount", .label = "amount", .least = -9, .most = 9}};
} // namespace columns

/// What most charts are, but for their rows. More of a head is said by name: `ChartSpec{.key = ...}`.
constexpr ChartSpec amounts(std::string_view key, std::string_view label, std::string_view rule)
{
    return {.key = key, .label = label, .rule = rule, .row_name = "item", .rows = {}, .columns = columns::amount};
}
constexpr ChartSpec shifts(std::string_view key, std::string_view label, std::string_view rule)
{
    return {.key = key, .label = label, .rule = rule, .row_name = "shift", .rows = {}, .columns = columns::shift};
}
constexpr ChartSpec throws(std::string_view key, std::string_view label, std::string_view rule)
{
    return {.key = key, .label = label, .rule = rule, .row_name = "die", .rows = {}, .columns = columns::dice};
}
/// Each row stands for a band of numbers.
constexpr ChartSpec bands(std::string_view key, std::string_view label, std::string_view rule, std::string_view row_name = "result",
                          std::span<const ColumnSpec> columns = columns::bands)
{
    return {.key = key, .label = label, .rule = rule, .row_name = row_name, .rows = {}, .columns = columns, .shape = Shape::Bands};
}

/// A row of a chart: its enumerator, the word in the data, the words in a line of working.
template <class Row> struct RowOf {
    Row row;
    std::string_view key;
    std::string_view label;
};

/// A chart declared once: the enum class `RowEnum` names its rows, and no other chart has them; `ColumnEnum` its columns where there are
/// several. An object with static storage.
template <class RowEnum, std::size_t Count, class ColumnEnum = void> struct ChartOf {
    using Row = RowEnum;
    using Column = ColumnEnum;
    ChartSpec head;
    std::array<RowSpec, Count> rows;
    std::size_t unfit = Count; ///< the first enumerator without a row or with two; Count: none

    constexpr ChartSpec spec() const
    {
        ChartSpec spec = head;
        spec.rows = rows;
        return spec;
    }
};

namespace declared {

/// How an enumerator is spelled; with a bracket what is none.
template <auto enumerator> consteval std::string_view spelled()
{
    constexpr std::string_view before = "enumerator = ";
    std::string_view name = __PRETTY_FUNCTION__;
    name.remove_prefix(name.find(before) + before.size());
    name = name.substr(0, name.find_first_of(";]"));
    return name.substr(name.rfind(':') + 1);
}

template <auto enumerator> consteval bool is_enumerator()
{
    return !spelled<enumerator>().contains(')');
}

/// Whether a key is a name written small: `leader-hit` is LeaderHit.
constexpr bool is_name(std::string_view key, std::string_view name)
{
    std::size_t at = 0;
    for (const char letter : key) {
        if (letter == '-')
            continue;
        if (at == name.size() || (name[at] | ' ') != letter)
            return false;
        ++at;
    }
    return at == name.size();
}

} // namespace declared

/// Rows go by their enumerators, in whatever order they are written. Example:
/// `inline constexpr auto rout = chart<Rout>({.key = "rout", ..., .columns = columns::amount}, {{Rout::Turns, "turns", "turns off the map"}});`
template <class Row, class Column = void, std::size_t Count>
consteval ChartOf<Row, Count, Column> chart(ChartSpec head, const RowOf<Row> (&rows)[Count])
{
    ChartOf<Row, Count, Column> chart{head, {}};
    for (std::size_t i = 0; i < Count; ++i) {
        std::size_t found = 0;
        for (const RowOf<Row>& row : rows)
            if (static_cast<std::size_t>(row.row) == i && ++found == 1)
                chart.rows[i] = {row.key, row.label};
        if (found != 1 && chart.unfit == Count)
            chart.unfit = i;
    }
    if (chart.unfit == Count && declared::is_enumerator<static_cast<Row>(Count)>())
        chart.unfit = Count + 1;
    return chart;
}

/// A chart that waits for its rows: its own, or the options of a field by the same words.
template <class Row, class Column> struct ChartHead {
    ChartSpec head;

    template <std::size_t Count> consteval ChartOf<Row, Count, Column> operator()(const RowOf<Row> (&rows)[Count]) const
    {
        return chart<Row, Column>(head, rows);
    }
    template <std::size_t Count> consteval ChartOf<Row, Count, Column> operator()(const std::array<Option, Count>& options) const
    {
        ChartOf<Row, Count, Column> chart{head, {}};
        for (std::size_t i = 0; i < Count; ++i)
            chart.rows[i] = {options[i].word, options[i].label};
        return chart;
    }
    template <std::size_t Count> consteval ChartOf<Row, Count, Column> operator()(const RowSpec (&rows)[Count]) const
    {
        const auto named = [&]<std::size_t... I>(std::index_sequence<I...>) {
            return std::array{declared::spelled<static_cast<Row>(I)>()...};
        }(std::make_index_sequence<Count>{});
        ChartOf<Row, Count, Column> chart{head, {}};
        for (std::size_t i = 0; i < Count; ++i) {
            std::size_t found = 0;
            for (const RowSpec& row : rows)
                if (declared::is_name(row.key, named[i]) && ++found == 1)
                    chart.rows[i] = {row.key, row.label.empty() ? row.key : row.label};
            if (found != 1 && chart.unfit == Count)
                chart.unfit = i;
        }
        if (chart.unfit == Count && declared::is_enumerator<static_cast<Row>(Count)>())
            chart.unfit = Count + 1;
        return chart;
    }
};

/// The rows of a chart are the enumerators of `Row`, named by their keys, in whatever order they are written; a row without a label is called
/// by its key. Example: `inline constexpr auto rout = chart<Rout>(amounts("rout", ...))({{"turns", "turns off the map"}});`
template <class Row, class Column = void> consteval ChartHead<Row, Column> chart(ChartSpec head)
{
    return {head};
}

/// A chart whose rows are numbered from 0: `Row` has no enumerators, `numbers` are "0", "1" ... as the data writes them.
template <class Row, class Column = void, std::size_t Count>
consteval ChartOf<Row, Count, Column> numbered_chart(ChartSpec head, const std::array<std::string_view, Count>& numbers)
{
    ChartOf<Row, Count, Column> chart{head, {}};
    for (std::size_t i = 0; i < Count; ++i)
        chart.rows[i] = {numbers[i], numbers[i]};
    return chart;
}

namespace declared {

/// Where among the row types of all charts one stands.
template <class Row, class... Rows> consteval std::size_t chart_index()
{
    std::size_t found = sizeof...(Rows);
    std::size_t at = 0;
    (..., (found = std::is_same_v<Row, Rows> ? at : found, ++at));
    if (found == sizeof...(Rows))
        throw "the ruleset has no chart with these rows";
    return found;
}

/// Says in one error which chart it is and which of its enumerators.
template <const auto& Chart, auto Enumerator, bool HasOneRow> struct RowOfTheChart {
    static_assert(HasOneRow, "this enumerator has no row in the chart, or two: write one for each enumerator of its enum class");
    static constexpr bool is_said = true;
};
template <const auto& Chart> consteval bool says_what_has_no_row()
{
    constexpr std::size_t count = Chart.rows.size();
    using Row = typename std::remove_cvref_t<decltype(Chart)>::Row;
    return RowOfTheChart < Chart, static_cast<Row>(Chart.unfit > count ? count : Chart.unfit), Chart.unfit == count > ::is_said;
}

} // namespace declared

/// The charts of a ruleset in the order of its sections; a row's type finds its chart. A ruleset derives its own from it by name.
template <const auto&... All> class ChartsOf : public RulesetCharts {
    template <class Row> static constexpr std::size_t at =
        declared::chart_index<Row, typename std::remove_cvref_t<decltype(All)>::Row...>();
    template <class Row>
    using ColumnOf = typename std::tuple_element_t<at<Row>, std::tuple<std::remove_cvref_t<decltype(All)>...>>::Column;

    static_assert((... && declared::says_what_has_no_row<All>()));

public:
    static constexpr std::array specs{All.spec()...};
    /// What an action says that it reads: `static constexpr auto charts = Charts::keys<Die, Rout>;`
    template <class... Row> static constexpr std::array<std::string_view, sizeof...(Row)> keys{specs[at<Row>].key...};

    /// The same of the rows that the rules of a kept game read: `.reads = Charts::rows<Rout::Turns, VictoryNumber::Turns>`.
    template <auto... Row>
    static constexpr std::array<RowName, sizeof...(Row)> rows{
        RowName{specs[at<decltype(Row)>].key, specs[at<decltype(Row)>].rows[static_cast<std::size_t>(Row)].key}...};

    explicit ChartsOf(const ChartSet& charts) : m_charts{charts} {}

    template <class Row> const Chart& of() const { return m_charts.charts()[at<Row>]; }
    /// The cell of a row: the first one after its band.
    template <class Row> const Cell& operator[](Row row) const { return of<Row>().at(row, value_column<Row>()); }
    /// Of a column that holds several, by its place from 0.
    template <class Row> const Cell& operator[](Row row, int place) const
    {
        return of<Row>().at(row, value_column<Row>(), static_cast<std::size_t>(place));
    }
    /// Of a chart with several columns, which count from the first one after a band.
    template <class Row, class Column>
        requires std::is_enum_v<Column>
    const Cell& operator[](Row row, Column column) const
    {
        return (*this)[row, column, 0];
    }
    template <class Row, class Column>
        requires std::is_enum_v<Column>
    const Cell& operator[](Row row, Column column, int place) const
    {
        static_assert(std::is_same_v<Column, ColumnOf<Row>>, "the chart has no such columns");
        return of<Row>().at(row, value_column<Row>() + static_cast<std::size_t>(column), static_cast<std::size_t>(place));
    }
    /// The row of this chart that stands where `other` does in its own enum: an experience, a nation.
    template <class Row, class Other> static constexpr Row like(Other other) { return static_cast<Row>(other); }
    template <class Row> int places() const { return specs[at<Row>].columns[value_column<Row>()].count; }
    /// The row whose band holds the number.
    template <class Row> Row band(std::int64_t number) const { return static_cast<Row>(of<Row>().band_of(number)); }
    template <class Row> void explain_band(Row row, Explanation& explanation) const
    {
        corneta::explain_band(of<Row>(), static_cast<std::size_t>(row), explanation);
    }

    /// Throws the dice of a cell and reads them on the chart of `Row`; tells the throw and the edge of the band that decides.
    template <class Row> Row throw_for(const Cell& die, const Label& label, const Label& reason, Dice& dice, Explanation& explanation) const
    {
        const int row = read_thrown(dice, label, die, [&](int sum) { return static_cast<int>(band<Row>(sum)); });
        explanation.note(Op::Start, shown_thrown(dice, die), reason, die);
        explain_band(band<Row>(shown_thrown(dice, die)), explanation);
        return static_cast<Row>(row);
    }

private:
    template <class Row> static consteval std::size_t value_column() { return specs[at<Row>].shape == Shape::Bands ? 2 : 0; }

    const ChartSet& m_charts;
};

} // namespace corneta
