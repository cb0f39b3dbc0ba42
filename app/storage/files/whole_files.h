// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/files/descriptor.h"
#include "core/text/problem.h"

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

namespace corneta {

inline constexpr std::size_t longest_file = 64U << 20U;  ///< bytes
inline constexpr std::size_t longest_game = 512U << 20U; ///< bytes

/// The bytes of a file, refused where there are more than `most`.
std::expected<std::string, Problems> bytes_of_file(const std::string& path, std::size_t most = longest_file);
/// The same of one that was opened and not read yet; `path` names it in problems.
std::expected<std::string, Problems> bytes_of_file(const std::string& path, const Descriptor& file, std::size_t most);

enum class Readers { All, OwnerOnly };

/// Writes a new file that is there with all its bytes, safe on the disk, or not at all; a file that is there already is left as it is.
std::expected<void, Problems> create_file(const std::string& path, std::string_view bytes, Readers readers);

/// Names the folder of `path` where there is none.
std::expected<void, Problems> folder_is_there(const std::string& path);

/// Makes what was created, renamed or removed in the folder of `path` safe on the disk.
std::expected<void, Problems> sync_folder_of(const std::string& path);

/// `path` without its last name; `.` if it is a name alone.
std::string folder_of(const std::string& path);

} // namespace corneta
