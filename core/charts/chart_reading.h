// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"
#include "core/charts/statement.h"

#include <expected>
#include <span>
#include <string_view>
#include <vector>

namespace corneta {

/// The charts as a ruleset's own files state them: every cell once, each with its source.
/// A statement: `{"chart":KEY, ROW_NAME:ROW, COLUMN:VALUE …, "source":WORD, "sources":{COLUMN:WORD}, "rule":SECTION}`.
std::expected<ChartSet, Problems> charts_from(std::span<const ChartSpec> specs, std::span<const Statement> statements);

/// Those charts with what a pack for `ruleset` states otherwise; its cells are the user's own.
/// An array is stated whole or, as an object, by the numbers of its cells. The first line may be `{"pack":NAME,"ruleset":KEY}`.
/// Errors name file and line; then nothing is replaced.
std::expected<ChartSet, Problems> charts_with(const ChartSet& charts, std::string_view ruleset, std::span<const Statement> pack);

/// The same as far as it can be read, whatever is wrong with it: a pack that somebody writes may not be sound yet.
ChartSet charts_as_stated(const ChartSet& charts, std::span<const Statement> pack);

/// What a pack overrides although the published text gives it: a sentence for each cell.
std::vector<Sentence> overridden(const ChartSet& built_in, const ChartSet& with_pack);

} // namespace corneta
