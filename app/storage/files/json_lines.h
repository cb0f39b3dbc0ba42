// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/files/json_text.h"
#include "core/charts/statement.h"
#include "core/text/problem.h"

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

inline constexpr std::size_t longest_line = 1U << 20U;      ///< bytes
inline constexpr std::size_t most_values_of_file = 600'000; ///< keys too; a line counts as four: what they take in memory stays bounded
/// Bytes. The first line of a game holds its whole scenario, an amendment may read a whole game again, and a line is there wholly or not at all.
inline constexpr std::size_t longest_line_of_journal = 8U << 20U;

/// The statements of a file of JSON lines, at least one, or everything that is wrong with it; empty lines count but state nothing.
std::expected<std::vector<Statement>, Problems> statements_from_file(const std::string& path);

/// The same from the bytes of a file that is called `file` in problems.
std::expected<std::vector<Statement>, Problems> statements_from_bytes(std::string_view bytes, const std::string& file);

Members members_of(const JsonValue& object);

/// The object that one line states, of at most so many bytes; good until the reader reads another.
std::expected<const JsonValue*, Sentence> object_of_line(JsonReader& reader, std::string_view line, std::size_t longest);

} // namespace corneta
