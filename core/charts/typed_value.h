// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"
#include "core/text/sentence.h"

#include <expected>
#include <optional>
#include <string_view>

namespace corneta {

/// What somebody typed for a cell, by what stands there in the ruleset's own charts: a number, `1/4`, dice such as `2d6` or `d6`, a word or
/// its first letters, a dash for nothing. Otherwise what is wrong with it.
std::expected<CellValue, Sentence> typed_value(const Cell& built_in, std::string_view typed);

/// Where a value breaks the rise that its chart promises: the neighbour it stands below or above. The users' own card may be so.
std::optional<Sentence> broken_rise(const Chart& chart, const Cell& cell);

} // namespace corneta
