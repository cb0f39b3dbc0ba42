// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>

#include <cstddef>

class QPainter;
class QRect;

namespace corneta::ui {

/// The band of a side, in its hue and its pattern: the first unbroken, the second of blocks, a third of two thin strokes. `size` is the grid's unit.
void paint_band(QPainter& painter, const QRectF& in, std::size_t side, double size);
/// Left: full, what may come back: hatched, lost: empty, in the side's hue.
void paint_strength(QPainter& painter, const QRect& in, const QList<int>& parts, std::size_t side);

} // namespace corneta::ui
