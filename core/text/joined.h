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

template <Literal... parts>
inline constexpr auto joined_characters = [] {
    std::array<char, (parts.characters.size() + ... + 1) - sizeof...(parts)> all{};
    auto end = all.begin();
    ((end = std::copy_n(parts.characters.begin(), parts.characters.size() - 1, end)), ...);
    return all;
}();

/// One text of several, for keys that roles share. Example: `joined<"attacker", "_arm">` is `attacker_arm`.
template <Literal... parts>
inline constexpr std::string_view joined{joined_characters<parts...>.data(), joined_characters<parts...>.size() - 1};

} // namespace corneta
