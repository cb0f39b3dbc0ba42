// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/die_face.h"

#include <QPainter>
#include <QPolygonF>

namespace corneta::ui {

namespace {

/// In a square of 1.
QPolygonF outline_of(int sides)
{
    switch (sides) {
    case 4: return {{{0.5, 0.05}, {0.97, 0.9}, {0.03, 0.9}}};
    case 6: return {{{0.08, 0.08}, {0.92, 0.08}, {0.92, 0.92}, {0.08, 0.92}}};
    case 8: return {{{0.5, 0.02}, {0.95, 0.5}, {0.5, 0.98}, {0.05, 0.5}}};
    case 12: return {{{0.5, 0.03}, {0.97, 0.38}, {0.79, 0.95}, {0.21, 0.95}, {0.03, 0.38}}};
    case 20: return {{{0.5, 0.02}, {0.93, 0.26}, {0.93, 0.74}, {0.5, 0.98}, {0.07, 0.74}, {0.07, 0.26}}};
    default: return {{{0.5, 0.02}, {0.96, 0.42}, {0.5, 0.98}, {0.04, 0.42}}};
    }
}

} // namespace

void paint_die(QPainter& painter, const QRectF& in, int sides, int face)
{
    constexpr double line = 0.03;
    constexpr double digits = 0.36;
    painter.save();
    QPen pen = painter.pen();
    pen.setWidthF(line * in.width());
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    QPolygonF outline = outline_of(sides);
    for (QPointF& corner : outline)
        corner = {in.left() + corner.x() * in.width(), in.top() + corner.y() * in.height()};
    painter.drawPolygon(outline);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(digits * in.height()));
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(in, Qt::AlignCenter, QString::number(face));
    painter.restore();
}

} // namespace corneta::ui
