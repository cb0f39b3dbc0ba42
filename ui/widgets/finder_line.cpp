// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/finder_line.h"

#include <QFocusEvent>
#include <QKeyEvent>

namespace corneta::ui {

void FinderLine::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up: emit moved(-1); break;
    case Qt::Key_Down: emit moved(1); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit taken(); break;
    case Qt::Key_Escape: emit abandoned(); break;
    default: QLineEdit::keyPressEvent(event);
    }
}

void FinderLine::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        emit abandoned();
}

} // namespace corneta::ui
