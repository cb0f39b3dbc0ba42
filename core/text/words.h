// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace corneta {

/// The parts of `text` between the marks. Example: `split("a,b", ',')` are `a` and `b`; an empty text is one empty part.
std::vector<std::string_view> split(std::string_view text, char mark);

/// Whether they are the same word. Keys are looked up so often that it pays to look at their last letters first: many begin alike.
inline bool are_same(std::string_view one, std::string_view other)
{
    return one.size() == other.size() && (one.empty() || (one.back() == other.back() && one == other));
}

} // namespace corneta
