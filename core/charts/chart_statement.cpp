// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_statement.h"

#include "core/charts/chart_value.h"
#include "core/text/match.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace corneta {

namespace {

constexpr std::array<std::string_view, 4> members_of_any_chart{"chart", "source", "sources", "rule"};

bool is_column(const ChartSpec& chart, std::string_view key)
{
    return std::ranges::find(chart.columns, key, &ColumnSpec::key) != chart.columns.end();
}

std::string place_key(const ColumnSpec& column, int place)
{
    return std::to_string(column.first + place);
}

std::optional<int> place_from(const ColumnSpec& column, std::string_view key)
{
    for (int place = 0; place < column.count; ++place)
        if (place_key(column, place) == key)
            return place;
    return std::nullopt;
}

bool is_place(const ChartSpec& chart, std::string_view key)
{
    return std::ranges::any_of(chart.columns, [key](const ColumnSpec& column) { return column.count > 1 && place_from(column, key); });
}

/// Text, or a number as its text.
std::optional<std::string> row_word(const Datum& datum)
{
    using Word = std::optional<std::string>;
    return match(
        datum.value, [](double number) { return Word{fmt::format("{}", number)}; }, [](const std::string& text) { return Word{text}; },
        [](const OneOf<Null, bool, DatumList, Members> auto&) { return Word{}; });
}

class RowReader {
public:
    RowReader(const ChartSpec& chart, const Statement& statement, Origin origin) : m_chart{chart}, m_statement{statement}, m_origin{origin}
    {
        m_stated.chart = &chart;
    }

    StatedRow read() &&
    {
        refuse_unknown_members();
        read_row();
        read_rule();
        read_source();
        read_sources();
        for (std::size_t column = 0; column < m_chart.columns.size(); ++column)
            if (const Datum* const datum = m_statement.find(m_chart.columns[column].key))
                read_column(static_cast<int>(column), *datum);
        if (m_misses_source)
            refuse("{0}, {1} {2}: missing \"source\"", {});
        return std::move(m_stated);
    }

private:
    /// Takes the arguments after chart, row name and row.
    void refuse(std::string_view pattern, std::vector<Argument> arguments)
    {
        arguments.insert(arguments.begin(), {Name{std::string{m_chart.key}}, Name{std::string{m_chart.row_name}}, Name{m_row_word}});
        m_stated.problems.push_back({m_statement.where(), {pattern, std::move(arguments)}});
    }
    void refuse_unknown_members();
    void read_row();
    void read_rule();
    void read_source();
    void read_sources();
    void read_column(int column, const Datum& datum);
    void read_list(int column, const DatumList& list);
    void read_places(int column, const Members& places);
    void read_cell(int column, int place, const Datum& datum);
    std::optional<Source> source_from_word(const Datum& datum, std::string_view member);
    std::optional<Source> source_of(const ColumnSpec& column, int place) const;

