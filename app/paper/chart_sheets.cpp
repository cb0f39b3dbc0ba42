// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/packed_pages.h"
#include "app/paper/sheet_kinds.h"

#include <algorithm>
#include <utility>

namespace corneta::paper {

namespace {

constexpr std::size_t most_pages = 2;

QString value_of(const Cell& cell)
{
    return cell.empty()
        ? QStringLiteral("\u2013")
        : words_of(text(cell)).replace(QLatin1Char{'-'}, std::holds_alternative<ChartWord>(cell.value) ? QChar{u'-'} : QChar{u'\u2212'});
}

/// Of a row of cells: an array counts, its column says what stands in it.
QStringList head_of(const Chart& chart, const ChartSet& charts)
{
    QStringList head{words_of(chart.spec().row_name)};
    for (std::size_t i = 0; i < chart.spec().columns.size(); ++i) {
        const ColumnSpec& column = chart.spec().columns[i];
        if (column.count == 1)
            head << words_of(charts.column_label(chart.spec(), i));
        for (int place = 0; column.count > 1 && place < column.count; ++place)
            head << QString::number(column.first + place);
    }
    return head;
}

QString beside(const ChartSpec& spec)
{
    const bool is_one_array = spec.columns.size() == 1 && spec.columns.front().count > 1;
    const QString across = is_one_array ? words_of(spec.columns.front().label) + QStringLiteral(" \u00b7 ") : QString{};
    return across + words_of(spec.rule);
}

PaperTable table_of(const Chart& chart, const ChartSet& charts)
{
    PaperTable table{.title = words_of(chart.spec().label), .beside = beside(chart.spec()), .head = head_of(chart, charts), .rows = {}};
    const Source first = chart.cells().front().source;
    const bool is_of_one = std::ranges::all_of(chart.cells(), [first](const Cell& cell) { return cell.source == first; });
    if (is_of_one)
        table.mark = mark_of(first);
    for (std::size_t i = 0; i < chart.spec().rows.size(); ++i) {
        const RowSpec& row = chart.spec().rows[i];
        std::vector<PaperCell> cells{{words_of(row.label.empty() ? row.key : row.label)}};
        for (const Cell& cell : chart.row(i))
            cells.push_back({value_of(cell), is_of_one ? QString{} : mark_of(cell.source)});
        table.rows.push_back(std::move(cells));
    }
    return table;
}

} // namespace

std::vector<PaperTable> tables_of(const ChartSet& charts)
{
    std::vector<PaperTable> tables;
    for (const Chart& chart : charts.charts())
        tables.push_back(table_of(chart, charts));
    return tables;
}

std::expected<Sheets, Problems> chart_sheets(const Rulebook& book, QPageSize::PageSizeId paper)
{
    return Sheets{paper, pages_under(head_of(book), packed_pages(tables_of(*book.charts), body_of(paper), most_pages))};
}

} // namespace corneta::paper
