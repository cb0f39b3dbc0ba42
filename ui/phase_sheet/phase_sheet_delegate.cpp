// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/phase_sheet_delegate.h"

#include "ui/phase_sheet/phase_sheet_model.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPersistentModelIndex>

#include <algorithm>

namespace corneta::ui {

QWidget* PhaseSheetDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const
{
    constexpr int most_letters = 500;
    auto* line = new QLineEdit{parent};
    line->setObjectName(QStringLiteral("sheet_cell"));
    line->setFrame(false);
    line->setMaxLength(most_letters);
    line->setAccessibleName(tr("%1: %2").arg(index.siblingAtColumn(0).data().toString(),
                                             m_model.headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString()));
    auto* self = const_cast<PhaseSheetDelegate*>(this); // NOLINT(cppcoreguidelines-pro-type-const-cast): Qt's own signals want it
    connect(line, &QLineEdit::textEdited, this, [self, line, at = QPersistentModelIndex{index}](const QString& typed) {
        emit self->commitData(line);
        if (self->m_model.is_role(at) && self->m_model.is_whole_code(typed)) {
            self->leave(line);
            emit self->entered();
        }
    });
    return line;
}

void PhaseSheetDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* line = qobject_cast<QLineEdit*>(editor);
    const QString text = index.data(Qt::EditRole).toString();
    if (line != nullptr && line->text() != text)
        line->setText(text);
}

/// As high as it needs to be, whatever the row is.
void PhaseSheetDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const
{
    QRect room = option.rect;
    room.setHeight(std::max(room.height(), editor->minimumSizeHint().height()));
    editor->setGeometry(room);
}

void PhaseSheetDelegate::leave(QWidget* editor)
{
    emit commitData(editor);
    emit closeEditor(editor, NoHint);
}

bool PhaseSheetDelegate::eventFilter(QObject* watched, QEvent* event)
{
    auto* editor = qobject_cast<QWidget*>(watched);
    if (editor == nullptr || event->type() != QEvent::KeyPress)
        return QStyledItemDelegate::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) { // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): its type says so
    case Qt::Key_Return:
    case Qt::Key_Enter:
        leave(editor);
        emit entered();
        return true;
    case Qt::Key_Tab:
        leave(editor);
        emit moved(0, 1);
        return true;
    case Qt::Key_Backtab:
        leave(editor);
        emit moved(0, -1);
        return true;
    case Qt::Key_Up:
        leave(editor);
        emit moved(-1, 0);
        return true;
    case Qt::Key_Down:
        leave(editor);
        emit moved(1, 0);
        return true;
    case Qt::Key_Escape: leave(editor); return true;
    default: return QStyledItemDelegate::eventFilter(watched, event);
    }
}

} // namespace corneta::ui
