// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source_mark.h"

#include "ui/words/wording.h"

#include <QPainter>
#include <QPixmap>
#include <QPolygonF>

#include <cassert>
#include <cmath>
#include <numbers>

namespace corneta::ui {

namespace {

QPolygonF star(QPointF centre, double radius)
{
    constexpr int points = 5;
    constexpr double dent = 0.45;
    QPolygonF shape;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * (static_cast<double>(i) / points - 0.5);
        const double reach = i % 2 == 0 ? radius : radius * dent;
        shape << centre + QPointF{std::cos(angle), std::sin(angle)} * reach;
    }
    return shape;
}

QPolygonF diamond(QPointF centre, double radius)
{
    return QPolygonF{
        {centre + QPointF{0, -radius}, centre + QPointF{radius, 0}, centre + QPointF{0, radius}, centre + QPointF{-radius, 0}}};
}

} // namespace

void paint_source_mark(QPainter& painter, const QRectF& room, Source source, const QColor& colour)
{
    constexpr double full = 0.45;
    constexpr double smaller = 0.36;
    const double side = std::min(room.width(), room.height());
    const QPointF centre = room.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{colour, std::max(side / 8, 1.0)});
    painter.setBrush(colour);
    switch (source) {
    case Source::Rules:
        painter.drawRect(QRectF{centre.x() - side * smaller, centre.y() - side * smaller, 2 * side * smaller, 2 * side * smaller});
        break;
    case Source::Example: painter.drawPolygon(diamond(centre, side * full)); break;
    case Source::House:
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, side * smaller, side * smaller);
        break;
    case Source::Yours: painter.drawPolygon(star(centre, side * full)); break;
    }
    painter.restore();
}

QIcon source_icon(Source source, int side, const QColor& colour)
{
    QPixmap picture{side, side};
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    paint_source_mark(painter, QRectF{0, 0, static_cast<double>(side), static_cast<double>(side)}, source, colour);
    return QIcon{picture};
}

QString source_meaning(Source source)
{
    switch (source) {
    case Source::Rules: return tr("the published text says so");
    case Source::Example: return tr("follows from a worked example in the text");
    case Source::House: return tr("our stand-in where the text does not hold it");
    case Source::Yours: return tr("from your pack");
    }
    assert(false);
    return {};
}

} // namespace corneta::ui
