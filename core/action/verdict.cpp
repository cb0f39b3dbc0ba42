// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/verdict.h"

#include <algorithm>
#include <array>

namespace corneta {

std::string_view word_of(Follow kind)
{
    constexpr std::array<std::string_view, 3> words{"must", "either", "may"};
    return words.at(static_cast<std::size_t>(kind));
}

std::string_view word_of(Hand hand)
{
    constexpr std::array<std::string_view, 8> words{"say", "take-off", "put-behind", "put-down", "mark", "unmark", "turn", "move"};
    return words.at(static_cast<std::size_t>(hand));
}

const NamedUnit* Instruction::unit() const
{
    const auto found = std::ranges::find_if(words.arguments, [](const Argument& one) { return std::holds_alternative<NamedUnit>(one); });
    return found == words.arguments.end() ? nullptr : &std::get<NamedUnit>(*found);
}

std::optional<Fraction> Instruction::amount() const
{
    const auto found = std::ranges::find_if(words.arguments, [](const Argument& one) { return std::holds_alternative<Fraction>(one); });
    return found == words.arguments.end() ? std::nullopt : std::optional{std::get<Fraction>(*found)};
}

} // namespace corneta
