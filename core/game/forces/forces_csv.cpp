// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/forces/forces_csv.h"

#include "core/game/decide/muster.h"
#include "core/game/forces/csv.h"
#include "core/text/most_problems.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace corneta::game {

namespace {

constexpr std::string_view byte_order_mark{"\xEF\xBB\xBF"};
constexpr std::string_view key_column = "key";

/// A column that is no stat, and the member that it fills.
struct Column {
    std::string_view name;
    std::string Unit::* text;
};
constexpr std::array columns{Column{key_column, &Unit::key}, Column{"code", &Unit::code}, Column{"name", &Unit::name},
                             Column{"kind", &Unit::kind},    Column{"side", &Unit::side}, Column{"command", &Unit::command}};

const Column* column_named(std::string_view name)
{
    const auto* const found = std::ranges::find(columns, name, &Column::name);
    return found == columns.end() ? nullptr : found;
}

const Unit* unit_keyed(std::span<const Unit> units, std::string_view key)
{
    const auto found = std::ranges::find(units, key, &Unit::key);
    return found == units.end() ? nullptr : &*found;
}

/// The stats that some unit has, in the order of the ruleset.
std::vector<std::string> stats_used(const Ruleset& ruleset, std::span<const Unit> units)
{
    std::vector<std::string> used;
    for (const StatSpec& stat : stats_of(ruleset))
        if (std::ranges::any_of(units, [&](const Unit& unit) { return !unit.word(stat.field.key).empty(); }))
            used.emplace_back(stat.field.key);
    return used;
}

/// What separates the cells: the first line that says something tells it.
char separator_of(std::string_view text)
{
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    const std::string_view header = start == std::string_view::npos ? "" : text.substr(start, text.find('\n', start) - start);
    return header.contains(';') ? ';' : ',';
}

/// A cell may go on over several lines, what is said of it does not.
Sentence on_one_line(Sentence what)
{
    for (Argument& argument : what.arguments)
        if (auto* const name = std::get_if<Name>(&argument))
            std::ranges::replace_if(name->text, [](char letter) { return letter == '\n' || letter == '\r'; }, ' ');
    return what;
}

class ForcesReader {
public:
    ForcesReader(const Rulebook& book, std::span<const Unit> table) : m_book{book}, m_stats{stats_of(*book.ruleset)}, m_table{table}
    {
        m_state.units.assign(table.begin(), table.end());
    }

    void read(std::string_view text)
    {
        m_decimal = separator_of(text) == ';' ? Decimal::PointOrComma : Decimal::Point;
        const auto rows = csv_rows(text, separator_of(text), m_problems);
        if (rows.empty())
            return refuse(1, {"it is empty: the first line must name the columns"});
        read_header(rows.front());
        for (const CsvRow& row : std::span{rows}.subspan(1))
            if (row.cells.size() != m_header.size())
                refuse(row.line,
                       {"has {0} cells, the first line has {1}",
                        {static_cast<std::int64_t>(row.cells.size()), static_cast<std::int64_t>(m_header.size())}});
            else
                read_row(row);
        if (std::ranges::find(m_header, key_column) == m_header.end())
            return;
        for (Line& line : m_lines)
            if (line.unit.kind == "side")
                check(line);
        for (Line& line : m_lines)
            if (line.unit.kind != "side")
                check(line);
    }

    std::expected<std::vector<UnitRead>, Problems> units(std::string_view file) &&
    {
        std::ranges::stable_sort(m_problems, {}, &LineProblem::line);
        Problems problems;
        for (LineProblem& problem : m_problems)
            add(problems, {fmt::format("{}:{}", file, problem.line), on_one_line(std::move(problem.what))});
        if (!problems.empty())
            return std::unexpected{std::move(problems)};
        std::vector<UnitRead> units;
        units.reserve(m_lines.size());
        for (Line& line : m_lines)
            units.push_back({std::move(line.unit), fmt::format("{}:{}", file, line.number)});
        return units;
    }

private:
    struct Line {
        int number = 0;
        Unit unit;
    };

    void refuse(int line, Sentence what) { m_problems.push_back({line, std::move(what)}); }
    void refuse(int line, std::string_view column, const Sentence& what) { refuse(line, {"{0}: {1}", {Name{std::string{column}}, what}}); }

    void read_header(const CsvRow& row)
    {
        m_header = row.cells;
        for (std::size_t i = 0; i < m_header.size(); ++i) {
            std::string& name = m_header[i];
            if (const auto flaw = flaw_of_cell(name)) {
                refuse(row.line, *flaw);
                name = "?"; // so that nobody prints it
            } else if (std::find(m_header.begin(), m_header.begin() + static_cast<std::ptrdiff_t>(i), name)
                       != m_header.begin() + static_cast<std::ptrdiff_t>(i))
                refuse(row.line, {"the column \"{0}\" stands there twice", {Name{name}}});
            else if (column_named(name) == nullptr && stat_named(m_stats, name) == nullptr)
                refuse(row.line, {"unknown column \"{0}\"", {Name{name}}});
        }
        if (std::ranges::find(m_header, key_column) == m_header.end())
            refuse(row.line, {"the column key is missing"});
    }

