// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/pack_draft.h"

#include "core/charts/chart_statement.h"
#include "core/text/match.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace corneta {

namespace {

std::string json_of(const std::string& text)
{
    constexpr unsigned char first_printable = 0x20;
    std::string json = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\')
            json += '\\';
        if (static_cast<unsigned char>(letter) < first_printable)
            json += fmt::format("\\u{:04x}", static_cast<unsigned char>(letter));
        else
            json += letter;
    }
    return json + '"';
}

std::string json_of(const Datum& datum);

std::string json_of(const Members& members)
{
    std::vector<std::string> all;
    for (const auto& [key, datum] : members)
        all.push_back(json_of(key) + ':' + json_of(datum));
    return fmt::format("{{{}}}", fmt::join(all, ","));
}

std::string json_of(const DatumList& list)
{
    std::vector<std::string> all;
    std::ranges::transform(list, std::back_inserter(all), [](const Datum& datum) { return json_of(datum); });
    return fmt::format("[{}]", fmt::join(all, ","));
}

std::string json_of(const Datum& datum)
{
    return match(
        datum.value, [](Null) { return std::string{"null"}; }, [](bool yes) { return std::string{yes ? "true" : "false"}; },
        [](double number) { return fmt::format("{}", number); }, [](const std::string& text) { return json_of(text); },
        [](const DatumList& list) { return json_of(list); }, [](const Members& members) { return json_of(members); });
}

Datum datum_of(const Cell& cell)
{
    constexpr std::int64_t tenths = 10;
    if (cell.empty())
        return {Null{}};
    const auto* const number = std::get_if<Fraction>(&cell.value);
    if (number == nullptr || tenths % number->over() != 0)
        return {text(cell)};
    return {static_cast<double>(number->amount()) / static_cast<double>(number->over())};
}

/// A row that goes by a number is stated as one.
Datum row_datum(const Cell& cell)
{
    const std::string key{cell.row_spec().key};
    const auto number = fraction_from(key);
    return number && text(*number) == key && number->is_whole() ? Datum{static_cast<double>(number->amount())} : Datum{key};
}

void remove_member(Members& members, std::string_view key)
{
    std::erase_if(members, [key](const auto& member) { return member.first == key; });
}

bool is_there(const Cell& a, const Cell& b)
{
    return a.chart == b.chart && a.row == b.row && a.column == b.column && a.place == b.place;
}

} // namespace

PackDraft::PackDraft(std::string_view bytes, std::vector<Statement> statements)
{
    for (;;) {
        const std::size_t end = bytes.find('\n');
        m_lines.push_back({std::string{bytes.substr(0, end)}});
        if (end == std::string_view::npos)
            break;
        bytes.remove_prefix(end + 1);
    }
    for (Statement& statement : statements) {
        m_file = statement.file;
        m_lines[static_cast<std::size_t>(statement.line) - 1].statement = std::move(statement);
    }
}

std::string PackDraft::end_of_line() const
{
    return m_lines.front().bytes.ends_with('\r') ? "\r" : "";
}

PackDraft PackDraft::begun(const std::string& file, const std::string& name, std::string_view ruleset)
{
    PackDraft draft{"", {}};
    draft.m_file = file;
    draft.rename(name, ruleset);
    return draft;
}

std::string PackDraft::bytes() const
{
    std::string all;
    for (std::size_t line = 0; line < m_lines.size(); ++line)
        all += (line == 0 ? "" : "\n") + m_lines[line].bytes;
    return all;
}

std::vector<Statement> PackDraft::statements() const
{
    std::vector<Statement> all;
    for (std::size_t line = 0; line < m_lines.size(); ++line)
        if (const auto& statement = m_lines[line].statement) {
            all.push_back(*statement);
            all.back().line = static_cast<int>(line) + 1;
        }
    return all;
}

std::string PackDraft::name() const
{
    for (const Line& line : m_lines)
        if (const auto* const name = line.statement ? member_as<std::string>(line.statement->members, "pack") : nullptr)
            return *name;
    return {};
}

void PackDraft::rename(const std::string& name, std::string_view ruleset)
{
    for (Line& line : m_lines)
        if (Datum* const old = line.statement ? member(line.statement->members, "pack") : nullptr) {
            old->value = name;
            write(line);
            return;
        }
    Line head{end_of_line(), Statement{m_file, 1, {{"pack", {name}}, {"ruleset", {std::string{ruleset}}}}}};
    write(head);
    m_lines.insert(m_lines.begin(), std::move(head));
}

