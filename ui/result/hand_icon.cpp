// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/hand_icon.h"

#include "ui/look/roles.h"
#include "ui/words/wording.h"

#include <QPainter>
#include <QPainterPath>

#include <initializer_list>

namespace corneta::ui {

namespace {

/// In a square of 12.
QPainterPath path_of(HandKind kind)
{
    QPainterPath path;
    const auto line = [&path](std::initializer_list<QPointF> points) { path.addPolygon(QPolygonF{QList<QPointF>{points}}); };
    switch (kind) {
    case HandKind::Other: path.addEllipse(QPointF{6, 6}, 1.5, 1.5); break;
    case HandKind::TakeOff: // up from the table
        line({{1, 11}, {11, 11}});
        line({{6, 9}, {6, 1}});
        line({{3, 4}, {6, 1}, {9, 4}});
        break;
    case HandKind::PutBehind: // a base behind another
        path.addRect(1, 1, 6, 4);
        path.addRect(5, 7, 6, 4);
        break;
    case HandKind::PutDown: // down to the table
        line({{1, 11}, {11, 11}});
        line({{6, 1}, {6, 9}});
        line({{3, 6}, {6, 9}, {9, 6}});
        break;
    case HandKind::Mark:
        path.addEllipse(QPointF{6, 6}, 5, 5);
        line({{3, 6}, {9, 6}});
        line({{6, 3}, {6, 9}});
        break;
    case HandKind::Unmark:
        path.addEllipse(QPointF{6, 6}, 5, 5);
        line({{3, 6}, {9, 6}});
        break;
    case HandKind::Turn:
        path.arcMoveTo(2, 2, 8, 8, 60);
        path.arcTo(2, 2, 8, 8, 60, 270);
        line({{8, 0}, {8, 3}, {11, 3}});
        break;
    case HandKind::Move:
        line({{1, 6}, {11, 6}});
        line({{8, 3}, {11, 6}, {8, 9}});
        break;
    }
    return path;
}

} // namespace

HandKind hand_kind(const QString& sentence)
{
    const QString first = sentence.section(QLatin1Char{' '}, 0, 0);
    const auto begins = [&first](const char* words) { return translated(words).split(QLatin1Char{' '}).contains(first); };
    const bool is_of_marker = sentence.contains(translated("marker"));
    if (begins("Take"))
        return is_of_marker ? HandKind::Unmark : HandKind::TakeOff;
    if (begins("Mark"))
        return HandKind::Mark;
    if (begins("Move Moves"))
        return HandKind::Move;
    if (begins("Turn Form"))
        return HandKind::Turn;
    if (begins("Put Place Lay Set"))
        return sentence.contains(translated(" behind it")) ? HandKind::PutBehind : is_of_marker ? HandKind::Mark : HandKind::PutDown;
    return HandKind::Other;
}

void paint_hand(QPainter& painter, const QRectF& in, HandKind kind)
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
    painter.drawPath(path_of(kind));
    painter.restore();
}

HandIcon::HandIcon(HandKind kind, QWidget* parent) : QWidget{parent}, m_kind{kind}
{
    const int side = fontMetrics().height();
    setFixedSize(side, side);
    setFocusPolicy(Qt::NoFocus);
}

void HandIcon::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter{this};
    paint_hand(painter, rect(), m_kind);
}

} // namespace corneta::ui
