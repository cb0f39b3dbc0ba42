// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/charts/pack_draft.h"
#include "core/text/problem.h"

#include <expected>
#include <string>
#include <vector>

namespace corneta {

/// A file of charts and the name that it gives itself.
struct NamedPack {
    std::string path;
    std::string name;
};

/// The packs of the ruleset: those built in, then those in the user's own folder, each by the names of their files. Only first lines are read.
std::vector<NamedPack> named_packs(const Ruleset& ruleset);

/// Where a new pack of that name is to stand in the user's own folder; nothing stands there yet.
std::string path_of_new_pack(const std::string& name);

/// The lines of a pack, to be written on.
std::expected<PackDraft, Problems> pack_draft_from(const std::string& path);

/// Writes a pack, whole or not at all, and safe on the disk. Refused where the file does not hold the bytes of `before` any more; without
/// them there must be none.
Problems write_pack(const std::string& path, const std::string& before, const std::string& bytes);

} // namespace corneta
