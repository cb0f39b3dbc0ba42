// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/odds.h"

#include <cstddef>
#include <vector>

namespace corneta::ui {

/// Rows `first` to `last` of the odds, and the chance that any of them falls.
struct FoldedRow {
    std::size_t first = 0;
    std::size_t last = 0;
    Chance chance;
};

/// The rows of a long list with the improbable ones at either end folded together, so that the likely ones can be seen; a short list as it is.
/// Rows with a mark are not folded together with those without.
std::vector<FoldedRow> folded_rows(const Odds& odds, const std::vector<bool>& marks);

} // namespace corneta::ui
