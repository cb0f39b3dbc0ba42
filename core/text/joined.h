// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace corneta {

/// A literal as an argument of a template.
template <std::size_t size> struct Literal {
    std::array<char, size> characters{};

    constexpr Literal(const char (&text)[size]) // NOLINT(google-explicit-constructor): a literal is passed as it stands
    {
        std::copy_n(&text[0], size, characters.begin());
    }
};

template <Literal first, Literal second>
inline constexpr auto joined_characters = [] {
    std::array<char, first.characters.size() + second.characters.size() - 1> all{};
    const auto end = std::copy_n(first.characters.begin(), first.characters.size() - 1, all.begin());
    std::ranges::copy(second.characters, end);
    return all;
}();

/// One text of two, for keys that roles share. Example: `joined<"attacker", "_arm">` is `attacker_arm`.
template <Literal first, Literal second>
inline constexpr std::string_view joined{joined_characters<first, second>.data(), joined_characters<first, second>.size() - 1};

} // namespace corneta
