// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"
#include "core/charts/statement.h"
#include "core/text/sentence.h"

#include <expected>

namespace corneta {

/// The value of a cell of `column`. Otherwise what is wrong: a pattern that begins `{0}, {1} {2}, {3}: ` for chart, row name, row and
/// column, with its arguments from `{4}` on.
std::expected<CellValue, Sentence> cell_value_from(const ColumnSpec& column, const Datum& datum);

/// What stands there, for a sentence: `"four"`, `2.5`, `a list`.
Argument found_in(const Datum& datum);

} // namespace corneta
