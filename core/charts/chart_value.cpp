// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_value.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace corneta {

namespace {

constexpr std::int64_t most_below = 100; ///< of a fraction: products of several stay exact in 64 bits
constexpr int most_dice = 32;
constexpr int fewest_sides = 2;
constexpr int most_sides = 100;
constexpr double beyond_all_charts = 1e9;

struct FoundWords {
    Argument operator()(Null) const { return "null"; }
    Argument operator()(bool yes) const { return yes ? std::string_view{"true"} : std::string_view{"false"}; }
    Argument operator()(double number) const { return Name{fmt::format("{}", number)}; }
    Argument operator()(const std::string& text) const { return Name{fmt::format("\"{}\"", text)}; }
    Argument operator()(const DatumList&) const { return "a list"; }
    Argument operator()(const Members&) const { return "an object"; }
};

/// Nothing for a number that is neither whole nor tenths.
std::optional<Fraction> fraction_of(double number)
{
    const double tenths = std::round(number * 10);
    return tenths / 10 == number ? std::optional{Fraction::tenths(static_cast<std::int64_t>(tenths))} : std::nullopt;
}

bool is_fraction_text(const std::string& text)
{
    return text.find('/') != std::string::npos && fraction_from(text).has_value();
}

bool fits(Fraction number, Precision precision)
{
    switch (precision) {
    case Precision::Whole: return number.is_whole();
    case Precision::Tenths: return 10 % number.over() == 0;
    case Precision::Fractions: return number.over() <= most_below;
    }
    return false;
}

Sentence wrong_precision(Precision precision, const Datum& datum)
{
    switch (precision) {
    case Precision::Whole: return {"{0}, {1} {2}, {3}: {4}, expected a whole number", {found_in(datum)}};
    case Precision::Tenths: return {"{0}, {1} {2}, {3}: {4}, expected a whole number or tenths", {found_in(datum)}};
    case Precision::Fractions: break;
    }
    return {"{0}, {1} {2}, {3}: {4}, expected a whole number, tenths or a fraction such as \"1/4\"", {found_in(datum)}};
}

Sentence out_of_range(const ColumnSpec& column, const Datum& datum)
{
    return {"{0}, {1} {2}, {3}: {4}, expected {5} to {6}", {found_in(datum), Fraction{column.least}, Fraction{column.most}}};
}

std::expected<CellValue, Sentence> number_from(const ColumnSpec& column, const Datum& datum)
{
    std::optional<Fraction> number;
    const auto* const stated = std::get_if<double>(&datum.value);
    if (stated != nullptr && !(std::abs(*stated) <= beyond_all_charts))
        return std::unexpected{out_of_range(column, datum)};
    if (stated != nullptr)
        number = fraction_of(*stated);
    else if (const auto* const words = std::get_if<std::string>(&datum.value); words != nullptr && is_fraction_text(*words))
        number = fraction_from(*words);
    else
        return std::unexpected{Sentence{"{0}, {1} {2}, {3}: {4}, expected a number", {found_in(datum)}}};
    if (!number || !fits(*number, column.precision))
        return std::unexpected{wrong_precision(column.precision, datum)};
    if (*number < Fraction{column.least} || Fraction{column.most} < *number)
        return std::unexpected{out_of_range(column, datum)};
    return CellValue{*number};
}

std::expected<CellValue, Sentence> dice_from(const ColumnSpec& column, const Datum& datum)
{
    const auto* const words = std::get_if<std::string>(&datum.value);
    const auto dice = words == nullptr ? std::nullopt : chart_dice_from(*words);
    if (!dice)
        return std::unexpected{Sentence{"{0}, {1} {2}, {3}: {4}, expected dice such as 2d6 or 1d4-2", {found_in(datum)}}};
    if (dice->pool.count < 1 || dice->pool.count > most_dice || dice->pool.sides < fewest_sides || dice->pool.sides > most_sides)
        return std::unexpected{Sentence{"{0}, {1} {2}, {3}: {4}, expected {5} to {6} dice of {7} to {8} sides",
                                        {found_in(datum), Fraction{1}, Fraction{most_dice}, Fraction{fewest_sides}, Fraction{most_sides}}}};
    if (dice->plus < column.least || dice->plus > column.most)
        return std::unexpected{Sentence{"{0}, {1} {2}, {3}: {4}, expected {5} to {6} after the dice",
                                        {found_in(datum), Fraction{column.least}, Fraction{column.most}}}};
    return CellValue{*dice};
}

std::expected<CellValue, Sentence> word_from(const ColumnSpec& column, const Datum& datum)
{
    const auto* const stated = std::get_if<std::string>(&datum.value);
    const auto found = stated == nullptr ? column.words.end() : std::ranges::find(column.words, *stated);
    if (found == column.words.end())
        return std::unexpected{Sentence{"{0}, {1} {2}, {3}: {4}, expected one of {5}",
                                        {found_in(datum), Name{fmt::format("{}", fmt::join(column.words, ", "))}}}};
    return CellValue{ChartWord{static_cast<int>(found - column.words.begin())}};
}

} // namespace

Argument found_in(const Datum& datum)
{
    return std::visit(FoundWords{}, datum.value);
}

std::expected<CellValue, Sentence> cell_value_from(const ColumnSpec& column, const Datum& datum)
{
    if (column.empty != Empty::Refused && std::holds_alternative<Null>(datum.value))
        return CellValue{NoValue{}};
    switch (column.kind) {
    case CellKind::Number: return number_from(column, datum);
    case CellKind::Dice: return dice_from(column, datum);
    case CellKind::Word: return word_from(column, datum);
    }
    return CellValue{NoValue{}};
}

} // namespace corneta
