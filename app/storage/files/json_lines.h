// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/statement.h"
#include "core/text/problem.h"

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

inline constexpr std::size_t longest_line = 1U << 20U;             ///< bytes
inline constexpr std::size_t longest_line_of_journal = 16U << 20U; ///< bytes: an amendment may read a whole game again
inline constexpr std::size_t deepest_nesting = 32;

/// The statements of a file of JSON lines, at least one, or everything that is wrong with it; empty lines count but state nothing.
std::expected<std::vector<Statement>, Problems> statements_from_file(const std::string& path);

/// The same from the bytes of a file that is called `file` in problems.
std::expected<std::vector<Statement>, Problems> statements_from_bytes(std::string_view bytes, const std::string& file,
                                                                      std::size_t longest = longest_line);

} // namespace corneta
