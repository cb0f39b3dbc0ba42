// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/declare.h"

#include <array>
#include <cstdint>
#include <string>

/// Words of the rulebook as types. Enumerators count as their options do.
namespace cedar_creek {

using corneta::Option;

enum class Side : std::uint8_t { Union, Confederate };
inline constexpr std::array sides{Option{"union", "Union"}, Option{"confederate", "Confederate"}};

constexpr Side other(Side side)
{
    return side == Side::Union ? Side::Confederate : Side::Union;
}

/// The side's word, as answers spell it.
constexpr std::string_view word_of(Side side)
{
    return sides.at(static_cast<std::size_t>(side)).word;
}

/// The strength ratio in favor of the lesser; counts as the rows of the chart `ratio-bonuses` do.
enum class Ratio : std::uint8_t { OneToOne, ThreeToTwo, TwoToOne, ThreeToOne };
inline constexpr std::array ratios{Option{"1-1", "1/1"}, Option{"3-2", "3/2"}, Option{"2-1", "2/1"}, Option{"3-1", "3/1"}};

/// The highest level of fatigue that a form takes.
inline constexpr int highest_fatigue = 2;

/// Which of the nine turns it is.
template <auto... Member> constexpr corneta::Field asks_turn()
{
    return corneta::asks<Member...>({.key = "turn", .label = "Turn", .least = 1, .most = 9, .start = 3});
}

} // namespace cedar_creek