    void read_row(const CsvRow& row)
    {
        Line line{row.line, {.kind = ""}};
        bool is_sound = true;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const std::string& cell = row.cells[i];
            if (const auto flaw = flaw_of_cell(cell)) {
                refuse(row.line, m_header[i], *flaw);
                is_sound = false;
            } else if (const Column* const column = column_named(m_header[i])) {
                line.unit.*(column->text) = cell;
            } else if (const StatSpec* const stat = stat_named(m_stats, m_header[i]); stat != nullptr && !cell.empty()) {
                line.unit.stats[m_header[i]] = pointed(*stat, cell);
            }
        }
        if (is_sound)
            m_lines.push_back(std::move(line));
    }

    /// A number with a decimal comma as the ruleset writes it; what is wrong is said later.
    std::string pointed(const StatSpec& stat, const std::string& cell) const
    {
        if (stat.field.kind != Kind::Number || m_decimal == Decimal::Point)
            return cell;
        const auto value = value_from(stat.field, cell, m_decimal);
        return value ? word_of(stat.field, *value) : cell;
    }

    void check(Line& line)
    {
        Unit& unit = line.unit;
        if (!m_keys.insert(unit.key).second)
            return refuse(line.number, key_column, {"\"{0}\" stands there twice", {Name{unit.key}}});
        if (const Unit* const known = unit_keyed(m_table, unit.key))
            return check_known(line, *known);
        if (unit.kind.empty())
            unit.kind = "unit";
        auto checked = mustered(m_state, m_book, unit);
        if (checked) {
            unit.side = checked->side;
            for (auto& [stat, word] : unit.stats.own())
                word = checked->word(stat);
        } else {
            for (const Problem& problem : checked.error())
                refuse(line.number, problem.where == "unit" ? key_column : std::string_view{problem.where}, problem.what);
        }
        m_state.units.push_back(unit);
    }

    /// A unit of the game: its numbers alone may be other ones.
    void check_known(Line& line, const Unit& known)
    {
        for (const Column& column : columns) {
            std::string& text = line.unit.*(column.text);
            if (!text.empty() && text != known.*(column.text))
                refuse(line.number, column.name, {"it is \"{0}\" in the game and stays so", {Name{known.*(column.text)}}});
            text = known.*(column.text);
        }
        for (auto& [key, word] : line.unit.stats.own()) {
            if (word == known.word(key))
                continue; // also where plays have led beyond what may be typed
            auto kept = stat_word(*stat_named(m_stats, key), word);
            if (kept)
                word = std::move(*kept);
            else
                refuse(line.number, key, kept.error());
        }
    }

    const Rulebook& m_book;
    std::vector<StatSpec> m_stats;
    std::span<const Unit> m_table;
    Decimal m_decimal = Decimal::Point;
    std::vector<std::string> m_header;
    std::vector<Line> m_lines;
    std::set<std::string> m_keys;
    State m_state; ///< the table and all that was read before
    std::vector<LineProblem> m_problems;
};

} // namespace

std::string csv_of(const Ruleset& ruleset, std::span<const Unit> units)
{
    const std::vector<std::string> stats = stats_used(ruleset, units);
    std::string csv;
    for (const Column& column : columns)
        csv += fmt::format("{}{}", csv.empty() ? "" : ",", column.name);
    for (const std::string& stat : stats)
        csv += "," + stat;
    csv += '\n';
    for (const Unit& unit : units) {
        for (const Column& column : columns)
            csv += (column.name == key_column ? "" : ",") + csv_cell(unit.*(column.text));
        for (const std::string& stat : stats)
            csv += "," + csv_cell(unit.word(stat));
        csv += '\n';
    }
    return csv;
}

std::expected<std::vector<UnitRead>, Problems> unit_lines_from_csv(const Rulebook& book, std::string_view text, std::string_view file,
                                                                   std::span<const Unit> table)
{
    if (text.starts_with(byte_order_mark))
        text.remove_prefix(byte_order_mark.size());
    ForcesReader reader{book, table};
    reader.read(text);
    return std::move(reader).units(file);
}

std::expected<std::vector<Unit>, Problems> units_from_csv(const Rulebook& book, std::string_view text, std::string_view file)
{
    auto lines = unit_lines_from_csv(book, text, file);
    if (!lines)
        return std::unexpected{std::move(lines.error())};
    std::vector<Unit> units;
    for (UnitRead& line : *lines)
        units.push_back(std::move(line.unit));
    return units;
}

std::vector<Command> edits_to(const State& state, std::span<const Unit> units, const std::string& reason)
{
    std::vector<Command> edits;
    const auto take = [&](const Unit& unit) {
        Edit edit{.unit = unit.key, .reason = reason};
        const Unit* const known = unit_keyed(state.units, unit.key);
        if (known == nullptr) {
            edit.arrives = unit;
            if (unit.name.empty())
                edit.arrives->name = unit.key;
        }
        for (const auto& [stat, word] : unit.stats)
            if (known != nullptr && known->word(stat) != word)
                edit.stats.push_back({stat, word});
        if (known == nullptr || !edit.stats.empty())
            edits.emplace_back(std::move(edit));
    };
    const auto is_new = [&](const Unit& unit) { return unit_keyed(state.units, unit.key) == nullptr; };
    for (const Unit& unit : units)
        if (unit.kind == "side")
            take(unit);
    for (const Unit& unit : units) // whom those who are there may name
        if (unit.kind != "side" && is_new(unit))
            take(unit);
    for (const Unit& unit : units)
        if (unit.kind != "side" && !is_new(unit))
            take(unit);
    return edits;
}

} // namespace corneta::game
