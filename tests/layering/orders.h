// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace layering {

/// What stands against the order of the folders in an include, or in a source's own folder.
[[nodiscard]] std::optional<std::string> against_an_order(std::string_view path, std::string_view header);
[[nodiscard]] std::optional<std::string> folder_without_order(std::string_view path);

/// The folders with too many of these sources directly in them.
[[nodiscard]] std::vector<std::string> crowded_folders(std::span<const std::string> paths);

} // namespace layering
