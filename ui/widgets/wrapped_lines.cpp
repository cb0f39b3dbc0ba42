// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wrapped_lines.h"

#include <QEvent>
#include <QTreeView>

#include <algorithm>

namespace corneta::ui {

WrappedLines::WrappedLines(QTreeView& tree) : QStyledItemDelegate{&tree}, m_tree{tree}
{
    tree.setHeaderHidden(true);
    tree.setRootIsDecorated(false);
    tree.setFrameShape(QFrame::NoFrame);
    tree.setIndentation(tree.fontMetrics().averageCharWidth() * 2);
    tree.setWordWrap(true);
    tree.setItemDelegate(this);
    tree.viewport()->installEventFilter(this);
}

QSize WrappedLines::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem line = option;
    initStyleOption(&line, index);
    line.features &= ~QStyleOptionViewItem::WrapText;
    const QSize one = m_tree.style()->sizeFromContents(QStyle::CT_ItemViewItem, &line, {}, &m_tree);
    const int words = line.fontMetrics.size(0, line.text).width();
    int indentation = 0;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        indentation += m_tree.indentation();
    const int room = std::max(m_tree.viewport()->width() - indentation - (one.width() - words), 1);
    const QRect wrapped = line.fontMetrics.boundingRect({0, 0, room, 1 << 20}, Qt::TextWordWrap, line.text);
    return {std::min(one.width(), room), std::max(one.height(), wrapped.height() + one.height() - line.fontMetrics.height())};
}

bool WrappedLines::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tree.viewport() && event->type() == QEvent::Resize)
        m_tree.doItemsLayout();
    return QStyledItemDelegate::eventFilter(watched, event);
}

} // namespace corneta::ui
