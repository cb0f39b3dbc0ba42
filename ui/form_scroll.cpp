// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form_scroll.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>

namespace corneta::ui {

FormScroll::FormScroll(QWidget* content, QWidget* parent) : QScrollArea{parent}
{
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    connect(qApp, &QApplication::focusChanged, this, &FormScroll::show_focus);
}

FormScroll::~FormScroll()
{
    disconnect(qApp, nullptr, this, nullptr);
}

void FormScroll::show_focus()
{
    QWidget* focus = QApplication::focusWidget();
    if (focus == nullptr || !widget() || !widget()->isAncestorOf(focus))
        return;
    const int lines = 2 * fontMetrics().lineSpacing(); // what is wrong with a field stands below it
    ensureWidgetVisible(focus, 0, lines);
}

/// Left to itself a bar stays once it is there: it makes the content narrower, and so higher.
void FormScroll::settle()
{
    if (widget() == nullptr)
        return;
    setVerticalScrollBarPolicy(height() >= whole_height() ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    show_focus();
}

int FormScroll::whole_height() const
{
    const QWidget* content = widget();
    if (content == nullptr)
        return 0;
    const bool by_width = content->layout() != nullptr && content->layout()->hasHeightForWidth();
    const int height = by_width ? content->heightForWidth(width()) : content->sizeHint().height();
    const bool is_wider = content->minimumSizeHint().width() > width();
    return is_wider ? height + horizontalScrollBar()->sizeHint().height() : height;
}

bool FormScroll::eventFilter(QObject* watched, QEvent* event)
{
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        emit content_resized();
        settle();
    }
    return done;
}

void FormScroll::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    emit content_resized();
    settle();
}

} // namespace corneta::ui
