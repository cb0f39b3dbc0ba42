// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>

#include <algorithm>

namespace corneta::ui {

/// The grid's unit, a quarter of a line and at least 4 pixels: gaps are 2 in a group, 4 between groups and at the margin of a page.
inline int grid_unit(const QFontMetrics& metrics)
{
    constexpr int least = 4;
    return std::max(metrics.height() / 4, least);
}

} // namespace corneta::ui
