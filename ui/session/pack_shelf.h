// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/charts/pack_draft.h"

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace corneta::ui {

/// How the window reaches the packs of charts on the disk; all but `open` may be empty: then charts are not typed over.
struct PackShelf {
    /// The ruleset with the pack in that file, or with its own charts alone; or all that is wrong with the file.
    std::function<std::expected<Rulebook, Problems>(const Ruleset& ruleset, const std::optional<std::string>& path)> open{};
    /// The packs the program knows of: path and name.
    std::function<std::vector<std::pair<std::string, std::string>>(const Ruleset& ruleset)> packs{};
    /// Where a new pack of that name is to stand.
    std::function<std::string(const std::string& name)> new_path{};
    std::function<std::expected<PackDraft, Problems>(const std::string& path)> draft{};
    /// Writes a pack over the bytes it had before, empty for a new one; when it returns nothing it is safe on the disk.
    std::function<Problems(const std::string& path, const std::string& before, const std::string& bytes)> write{};
};

} // namespace corneta::ui
