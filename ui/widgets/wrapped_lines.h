// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace corneta::ui {

/// Makes a tree a plain list of headings and lines, these as high as their words want in its width: Qt would cut them with dots.
class WrappedLines : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit WrappedLines(QTreeView& tree);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTreeView& m_tree;
};

} // namespace corneta::ui
