// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace corneta {

/// The parts of `text` between the marks. Example: `split("a,b", ',')` are `a` and `b`; an empty text is one empty part.
std::vector<std::string_view> split(std::string_view text, char mark);

} // namespace corneta
