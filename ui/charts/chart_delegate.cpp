// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_delegate.h"

#include "ui/charts/chart_model.h"
#include "ui/widgets/source_mark.h"

#include <QPainter>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace corneta::ui {

namespace {

int mark_side(const QStyleOptionViewItem& option)
{
    return std::max(option.fontMetrics.height() / 2, 6);
}

void paint_frame(QPainter& painter, const QStyleOptionViewItem& option)
{
    const int thick = std::max(mark_side(option) / 3, 2);
    painter.save();
    painter.setPen(QPen{option.palette.color(QPalette::Text), static_cast<double>(thick), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin});
    painter.drawRect(option.rect.adjusted(thick / 2, thick / 2, -thick / 2 - 1, -thick / 2 - 1));
    painter.restore();
}

} // namespace

void ChartDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString words = cell.text;
    cell.text.clear();
    const QStyle* style = option.widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, option.widget);

    const int side = mark_side(option);
    const QPalette::ColorRole role = option.state.testFlag(QStyle::State_Selected) ? QPalette::HighlightedText : QPalette::Text;
    const QRect room = option.rect.adjusted(side / 2, 0, -2 * side, 0);
    style->drawItemText(painter, room, Qt::AlignCenter, option.palette, true, words, role);
    const QRectF mark{QPointF{option.rect.right() - 1.5 * side, option.rect.center().y() - side / 2.0},
                      QSizeF{static_cast<double>(side), static_cast<double>(side)}};
    if (const QVariant source = index.data(ChartModel::SourceRole); source.isValid())
        paint_source_mark(*painter, mark, static_cast<Source>(source.toInt()), option.palette.color(role));
    if (index.data(ChartModel::UsedRole).toBool())
        paint_frame(*painter, option);
}

QSize ChartDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize words = QStyledItemDelegate::sizeHint(option, index);
    return words + QSize{3 * mark_side(option), mark_side(option) / 2};
}

} // namespace corneta::ui
