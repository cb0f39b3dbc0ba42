// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <cstddef>

class QPainter;

namespace corneta::ui {

/// The band of a side, in its hue and its pattern: the first unbroken, the second of blocks, a third of two thin strokes. `size` is the grid's unit.
void paint_band(QPainter& painter, const QRectF& in, std::size_t side, double size);

} // namespace corneta::ui
