// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/problem.h"

#include <QByteArray>

#include <expected>
#include <string>
#include <string_view>

namespace corneta {

/// The bytes of a file, or the first `longest_file` + 1 of them.
std::expected<QByteArray, Problems> bytes_of_file(const std::string& path);

enum class Readers { All, OwnerOnly };

/// Writes a new file that is there with all its bytes, safe on the disk, or not at all; a file that is there already is left as it is.
std::expected<void, Problems> create_file(const std::string& path, std::string_view bytes, Readers readers);

/// Makes what was created, renamed or removed in the folder of `path` safe on the disk.
std::expected<void, Problems> sync_folder_of(const std::string& path);

/// `path` without its last name; `.` if it is a name alone.
std::string folder_of(const std::string& path);

} // namespace corneta
