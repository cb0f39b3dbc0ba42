// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/paper_table.h"
#include "app/paper/sheet.h"

#include <vector>

namespace corneta::paper {

/// The tables on as few pages as their size of type allows, side by side where they are narrow: in the largest size in which they take no
/// more than `most_pages`, or in the smallest.
std::vector<PageBody> packed_pages(const std::vector<PaperTable>& tables, QSizeF body, std::size_t most_pages);

} // namespace corneta::paper
