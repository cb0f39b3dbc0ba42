// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace corneta {

/// The parts of `text` between the marks. Example: `split("a,b", ',')` are `a` and `b`; an empty text is one empty part.
std::vector<std::string_view> split(std::string_view text, char mark);
/// Those of them that are not empty.
std::vector<std::string_view> parted(std::string_view text, char mark);

/// Whether so many bytes are the same; a number known to the compiler is no call.
template <std::size_t Bytes> bool are_same_bytes(const char* one, const char* other)
{
    return std::memcmp(one, other, Bytes) == 0;
}

/// Of words of the same length. Keys are looked up so often that it pays to compare the short ones here, by their last and their first
/// bytes: many begin alike.
inline bool are_same_bytes(std::string_view one, std::string_view other)
{
    constexpr std::size_t eight = 8;
    constexpr std::size_t four = 4;
    const std::size_t size = one.size();
    const char* const a = one.data();
    const char* const b = other.data();
    if (size > 2 * eight)
        return one == other;
    if (size >= eight)
        return are_same_bytes<eight>(a + size - eight, b + size - eight) && are_same_bytes<eight>(a, b);
    if (size >= four)
        return are_same_bytes<four>(a + size - four, b + size - four) && are_same_bytes<four>(a, b);
    return size == 0 || (a[size - 1] == b[size - 1] && a[0] == b[0] && a[size / 2] == b[size / 2]);
}

/// Whether they are the same word. Most have another length or end otherwise, which costs no call.
inline bool are_same(std::string_view one, std::string_view other)
{
    return one.size() == other.size() && (one.empty() || (one.back() == other.back() && are_same_bytes(one, other)));
}

/// The bytes of a key from a place on, as many as the number has.
template <class Number> constexpr Number number_at(std::string_view key, std::size_t place)
{
    std::array<char, sizeof(Number)> bytes{};
    std::copy_n(key.begin() + static_cast<std::ptrdiff_t>(place), sizeof(Number), bytes.begin());
    return std::bit_cast<Number>(bytes);
}

/// What a key is looked up by: a mixture of what keys differ in, their first and their last bytes.
constexpr std::uint32_t hash_of_key(std::string_view key)
{
    const auto mixed = [&]<class Number>(Number) {
        constexpr std::uint64_t odd = 0x9e3779b97f4a7c15; // the golden section of 2 to the 64th: its bits spread
        const std::uint64_t first = number_at<Number>(key, 0);
        const std::uint64_t last = number_at<Number>(key, key.size() - sizeof(Number));
        return static_cast<std::uint32_t>(((first + last * odd) * odd) >> 32U);
    };
    if (key.size() >= sizeof(std::uint64_t))
        return mixed(std::uint64_t{});
    return key.size() >= sizeof(std::uint32_t) ? mixed(std::uint32_t{}) : key.empty() ? 0 : mixed(std::uint8_t{});
}

} // namespace corneta
