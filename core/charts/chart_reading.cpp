// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_reading.h"

#include "core/charts/chart_shape.h"
#include "core/charts/chart_statement.h"
#include "core/charts/chart_value.h"
#include "core/charts/stated_cells.h"
#include "core/text/most_problems.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace corneta {

namespace {

Name name_of_chart(const ChartSpec& chart)
{
    return {std::string{chart.key}};
}

Name row_name_of(const ChartSpec& chart)
{
    return {std::string{chart.row_name}};
}

Name name_of_row(const Cell& cell)
{
    return {std::string{cell.row_spec().key}};
}

Name name_of_place(const Cell& cell)
{
    const ColumnSpec& column = cell.column_spec();
    return {column.count == 1 ? std::string{column.key} : fmt::format("{} {}", column.key, cell.column_key())};
}

/// Puts the cells of statements into charts and keeps all that is wrong.
class Taker {
public:
    Taker(ChartSet charts, Origin origin) : m_charts{std::move(charts)}, m_origin{origin} {}

    void take(const Statement& statement);
    /// The line that may begin a pack.
    void take_head(const Statement& statement, std::string_view ruleset);
    /// What no statement gives; a row that has problems already is left out.
    void refuse_missing();
    std::expected<ChartSet, Problems> taken() &&;
    ChartSet as_stated() && { return std::move(m_charts); }

    void refuse(Problems problems)
    {
        for (Problem& problem : problems)
            add(m_problems, std::move(problem));
    }

private:
    void take(std::span<const Cell> cells, const Statement& statement);
    const Cell& current(const Cell& cell) const;
    void put(Cell cell);
    bool keeps_empty(const Cell& cell, const Statement& statement);
    void refuse_missing_in(const Chart& chart, const std::string& where);

    ChartSet m_charts;
    Origin m_origin;
    StatedCells m_stated;
    std::string m_file;
    std::set<std::pair<const ChartSpec*, int>> m_faulty_rows;
    std::set<const ChartSpec*> m_faulty_charts;
    Problems m_problems;
};

void Taker::take(const Statement& statement)
{
    m_file = statement.file;
    StatedRow row = stated_row(m_charts, statement, m_origin);
    if (row.chart != nullptr && !row.problems.empty()) {
        m_faulty_charts.insert(row.chart);
        if (row.row)
            m_faulty_rows.emplace(row.chart, *row.row);
    }
    refuse(std::move(row.problems));
    take(row.cells, statement);
}

void Taker::take(std::span<const Cell> cells, const Statement& statement)
{
    std::vector<Problem> repeated;
    std::set<const Statement*> earlier_statements;
    for (const Cell& cell : cells) {
        if (!keeps_empty(cell, statement))
            continue;
        const Statement* const earlier = m_stated.add(cell, statement);
        if (earlier == nullptr) {
            put(cell);
            continue;
        }
        earlier_statements.insert(earlier);
        repeated.push_back(
            {statement.where(),
             {"{0}, {1} {2}, {3}: stated already at {4}",
              {name_of_chart(*cell.chart), row_name_of(*cell.chart), name_of_row(cell), name_of_place(cell), Name{earlier->where()}}}});
    }
    const bool whole_row = repeated.size() > 1 && repeated.size() == cells.size() && earlier_statements.size() == 1;
    if (whole_row)
        repeated = {{statement.where(),
                     {"{0}, {1} {2}: stated already at {3}",
                      {name_of_chart(*cells.front().chart), row_name_of(*cells.front().chart), name_of_row(cells.front()),
                       Name{(*earlier_statements.begin())->where()}}}}};
    refuse(std::move(repeated));
}

const Cell& Taker::current(const Cell& cell) const
{
    return m_charts.of(cell.chart->key)
        .cell(static_cast<std::size_t>(cell.row), static_cast<std::size_t>(cell.column), static_cast<std::size_t>(cell.place));
}

/// Where the statement names no rule, the cell keeps its own.
void Taker::put(Cell cell)
{
    if (cell.rule.empty())
        cell.rule = current(cell).rule;
    m_charts.find(cell.chart->key)->put(std::move(cell));
}

/// Whether a pack leaves a Fixed `null` as it is; refuses it otherwise.
bool Taker::keeps_empty(const Cell& cell, const Statement& statement)
{
    if (m_origin == Origin::BuiltIn || cell.column_spec().empty != Empty::Fixed)
        return true;
    const Cell& built_in = current(cell);
    if (cell.empty() == built_in.empty())
        return true;
    const std::string_view pattern = built_in.empty() ? "{0}, {1} {2}, {3}: {4}, expected null: the rules read no value there"
                                                      : "{0}, {1} {2}, {3}: {4}, expected a value";
    add(m_problems,
        {statement.where(),
         {pattern,
          {name_of_chart(*cell.chart), row_name_of(*cell.chart), name_of_row(cell), name_of_place(cell),
           Name{cell.empty() ? "null" : text(cell)}}}});
    return false;
}

void Taker::refuse_missing()
{
    for (const Chart& chart : m_charts.charts()) {
        const Statement* const last = m_stated.last_of(chart.cells());
        const std::string& file = last == nullptr ? m_file : last->file;
        const std::string where = file.empty() ? std::string{chart.spec().key} : file;
        if (last == nullptr && !m_faulty_charts.contains(&chart.spec()))
            add(m_problems, {where, {"{0} is missing", {name_of_chart(chart.spec())}}});
        else
            refuse_missing_in(chart, where);
    }
}

void Taker::refuse_missing_in(const Chart& chart, const std::string& where)
{
    for (std::size_t row = 0; row < chart.spec().rows.size(); ++row) {
        if (m_faulty_rows.contains({&chart.spec(), static_cast<int>(row)}))
            continue;
        const std::span<const Cell> cells = chart.row(row);
        const Name key = name_of_row(cells.front());
        if (m_stated.last_of(cells) == nullptr) {
            add(m_problems, {where, {"{0}: {1} {2} is missing", {name_of_chart(chart.spec()), row_name_of(chart.spec()), key}}});
            m_faulty_charts.insert(&chart.spec());
            continue;
        }
        for (const Cell& cell : cells)
            if (m_stated.of(cell) == nullptr) {
                add(m_problems,
                    {m_stated.last_of(cells)->where(),
                     {"{0}, {1} {2}: {3} is missing", {name_of_chart(chart.spec()), row_name_of(chart.spec()), key, name_of_place(cell)}}});
                m_faulty_charts.insert(&chart.spec());
            }
    }
}

std::expected<ChartSet, Problems> Taker::taken() &&
{
    for (const Chart& chart : m_charts.charts())
        if (m_stated.last_of(chart.cells()) != nullptr && !m_faulty_charts.contains(&chart.spec()))
            refuse(shape_problems(chart, m_stated));
    if (!m_problems.empty())
        return std::unexpected{std::move(m_problems)};
    return std::move(m_charts);
}

void Taker::take_head(const Statement& statement, std::string_view ruleset)
{
    const auto refuse = [&](Sentence what) { this->refuse({{statement.where(), std::move(what)}}); };
    for (const auto& [key, datum] : statement.members)
        if (key != "pack" && key != "ruleset")
            refuse({"pack: unknown member \"{0}\"", {Name{key}}});
    const Datum& name = *statement.find("pack");
    if (const auto* const text = std::get_if<std::string>(&name.value); text != nullptr && !text->empty())
        m_charts.pack = *text;
    else
        refuse({"\"pack\" is {0}, expected a name", {found_in(name)}});
    const Datum* const key = statement.find("ruleset");
    if (key == nullptr)
        refuse({"pack: missing \"ruleset\""});
    else if (const auto* const text = std::get_if<std::string>(&key->value); text == nullptr || *text != ruleset)
        refuse({"the pack is for {0}, expected \"{1}\"", {found_in(*key), Name{std::string{ruleset}}}});
}

} // namespace

