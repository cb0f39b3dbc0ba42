// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <cstddef>

class QPainter;
class QRect;

namespace corneta::ui {

/// Left: full, what may come back: hatched, lost: empty, in the side's hue.
void paint_strength(QPainter& painter, const QRect& in, const QList<int>& parts, std::size_t side);

} // namespace corneta::ui
