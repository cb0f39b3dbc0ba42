// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form_scroll.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>

namespace corneta::ui {

namespace {

/// What of a widget should be in view: of a list the line in hand.
QRect place_of(const QWidget& widget)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    if (view == nullptr || !view->currentIndex().isValid())
        return widget.rect();
    return view->visualRect(view->currentIndex()).translated(view->viewport()->pos());
}

} // namespace

FormScroll::FormScroll(QWidget* content, QWidget* parent) : QScrollArea{parent}
{
    setWidgetResizable(true); // first: or its size is reckoned twice
    setWidget(content);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    connect(qApp, &QApplication::focusChanged, &m_while_there, [this] { show_focus(); });
}

void FormScroll::show_focus()
{
    QWidget* focus = QApplication::focusWidget();
    if (focus == nullptr || !widget() || !widget()->isAncestorOf(focus))
        return;
    const int lines = 2 * fontMetrics().lineSpacing(); // what is wrong with a field stands below it
    const QRect place = place_of(*focus);
    const QPoint centre = focus->mapTo(widget(), place.center());
    ensureVisible(centre.x(), centre.y(), 0, place.height() / 2 + lines);
}

/// Left to itself a bar stays once it is there: it makes the content narrower, and so higher.
void FormScroll::settle()
{
    if (widget() == nullptr || m_is_settling)
        return;
    m_is_settling = true; // a bar that comes or goes resizes the view at once, which would ask again for ever
    setVerticalScrollBarPolicy(height() >= whole_height() ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    m_is_settling = false;
    show_focus();
    emit laid_out();
}

int FormScroll::whole_height() const
{
    const QWidget* content = widget();
    if (content == nullptr)
        return 0;
    const int height = content->hasHeightForWidth() ? content->heightForWidth(width()) : content->sizeHint().height();
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