std::expected<ChartSet, Problems> charts_from(std::span<const ChartSpec> specs, std::span<const Statement> statements)
{
    Taker taker{ChartSet{specs}, Origin::BuiltIn};
    for (const Statement& statement : statements)
        taker.take(statement);
    taker.refuse_missing();
    return std::move(taker).taken();
}

std::expected<ChartSet, Problems> charts_with(const ChartSet& charts, std::string_view ruleset, std::span<const Statement> pack)
{
    Taker taker{charts, Origin::Pack};
    for (const Statement& statement : pack) {
        const bool names_pack = statement.find("pack") != nullptr;
        if (!names_pack)
            taker.take(statement);
        else if (&statement == &pack.front())
            taker.take_head(statement, ruleset);
        else
            taker.refuse({{statement.where(), {"\"pack\" may only stand in the first statement"}}});
    }
    return std::move(taker).taken();
}

ChartSet charts_as_stated(const ChartSet& charts, std::span<const Statement> pack)
{
    Taker taker{charts, Origin::Pack};
    for (const Statement& statement : pack)
        if (statement.find("pack") == nullptr)
            taker.take(statement);
    return std::move(taker).as_stated();
}

std::vector<Sentence> overridden(const ChartSet& built_in, const ChartSet& with_pack)
{
    std::vector<Sentence> sentences;
    for (std::size_t chart = 0; chart < built_in.charts().size(); ++chart) {
        const std::span<const Cell> before = built_in.charts()[chart].cells();
        const std::span<const Cell> after = with_pack.charts()[chart].cells();
        for (std::size_t cell = 0; cell < before.size(); ++cell) {
            const bool published = before[cell].source == Source::Rules || before[cell].source == Source::Example;
            if (published && before[cell].value != after[cell].value)
                sentences.push_back(
                    {"{0}, {1} {2}, {3}: {4} instead of {5} ({6})",
                     {name_of_chart(*before[cell].chart), row_name_of(*before[cell].chart), name_of_row(before[cell]),
                      name_of_place(before[cell]), Name{text(after[cell])}, Name{text(before[cell])}, word_of(before[cell].source)}});
        }
    }
    return sentences;
}

} // namespace corneta
