// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace corneta::ui {

/// Paints a chart's cell with the mark of its source, framed if the last result used it.
class ChartDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit ChartDelegate(QObject* parent) : QStyledItemDelegate{parent} {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace corneta::ui
