// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/band.h"

#include "ui/look/colours.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

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

void paint_strength(QPainter& painter, const QRect& in, const QList<int>& parts, std::size_t side)
{
    const int whole = std::accumulate(parts.begin(), parts.end(), 0);
    if (whole <= 0)
        return;
    const QColor& colour = roles().of_side(side);
    painter.fillRect(in, roles().field);
    int so_far = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const int left = in.left() + in.width() * so_far / whole;
        so_far += parts[i];
        const QRect room{left, in.top(), in.left() + in.width() * so_far / whole - left, in.height()};
        const bool is_lost = i > 0 && i + 1 == parts.size();
        if (parts[i] > 0 && !is_lost)
            painter.fillRect(room, i == 0 ? QBrush{colour} : QBrush{colour, Qt::BDiagPattern});
    }
    painter.setPen(colour);
    painter.drawRect(in.adjusted(0, 0, -1, -1));
}

} // namespace corneta::ui
