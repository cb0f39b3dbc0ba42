// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/authoring.h"

#include <array>
#include <cstdint>
#include <string_view>

/// Sections and sides, what charts are made of, how amounts are said.
namespace cedar_creek {

using namespace corneta::authoring; // NOLINT(google-build-using-namespace)

namespace section {

inline constexpr std::string_view overview = "1 Overview";
inline constexpr std::string_view object = "4 Object of the Game";
inline constexpr std::string_view initiative = "6 Initiative Phase";
inline constexpr std::string_view tactical_retreat = "6.1 Tactical Retreat";
inline constexpr std::string_view activation = "7.1 Activation";
inline constexpr std::string_view train = "7.3 Movement of the Confederate Artillery Train";
inline constexpr std::string_view continuation = "8 Continuation Phase";
inline constexpr std::string_view administrative = "9 Administrative Phase";
inline constexpr std::string_view initiative_test = "10 Movement";
inline constexpr std::string_view movement = "10.3 Movement";
inline constexpr std::string_view combat = "11 Combat";
inline constexpr std::string_view modifiers = "11.3 Modifiers";
inline constexpr std::string_view results = "11.4 Combat Results";
inline constexpr std::string_view scenario = "12 Scenario";
inline constexpr std::string_view reminders = "Reminders";

} // namespace section

enum class Side { Union, Confederate };
inline constexpr std::array sides{Option{"union", "Union"}, Option{"confederate", "Confederate"}};

constexpr Side other(Side side)
{
    return side == Side::Union ? Side::Confederate : Side::Union;
}

/// The side's word, as answers spell it and a kept game its unit.
constexpr std::string_view word_of(Side side)
{
    return sides.at(static_cast<std::size_t>(side)).word;
}

/// What most charts here are.
template <class Row, class Column = void>
constexpr auto modifiers(std::string_view key, std::string_view label, std::string_view rule, std::string_view row_name = "modifier",
                         std::span<const ColumnSpec> columns = columns::shift)
{
    return table<Row, Column>(key, label, rule, row_name, columns);
}
constexpr ColumnSpec number(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .least = 0, .most = 9};
}
constexpr ColumnSpec shift(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .least = -9, .most = 9};
}
inline constexpr std::array<std::string_view, 2> no_yes{"no", "yes"};
constexpr ColumnSpec word(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .kind = CellKind::Word, .words = no_yes};
}
constexpr ColumnSpec edge(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .least = 1, .precision = Precision::Fractions};
}

/// A number, or a word for one.
inline corneta::Argument number_or(std::string_view one, int number)
{
    return number == 1 ? corneta::Argument{one} : corneta::Argument{number};
}

/// A sentence in which `{0} {1}` are so many levels, such as `a level` or `2 levels`, and `{2}` another number.
inline Sentence with_levels(std::string_view pattern, int levels, int number = 0)
{
    return {pattern, {number_or("a", levels), levels == 1 ? "level" : "levels", number}};
}

/// A sentence about a number of things, in words of its own where it is one.
inline Sentence counted(int count, std::string_view one, std::string_view several)
{
    return {count == 1 ? one : several, {count}};
}

} // namespace cedar_creek
