// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/strength_delegate.h"

#include "ui/game/forces_model.h"

#include <QApplication>
#include <QPainter>

#include <numeric>

namespace corneta::ui {

namespace {

constexpr int characters = 22; ///< the width of a bar with the longest numbers

/// Left, what may come back, lost: never told apart by colour alone.
QBrush brush_of(qsizetype part, qsizetype parts, const QPalette& palette)
{
    if (part == 0)
        return palette.highlight();
    return part + 1 == parts ? palette.base() : QBrush{palette.color(QPalette::Highlight), Qt::BDiagPattern};
}

} // namespace

QSize StrengthDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setWidth(characters * option.fontMetrics.averageCharWidth());
    return size;
}

void StrengthDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto parts = index.data(ForcesModel::parts_role).value<QList<int>>();
    const int whole = std::accumulate(parts.begin(), parts.end(), 0);
    if (whole <= 0) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem empty = option;
    initStyleOption(&empty, index);
    empty.text.clear();
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &empty, painter, option.widget);

    const int character = option.fontMetrics.averageCharWidth();
    const QRect bar = option.rect.adjusted(character / 2, option.rect.height() / 8, -character / 2, -option.rect.height() / 8);
    painter->save();
    painter->setPen(option.palette.color(QPalette::Text));
    int left = bar.left();
    int so_far = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (parts[i] <= 0)
            continue;
        so_far += parts[i];
        const int right = bar.left() + bar.width() * so_far / whole;
        const QRect room{left, bar.top(), right - left, bar.height()};
        painter->fillRect(room, option.palette.base());
        painter->fillRect(room, brush_of(i, parts.size(), option.palette));
        painter->drawRect(room.adjusted(0, 0, -1, -1));
        const QString number = QString::number(parts[i]);
        const int width = option.fontMetrics.horizontalAdvance(number) + character / 2;
        if (width <= room.width()) {
            const QRect plate{room.center().x() - width / 2, room.top() + 1, width, room.height() - 2};
            painter->fillRect(plate, option.palette.base());
            painter->drawText(plate, Qt::AlignCenter, number);
        }
        left = right;
    }
    painter->restore();
}

} // namespace corneta::ui
