// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/band.h"

#include "ui/look/colours.h"

#include <QPainter>

#include <algorithm>

namespace corneta::ui {

void paint_band(QPainter& painter, const QRectF& in, std::size_t side, double size)
{
    constexpr double block = 1.5;
    const QColor& colour = roles().of_side(side);
    if (side == 0)
        painter.fillRect(in, colour);
    else if (side == 1)
        for (double top = in.top(); top < in.bottom(); top += (block + 1) * size)
            painter.fillRect(QRectF{in.left(), top, in.width(), std::min(block * size, in.bottom() - top)}, colour);
    else
        for (const double left : {in.left(), in.left() + 2 * in.width() / 3})
            painter.fillRect(QRectF{left, in.top(), in.width() / 3, in.height()}, colour);
}

} // namespace corneta::ui
