// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/set_table.h"
#include "app/paper/sheet.h"

#include <vector>

namespace corneta::paper {

inline constexpr qreal smallest_type = 5; ///< points: a number is still read at arm's length

/// The tables on as few pages as their size of type allows, side by side where they are narrow: in the largest size in which they take no
/// more than `most_pages`; where no size does, of as few more pages as can be.
std::vector<PageBody> packed_pages(const std::vector<PaperTable>& tables, QSizeF body, std::size_t most_pages,
                                   qreal smallest = smallest_type);

} // namespace corneta::paper
