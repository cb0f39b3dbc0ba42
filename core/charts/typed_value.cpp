// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/typed_value.h"

#include "core/charts/chart_value.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace corneta {

namespace {

constexpr std::array<std::string_view, 4> dashes{"-", "\u2013", "\u2014", "none"};

/// Without the spaces around it; a minus sign as the keyboard has it.
std::string plain_text(std::string_view typed)
{
    constexpr std::string_view minus = "\u2212";
    constexpr std::string_view spaces = " \t\r\n";
    const std::size_t first = std::min(typed.find_first_not_of(spaces), typed.size());
    std::string text{typed.substr(first, typed.find_last_not_of(spaces) + 1 - first)};
    if (text.starts_with(minus))
        text.replace(0, minus.size(), "-");
    return text;
}

std::string small(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

/// The word that alone begins so; otherwise the text as it is.
std::string word_meant(const ColumnSpec& column, const std::string& text)
{
    const auto begins_so = [&](std::string_view word) { return small(std::string{word}).starts_with(small(text)); };
    const auto is_it = [&](std::string_view word) { return small(std::string{word}) == small(text); };
    if (const auto exact = std::ranges::find_if(column.words, is_it); exact != column.words.end())
        return std::string{*exact};
    const auto found = std::ranges::find_if(column.words, begins_so);
    return !text.empty() && std::ranges::count_if(column.words, begins_so) == 1 ? std::string{*found} : text;
}

Datum datum_of(const ColumnSpec& column, const std::string& text)
{
    if (column.empty != Empty::Refused && std::ranges::find(dashes, text) != dashes.end())
        return {Null{}};
    switch (column.kind) {
    case CellKind::Number: {
        const auto number = fraction_from(text);
        const bool is_decimal = number && text.find('/') == std::string::npos;
        return is_decimal ? Datum{static_cast<double>(number->amount()) / static_cast<double>(number->over())} : Datum{text};
    }
    case CellKind::Dice: return {small(text.starts_with('d') || text.starts_with('D') ? "1" + text : text)};
    case CellKind::Word: return {word_meant(column, text)};
    }
    return {};
}

/// Of a problem that begins with chart, row and column what comes behind them.
Sentence without_place(Sentence problem)
{
    constexpr std::string_view place = "{0}, {1} {2}, {3}: ";
    constexpr std::size_t arguments_of_place = 4;
    problem.pattern = problem.pattern.substr(place.size());
    problem.arguments.insert(problem.arguments.begin(), arguments_of_place, Argument{std::string_view{}});
    return problem;
}

std::optional<Sentence> misfit(const Cell& cell, const Cell& neighbour, bool neighbour_is_before, std::string_view there)
{
    if (cell.empty() || neighbour.empty())
        return std::nullopt;
    if (neighbour_is_before && cell.number() < neighbour.number())
        return Sentence{"less than {0}, {1}: these rise as a rule", {neighbour.number(), there}};
    if (!neighbour_is_before && neighbour.number() < cell.number())
        return Sentence{"more than {0}, {1}: these rise as a rule", {neighbour.number(), there}};
    return std::nullopt;
}

} // namespace

std::expected<CellValue, Sentence> typed_value(const Cell& built_in, std::string_view typed)
{
    const ColumnSpec& column = built_in.column_spec();
    auto value = cell_value_from(column, datum_of(column, plain_text(typed)));
    if (!value)
        return std::unexpected{without_place(std::move(value.error()))};
    const bool is_empty = std::holds_alternative<NoValue>(*value);
    if (column.empty == Empty::Fixed && is_empty != built_in.empty())
        return std::unexpected{is_empty ? Sentence{"the rules read a value here"} : Sentence{"the rules read no value here"}};
    return value;
}

std::optional<Sentence> broken_rise(const Chart& chart, const Cell& cell)
{
    if (!chart.spec().rises)
        return std::nullopt;
    const auto at = [&](int row, int place) -> const Cell& {
        return chart.cell(static_cast<std::size_t>(row), static_cast<std::size_t>(cell.column), static_cast<std::size_t>(place));
    };
    std::optional<Sentence> found;
    const auto look = [&](int row, int place, bool is_before, std::string_view there) {
        if (!found && row >= 0 && place >= 0 && row < static_cast<int>(chart.spec().rows.size()) && place < cell.column_spec().count)
            found = misfit(cell, at(row, place), is_before, there);
    };
    look(cell.row, cell.place - 1, true, "one to the left");
    look(cell.row - 1, cell.place, true, "one above");
    look(cell.row, cell.place + 1, false, "one to the right");
    look(cell.row + 1, cell.place, false, "one below");
    return found;
}

} // namespace corneta
