// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/hand_icon.h"

#include "ui/look/colours.h"

#include <QPainter>
#include <QPainterPath>

#include <initializer_list>

namespace corneta::ui {

namespace {

/// In a square of 12.
QPainterPath path_of(Hand hand)
{
    QPainterPath path;
    const auto line = [&path](std::initializer_list<QPointF> points) { path.addPolygon(QPolygonF{QList<QPointF>{points}}); };
    switch (hand) {
    case Hand::Say: path.addEllipse(QPointF{6, 6}, 1.5, 1.5); break;
    case Hand::TakeOff: // up from the table
        line({{1, 11}, {11, 11}});
        line({{6, 9}, {6, 1}});
        line({{3, 4}, {6, 1}, {9, 4}});
        break;
    case Hand::PutBehind: // a base behind another
        path.addRect(1, 1, 6, 4);
        path.addRect(5, 7, 6, 4);
        break;
    case Hand::PutDown: // down to the table
        line({{1, 11}, {11, 11}});
        line({{6, 1}, {6, 9}});
        line({{3, 6}, {6, 9}, {9, 6}});
        break;
    case Hand::Mark:
        path.addEllipse(QPointF{6, 6}, 5, 5);
        line({{3, 6}, {9, 6}});
        line({{6, 3}, {6, 9}});
        break;
    case Hand::Unmark:
        path.addEllipse(QPointF{6, 6}, 5, 5);
        line({{3, 6}, {9, 6}});
        break;
    case Hand::Turn:
        path.arcMoveTo(2, 2, 8, 8, 60);
        path.arcTo(2, 2, 8, 8, 60, 270);
        line({{8, 0}, {8, 3}, {11, 3}});
        break;
    case Hand::Move:
        line({{1, 6}, {11, 6}});
        line({{8, 3}, {11, 6}, {8, 9}});
        break;
    }
    return path;
}

} // namespace

void paint_hand(QPainter& painter, const QRectF& in, Hand hand)
{
    constexpr double cells = 12;
    constexpr double margin = 0.12;
    constexpr double thickness = 1.4;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(in.left() + in.width() * margin, in.top() + in.height() * margin);
    painter.scale(in.width() * (1 - 2 * margin) / cells, in.height() * (1 - 2 * margin) / cells);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{roles().ink, thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(path_of(hand));
    painter.restore();
}

} // namespace corneta::ui
