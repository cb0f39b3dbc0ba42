// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/number_line.h"

#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>

namespace corneta::ui {

QSize NumberLine::minimumSizeHint() const
{
    QSize least = QLineEdit::minimumSizeHint();
    least.rwidth() += fontMetrics().horizontalAdvance(QStringLiteral("00")) - fontMetrics().maxWidth();
    return least;
}

bool NumberLine::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key()
            == Qt::Key_Slash) { // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): its type says so
        event->ignore();
        return false;
    }
    return QLineEdit::event(event);
}

void NumberLine::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        selectAll();
}

void NumberLine::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        emit stepped(event->key() == Qt::Key_Up ? 1 : -1);
    else if (event->key() == Qt::Key_Delete && event->modifiers().testFlag(Qt::ControlModifier))
        event->ignore();
    else
        QLineEdit::keyPressEvent(event);
}

} // namespace corneta::ui
