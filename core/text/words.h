// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstring>
#include <string_view>
#include <vector>

namespace corneta {

/// The parts of `text` between the marks. Example: `split("a,b", ',')` are `a` and `b`; an empty text is one empty part.
std::vector<std::string_view> split(std::string_view text, char mark);

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

/// Whether they are the same word. Most have another length, which costs no call.
inline bool are_same(std::string_view one, std::string_view other)
{
    return one.size() == other.size() && are_same_bytes(one, other);
}

} // namespace corneta
