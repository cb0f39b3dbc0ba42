// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/sheet.h"

#include <QList>

#include <utility>
#include <vector>

namespace corneta::paper {

/// Keys and what each does, under headings.
using Keys = std::vector<std::pair<QString, QList<std::pair<QString, QString>>>>;

/// All on one page in two columns, as large as they have room; the first heading is that of the page.
Sheets keys_sheet(const Keys& keys, QPageSize::PageSizeId paper);

} // namespace corneta::paper
