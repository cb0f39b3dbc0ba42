// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/charts/chart_reading.h"
#include "core/charts/statement.h"

#include <expected>
#include <optional>
#include <span>
#include <string>

namespace corneta {

/// The charts of `:/rulesets/<folder>/charts.jsonl`.
std::expected<ChartSet, Problems> built_in_charts(const Ruleset& ruleset);

/// The ruleset with its charts, and with what the pack in the file `path` states otherwise.
std::expected<Rulebook, Problems> rulebook_with_pack(const Ruleset& ruleset, const std::optional<std::string>& path = std::nullopt);

/// The same with the statements of a pack; none where it is empty.
std::expected<Rulebook, Problems> rulebook_with(const Ruleset& ruleset, std::span<const Statement> pack);

/// Of all cells, in hex digits: equal where they are.
std::string digest_of(const ChartSet& charts);

/// The ruleset a pack of at least one statement is for: the one its first line names, else the first that can use the pack, or failing
/// that the first that has its first chart.
std::expected<const Ruleset*, Problems> ruleset_of_pack(std::span<const Statement> pack, std::span<const Ruleset* const> rulesets);

} // namespace corneta
