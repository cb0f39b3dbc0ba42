// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/die_face.h"

#include "ui/look/colours.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>
#include <QVector>

#include <algorithm>

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

/// The edges that are seen within the outline, from corner to corner.
QVector<QLineF> facets_of(int sides)
{
    constexpr QPointF top{0.5, 0.13};
    constexpr QPointF left{0.15, 0.71};
    constexpr QPointF right{0.85, 0.71};
    switch (sides) {
    case 8: return {{{0.05, 0.5}, {0.5, 0.72}}, {{0.95, 0.5}, {0.5, 0.72}}, {{0.5, 0.98}, {0.5, 0.72}}};
    case 20:
        return {{top, left},         {left, right},        {right, top},          {{0.5, 0.02}, top},
                {{0.07, 0.26}, top}, {{0.93, 0.26}, top},  {{0.07, 0.26}, left},  {{0.07, 0.74}, left},
                {{0.5, 0.98}, left}, {{0.5, 0.98}, right}, {{0.93, 0.74}, right}, {{0.93, 0.26}, right}};
    default: return {};
    }
}

/// Of a six-sided die, as they lie on the table.
QVector<QPointF> pips_of(int face)
{
    constexpr double low = 0.27;
    constexpr double high = 0.73;
    QVector<QPointF> pips;
    if (face % 2 == 1)
        pips << QPointF{0.5, 0.5};
    if (face > 1)
        pips << QPointF{low, high} << QPointF{high, low};
    if (face > 3)
        pips << QPointF{low, low} << QPointF{high, high};
    if (face == 6)
        pips << QPointF{low, 0.5} << QPointF{high, 0.5};
    return pips;
}

/// Where the number stands, and how large.
QRectF digits_of(int sides)
{
    switch (sides) {
    case 4: return {0.2, 0.42, 0.6, 0.36};
    case 8: return {0.1, 0.24, 0.8, 0.36};
    case 20: return {0.1, 0.38, 0.8, 0.3};
    default: return {0.1, 0.32, 0.8, 0.36};
    }
}

} // namespace

void paint_die(QPainter& painter, const QRectF& in, int sides, int face)
{
    constexpr double line = 0.03;
    constexpr double thin = 0.012;
    constexpr double pip = 0.09;
    const auto at = [&](const QPointF& point) { return QPointF{in.left() + point.x() * in.width(), in.top() + point.y() * in.height()}; };
    painter.save();
    QPen pen = painter.pen();
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{roles().quiet, thin * in.width()});
    for (const QLineF& facet : facets_of(sides))
        painter.drawLine(at(facet.p1()), at(facet.p2()));
    pen.setWidthF(line * in.width());
    painter.setPen(pen);
    QPolygonF outline = outline_of(sides);
    for (QPointF& corner : outline)
        corner = at(corner);
    painter.drawPolygon(outline);
    if (sides == 6 && face >= 1 && face <= sides) {
        painter.setBrush(pen.color());
        painter.setPen(Qt::NoPen);
        for (const QPointF& one : pips_of(face))
            painter.drawEllipse(at(one), pip * in.width(), pip * in.height());
    } else {
        const QRectF digits = digits_of(sides);
        QFont font = painter.font();
        font.setPixelSize(std::max(1, static_cast<int>(digits.height() * in.height())));
        font.setBold(true);
        painter.setFont(font);
        painter.drawText(QRectF{at(digits.topLeft()), at(digits.bottomRight())}, Qt::AlignCenter | Qt::TextDontClip, QString::number(face));
    }
    painter.restore();
}

} // namespace corneta::ui
