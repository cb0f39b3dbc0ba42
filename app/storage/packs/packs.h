// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/charts/chart_reading.h"
#include "core/charts/pack_draft.h"
#include "core/charts/statement.h"

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

/// The charts of `:/rulesets/<folder>/charts.jsonl`.
std::expected<ChartSet, Problems> built_in_charts(const Ruleset& ruleset);

/// The files in `scenarios` or `packs` of the ruleset's folder, by their names without `.jsonl`.
std::vector<std::string> built_in_keys(const Ruleset& ruleset, std::string_view folder);

/// What a pack states: one built in by its key, else one in a file.
std::expected<std::vector<Statement>, Problems> pack_statements(const Ruleset& ruleset, const std::string& key_or_file);

/// The ruleset with its charts, and with what a pack states otherwise.
std::expected<Rulebook, Problems> rulebook_with_pack(const Ruleset& ruleset, const std::optional<std::string>& key_or_file = std::nullopt);

/// The same with the statements of a pack; none where it is empty.
std::expected<Rulebook, Problems> rulebook_with(const Ruleset& ruleset, std::span<const Statement> pack);

/// Of all cells, in hex digits: equal where they are.
std::string digest_of(const ChartSet& charts);

/// The ruleset a pack of at least one statement is for: the one its first line names, else the first that can use the pack, or failing
/// that the first that has its first chart.
std::expected<const Ruleset*, Problems> ruleset_of_pack(std::span<const Statement> pack, std::span<const Ruleset* const> rulesets);

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
