// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/flat_parts.h"

#include "ui/look/colours.h"
#include "ui/look/laid_out.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

#include <algorithm>

namespace corneta::ui {

void paint_box(QPainter& painter, const QRectF& in, const QColor& ground, bool has_focus, bool is_enabled)
{
    constexpr double corner = 4;
    const double width = has_focus || roles().is_stark ? 2 : 1;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{has_focus ? roles().mark : is_enabled ? roles().edge : roles().line, width});
    painter.setBrush(ground);
    painter.drawRoundedRect(in.adjusted(width / 2, width / 2, -width / 2, -width / 2), corner, corner);
}

void paint_tick(QPainter& painter, const QRectF& in)
{
    QPainterPath tick{{in.left() + 0.22 * in.width(), in.top() + 0.55 * in.height()}};
    tick.lineTo(in.left() + 0.42 * in.width(), in.top() + 0.75 * in.height());
    tick.lineTo(in.left() + 0.78 * in.width(), in.top() + 0.27 * in.height());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{roles().ink, std::max(2.0, in.width() / 7), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(tick);
}

void paint_chosen(QPainter& painter, const QStyleOptionViewItem& item, bool has_keys)
{
    constexpr int thick = 2;
    const QRect& in = item.rect;
    const bool is_alone = item.viewItemPosition == QStyleOptionViewItem::OnlyOne
        || (item.viewItemPosition == QStyleOptionViewItem::Invalid && item.index.model() != nullptr
            && item.index.model()->columnCount(item.index.parent()) == 1);
    painter.fillRect(in, roles().wash);
    if (!has_keys)
        return;
    painter.fillRect(QRect{in.left(), in.top(), in.width(), thick}, roles().mark);
    painter.fillRect(QRect{in.left(), in.bottom() - thick + 1, in.width(), thick}, roles().mark);
    if (is_alone || item.viewItemPosition == QStyleOptionViewItem::Beginning || item.index.column() == 0)
        painter.fillRect(QRect{in.left(), in.top(), thick, in.height()}, roles().mark);
    if (is_alone || item.viewItemPosition == QStyleOptionViewItem::End)
        painter.fillRect(QRect{in.right() - thick + 1, in.top(), thick, in.height()}, roles().mark);
}

void paint_header(QPainter& painter, const QStyleOptionHeader& header)
{
    const QRect& in = header.rect;
    painter.fillRect(in, roles().paper);
    painter.fillRect(QRect{in.left(), in.bottom(), in.width(), 1}, roles().edge);
}

void paint_tab(QPainter& painter, const QStyleOptionTab& tab)
{
    const QRect& in = tab.rect;
    const bool is_in_hand = tab.state.testFlag(QStyle::State_Selected);
    const int thick = std::max(3, tab.fontMetrics.height() / 6);
    painter.fillRect(in, roles().paper);
    painter.fillRect(QRect{in.left(), in.bottom(), in.width(), 1}, roles().line);
    if (tab.state.testFlag(QStyle::State_HasFocus) && is_in_hand)
        paint_box(painter, QRectF{in}.adjusted(1, 1, -1, -1.0 - thick), roles().wash, true, true);
    if (is_in_hand)
        painter.fillRect(QRect{in.left(), in.bottom() - thick + 1, in.width(), thick}, roles().mark);
}

void paint_scroll_handle(QPainter& painter, const QRectF& in, bool is_held)
{
    const double round = std::min(in.width(), in.height()) / 2;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(is_held ? roles().ink : roles().edge);
    painter.drawRoundedRect(in, round, round);
}

} // namespace corneta::ui
