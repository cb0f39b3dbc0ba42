// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/few_charts.h"

#include "app/storage/files/json_lines.h"

#include <QStringList>

#include <array>

namespace few_charts {

namespace {

using corneta::CellKind;
using corneta::ChartSpec;
using corneta::ColumnSpec;
using corneta::Empty;
using corneta::Precision;
using corneta::RowSpec;
using corneta::Shape;

constexpr std::array<std::string_view, 2> ends{"holds", "breaks"};
constexpr std::array ranges_rows{RowSpec{"bow", "bow"}, RowSpec{"sling", "sling"}};
constexpr std::array ranges_columns{
    ColumnSpec{.key = "short", .label = "short", .least = 0, .empty = Empty::Allowed, .precision = Precision::Tenths},
    ColumnSpec{.key = "long", .label = "long", .least = 0, .empty = Empty::Allowed, .precision = Precision::Tenths}};
constexpr std::array header_rows{RowSpec{"0", "column 0"}, RowSpec{"1", "column 1"}, RowSpec{"2", "column 2"}};
constexpr std::array header_columns{ColumnSpec{.key = "from", .label = "from", .empty = Empty::Allowed},
                                    ColumnSpec{.key = "to", .label = "to", .empty = Empty::Allowed}};
constexpr std::array effects_columns{ColumnSpec{.key = "losses", .label = "losses", .least = 0, .count = 3}};
constexpr std::array results_rows{RowSpec{"bad", "bad"}, RowSpec{"good", "good"}};
constexpr std::array results_columns{ColumnSpec{.key = "from", .label = "from", .empty = Empty::Allowed},
                                     ColumnSpec{.key = "to", .label = "to", .empty = Empty::Allowed},
                                     ColumnSpec{.key = "end", .label = "end", .kind = CellKind::Word, .words = ends}};
constexpr std::array shifts_rows{RowSpec{"green", "green"}, RowSpec{"lance", "lance"}};
constexpr std::array shifts_columns{ColumnSpec{.key = "fire", .label = "fire", .empty = Empty::Fixed},
                                    ColumnSpec{.key = "times", .label = "times", .precision = Precision::Fractions},
                                    ColumnSpec{.key = "dice", .label = "dice", .kind = CellKind::Dice, .least = -4, .most = 4}};

constexpr std::array declared{
    ChartSpec{.key = "ranges",
              .label = "Ranges",
              .rule = "Shooting",
              .row_name = "weapon",
              .rows = ranges_rows,
              .columns = ranges_columns,
              .shape = Shape::Edges},
    ChartSpec{.key = "header",
              .label = "Header",
              .rule = "Shooting",
              .row_name = "column",
              .rows = header_rows,
              .columns = header_columns,
              .shape = Shape::Bands,
              .lowest = 0},
    ChartSpec{
        .key = "effects", .label = "Effects", .rule = "Shooting", .row_name = "column", .rows = header_rows, .columns = effects_columns},
    ChartSpec{.key = "results",
              .label = "Results",
              .rule = "Courage",
              .row_name = "result",
              .rows = results_rows,
              .columns = results_columns,
              .shape = Shape::Bands},
    ChartSpec{.key = "shifts", .label = "Shifts", .rule = "Shooting", .row_name = "shift", .rows = shifts_rows, .columns = shifts_columns},
};

QString said(const std::expected<corneta::ChartSet, corneta::Problems>& charts)
{
    return charts ? QString{"sound"} : in_lines(charts.error());
}

std::expected<corneta::ChartSet, corneta::Problems> with(const QString& text)
{
    const auto statements = corneta::statements_from_bytes(text.toStdString(), "packs/club.jsonl");
    if (!statements)
        return std::unexpected{statements.error()};
    return corneta::charts_with(built_in(), "few", *statements);
}

} // namespace

std::span<const ChartSpec> specs()
{
    return declared;
}

QString sound_file()
{
    return R"({"chart":"ranges","weapon":"bow","short":4,"long":8.5,"source":"rules"}
{"chart":"ranges","weapon":"sling","short":null,"long":3,"source":"house","rule":"Slings"}
{"chart":"header","column":0,"from":0,"to":2,"source":"house"}
{"chart":"header","column":1,"from":3,"to":9,"source":"house","sources":{"to":"example"}}
{"chart":"header","column":"2","from":10,"to":null,"source":"house"}
{"chart":"effects","column":0,"losses":[0,0,1],"source":"house"}
{"chart":"effects","column":1,"losses":[0,1,2],"source":"house","sources":{"2":"example"}}
{"chart":"effects","column":2,"losses":[1,2,3],"sources":{"losses":"rules"}}
{"chart":"results","result":"bad","from":null,"to":5,"end":"breaks","source":"house"}
{"chart":"results","result":"good","from":6,"to":null,"end":"holds","source":"house"}
{"chart":"shifts","shift":"green","fire":-1,"times":"1/4","dice":"1d4-2","source":"rules"}
{"chart":"shifts","shift":"lance","fire":null,"times":1.5,"dice":"2d6","source":"house"}
)";
}

corneta::ChartSet built_in()
{
    return corneta::charts_from(specs(), corneta::statements_from_bytes(sound_file().toStdString(), "charts.jsonl").value()).value();
}

QString said_of_file(const QString& text)
{
    const auto statements = corneta::statements_from_bytes(text.toStdString(), "charts.jsonl");
    return statements ? said(corneta::charts_from(specs(), *statements)) : in_lines(statements.error());
}

QString said_of_pack(const QString& text)
{
    return said(with(text));
}

corneta::ChartSet with_pack(const QString& text)
{
    return with(text).value();
}

QString in_lines(const corneta::Problems& problems)
{
    QStringList lines;
    for (const corneta::Problem& problem : problems)
        lines += QString::fromStdString(text(problem));
    return lines.join('\n');
}

QString told(const corneta::ChartSet& charts, const char* chart, std::size_t row, std::size_t column, std::size_t place)
{
    const corneta::Cell& cell = charts.of(chart).cell(row, column, place);
    const std::string_view source = word_of(cell.source);
    return QString{"%1 %2 (%3)"}.arg(QString::fromUtf8(source.data(), static_cast<qsizetype>(source.size())),
                                     QString::fromStdString(text(cell)), QString::fromStdString(cell.rule));
}

} // namespace few_charts