PackDraft::Line* PackDraft::line_of(const ChartSet& charts, const Cell& cell)
{
    const auto states_it = [&](const Line& line) {
        if (!line.statement || line.statement->find("pack") != nullptr)
            return false;
        return std::ranges::any_of(stated_row(charts, *line.statement, Origin::Pack).cells,
                                   [&](const Cell& stated) { return is_there(stated, cell); });
    };
    const auto found = std::ranges::find_if(m_lines, states_it);
    return found == m_lines.end() ? nullptr : &*found;
}

/// A line of the same row and rule, or a new one: behind those of the chart, or of the file.
PackDraft::Line& PackDraft::line_for(const ChartSet& charts, const Cell& cell)
{
    auto behind = m_lines.end();
    if (m_lines.back().bytes.empty()) // what stands behind the last line's end
        --behind;
    for (auto line = m_lines.begin(); line != m_lines.end(); ++line) {
        if (!line->statement || line->statement->find("pack") != nullptr)
            continue;
        const StatedRow stated = stated_row(charts, *line->statement, Origin::Pack);
        if (stated.chart != cell.chart || !stated.row)
            continue;
        if (*stated.row == cell.row && text_in(line->statement->members, "rule") == cell.rule)
            return *line;
        if (*stated.row <= cell.row)
            behind = line + 1;
    }
    Statement statement{m_file, 1, {{"chart", {std::string{cell.chart->key}}}, {std::string{cell.chart->row_name}, row_datum(cell)}}};
    if (!cell.rule.empty())
        statement.members.emplace_back("rule", Datum{cell.rule});
    return *m_lines.insert(behind, Line{end_of_line(), std::move(statement)});
}

void PackDraft::state(const ChartSet& charts, const Cell& cell)
{
    if (Line* const line = line_of(charts, cell)) {
        if (cell.rule.empty() || cell.rule == text_in(line->statement->members, "rule")) {
            put(*line, cell);
            return;
        }
        withdraw(charts, cell);
    }
    put(line_for(charts, cell), cell);
}

void PackDraft::withdraw(const ChartSet& charts, const Cell& cell)
{
    Line* const line = line_of(charts, cell);
    if (line == nullptr)
        return;
    take_out(*line, cell);
    if (stated_row(charts, *line->statement, Origin::Pack).cells.empty())
        m_lines.erase(m_lines.begin() + (line - m_lines.data()));
}

/// All cells of an array as a list, some of them by their numbers.
void PackDraft::put(Line& line, const Cell& cell)
{
    const ColumnSpec& column = cell.column_spec();
    Members& members = line.statement->members;
    Datum* stated = member(members, column.key);
    if (stated == nullptr) {
        const auto rule = std::ranges::find(members, "rule", &Members::value_type::first);
        stated = &members.insert(rule, {std::string{column.key}, Datum{Members{}}})->second;
    }
    if (column.count == 1) {
        *stated = datum_of(cell);
    } else if (auto* const list = std::get_if<DatumList>(&stated->value)) {
        list->at(static_cast<std::size_t>(cell.place)) = datum_of(cell);
    } else {
        auto& places = std::get<Members>(stated->value);
        if (Datum* const there = member(places, cell.column_key()))
            *there = datum_of(cell);
        else
            places.emplace_back(cell.column_key(), datum_of(cell));
        if (static_cast<int>(places.size()) == column.count) {
            DatumList all;
            for (int place = 0; place < column.count; ++place)
                all.push_back(*member(places, std::to_string(column.first + place)));
            stated->value = std::move(all);
        }
    }
    write(line);
}

void PackDraft::take_out(Line& line, const Cell& cell)
{
    const ColumnSpec& column = cell.column_spec();
    Members& members = line.statement->members;
    Datum& stated = *member(members, column.key);
    if (auto* const list = std::get_if<DatumList>(&stated.value); list != nullptr && column.count > 1) {
        Members places;
        for (std::size_t place = 0; place < list->size(); ++place)
            places.emplace_back(std::to_string(column.first + static_cast<int>(place)), (*list)[place]);
        stated.value = std::move(places);
    }
    auto* const places = std::get_if<Members>(&stated.value);
    if (places != nullptr)
        remove_member(*places, cell.column_key());
    if (places == nullptr || places->empty())
        remove_member(members, column.key);
    write(line);
}

/// A line that ended as files of Windows do ends so again.
void PackDraft::write(Line& line)
{
    const bool has_return = line.bytes.ends_with('\r');
    line.bytes = json_of(line.statement->members) + (has_return ? "\r" : "");
}

} // namespace corneta