    const ChartSpec& m_chart;
    const Statement& m_statement;
    Origin m_origin;
    StatedRow m_stated;
    std::string m_row_word = "?";
    std::string m_rule;
    std::optional<Source> m_source;
    std::vector<std::pair<std::string, Source>> m_sources;
    bool m_misses_source = false;
};

void RowReader::refuse_unknown_members()
{
    for (const auto& [key, datum] : m_statement.members)
        if (std::ranges::find(members_of_any_chart, key) == members_of_any_chart.end() && key != m_chart.row_name
            && !is_column(m_chart, key))
            m_stated.problems.push_back(
                {m_statement.where(), {"{0}: unknown member \"{1}\"", {Name{std::string{m_chart.key}}, Name{key}}}});
}

void RowReader::read_row()
{
    const Name chart{std::string{m_chart.key}};
    const Name row_name{std::string{m_chart.row_name}};
    const Datum* const datum = m_statement.find(m_chart.row_name);
    if (datum == nullptr) {
        m_stated.problems.push_back({m_statement.where(), {"{0}: missing \"{1}\"", {chart, row_name}}});
        return;
    }
    const auto word = row_word(*datum);
    if (!word) {
        m_stated.problems.push_back(
            {m_statement.where(), {"{0}: \"{1}\" is {2}, expected text or a number", {chart, row_name, found_in(*datum)}}});
        return;
    }
    m_row_word = *word;
    const auto found = std::ranges::find(m_chart.rows, *word, &RowSpec::key);
    if (found == m_chart.rows.end())
        m_stated.problems.push_back({m_statement.where(), {"{0}: unknown {1} \"{2}\"", {chart, row_name, Name{*word}}}});
    else
        m_stated.row = static_cast<int>(found - m_chart.rows.begin());
}

void RowReader::read_rule()
{
    const Datum* const datum = m_statement.find("rule");
    if (datum == nullptr)
        return;
    if (const auto* const text = std::get_if<std::string>(&datum->value); text != nullptr && !text->empty())
        m_rule = *text;
    else
        refuse("{0}, {1} {2}: \"rule\" is {3}, expected the name of a section", {found_in(*datum)});
}

std::optional<Source> RowReader::source_from_word(const Datum& datum, std::string_view member)
{
    const auto* const text = std::get_if<std::string>(&datum.value);
    const auto source = text == nullptr ? std::nullopt : source_from(*text);
    if (!source)
        refuse("{0}, {1} {2}: \"{3}\" is {4}, expected rules, example or house", {member, found_in(datum)});
    else if (m_origin == Origin::BuiltIn && *source == Source::Yours)
        refuse("{0}, {1} {2}: \"{3}\" is {4}, which only a pack's cells are", {member, found_in(datum)});
    return source;
}

void RowReader::read_source()
{
    if (const Datum* const datum = m_statement.find("source"))
        m_source = source_from_word(*datum, "source");
}

void RowReader::read_sources()
{
    const Datum* const datum = m_statement.find("sources");
    if (datum == nullptr)
        return;
    const auto* const members = std::get_if<Members>(&datum->value);
    if (members == nullptr) {
        refuse("{0}, {1} {2}: \"sources\" is {3}, expected an object", {found_in(*datum)});
        return;
    }
    for (const auto& [key, word] : *members) {
        if (!is_column(m_chart, key) && !is_place(m_chart, key))
            refuse(R"({0}, {1} {2}: "sources" names "{3}", which is not a cell of this row)", {Name{key}});
        if (const auto source = source_from_word(word, "sources"))
            m_sources.emplace_back(key, *source);
    }
}

std::optional<Source> RowReader::source_of(const ColumnSpec& column, int place) const
{
    const auto named = [this](std::string_view key) {
        const auto found = std::ranges::find(m_sources, key, &std::pair<std::string, Source>::first);
        return found == m_sources.end() ? std::nullopt : std::optional{found->second};
    };
    if (m_origin == Origin::Pack)
        return Source::Yours;
    if (const auto source = column.count > 1 ? named(place_key(column, place)) : std::nullopt)
        return source;
    const auto source = named(column.key);
    return source ? source : m_source;
}

void RowReader::read_column(int column, const Datum& datum)
{
    const ColumnSpec& spec = m_chart.columns[static_cast<std::size_t>(column)];
    if (spec.count == 1)
        read_cell(column, 0, datum);
    else if (const auto* const list = std::get_if<DatumList>(&datum.value))
        read_list(column, *list);
    else if (const auto* const places = std::get_if<Members>(&datum.value); places != nullptr && m_origin == Origin::Pack)
        read_places(column, *places);
    else
        refuse("{0}, {1} {2}, {3}: {4}, expected a list of {5} {6}",
               {Name{std::string{spec.key}}, found_in(datum), Fraction{spec.count}, spec.noun});
}

void RowReader::read_list(int column, const DatumList& list)
{
    const ColumnSpec& spec = m_chart.columns[static_cast<std::size_t>(column)];
    if (list.size() != static_cast<std::size_t>(spec.count))
        refuse("{0}, {1} {2}: {3} {4}, expected {5}", {Fraction{static_cast<std::int64_t>(list.size())}, spec.noun, Fraction{spec.count}});
    for (std::size_t place = 0; place < std::min(list.size(), static_cast<std::size_t>(spec.count)); ++place)
        read_cell(column, static_cast<int>(place), list[place]);
}

void RowReader::read_places(int column, const Members& places)
{
    const ColumnSpec& spec = m_chart.columns[static_cast<std::size_t>(column)];
    for (const auto& [key, datum] : places) {
        if (const auto place = place_from(spec, key))
            read_cell(column, *place, datum);
        else
            refuse("{0}, {1} {2}, {3}: \"{4}\" is none of the {5} {6} to {7}",
                   {Name{std::string{spec.key}}, Name{key}, spec.noun, Fraction{spec.first}, Fraction{spec.first + spec.count - 1}});
    }
}

void RowReader::read_cell(int column, int place, const Datum& datum)
{
    const ColumnSpec& spec = m_chart.columns[static_cast<std::size_t>(column)];
    auto value = cell_value_from(spec, datum);
    if (!value) {
        std::vector<Argument> arguments = std::move(value.error().arguments);
        arguments.insert(arguments.begin(),
                         Name{spec.count == 1 ? std::string{spec.key} : fmt::format("{} {}", spec.key, place_key(spec, place))});
        refuse(value.error().pattern, std::move(arguments));
        return;
    }
    const auto source = source_of(spec, place);
    if (!source && m_statement.find("source") == nullptr)
        m_misses_source = true;
    if (m_stated.row && source)
        m_stated.cells.push_back({&m_chart, *m_stated.row, column, place, *value, *source, m_rule});
}

} // namespace

StatedRow stated_row(const ChartSet& charts, const Statement& statement, Origin origin)
{
    const auto refused = [&statement](Sentence what) { return StatedRow{{}, {}, {}, {{statement.where(), std::move(what)}}}; };
    const Datum* const datum = statement.find("chart");
    if (datum == nullptr)
        return refused({"missing \"chart\""});
    const auto* const key = std::get_if<std::string>(&datum->value);
    if (key == nullptr)
        return refused({"\"chart\" is {0}, expected text", {found_in(*datum)}});
    const Chart* const chart = charts.find(*key);
    if (chart == nullptr)
        return refused({"unknown chart \"{0}\"", {Name{*key}}});
    return RowReader{chart->spec(), statement, origin}.read();
}

} // namespace corneta
