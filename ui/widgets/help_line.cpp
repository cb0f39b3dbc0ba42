// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/help_line.h"

#include "ui/look/laid_out.h"

#include <QApplication>

#include <algorithm>

namespace corneta::ui {

HelpLine::HelpLine(QWidget* parent) : SizedLabel{Type::Plain, QFont::Normal, parent}
{
    call_after(*this, {QEvent::Resize}, [this] { fit_height(); });
}

void HelpLine::say(const QString& words)
{
    setText(words);
    fit_height();
}

void HelpLine::follow_focus_in(const QWidget& window)
{
    connect(qApp, &QApplication::focusChanged, this, [this, &window](const QWidget* /*old*/, QWidget* now) {
        while (now != nullptr && now != &window && now->toolTip().isEmpty())
            now = now->parentWidget();
        if (m_of != nullptr)
            m_of->removeEventFilter(this);
        m_of = now == &window ? nullptr : now;
        if (m_of != nullptr)
            m_of->installEventFilter(this);
        say(m_of == nullptr ? QString{} : m_of->toolTip());
    });
}

/// What the keys do there may change under the fingers.
bool HelpLine::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_of && event->type() == QEvent::ToolTipChange)
        say(m_of->toolTip());
    return SizedLabel::eventFilter(watched, event);
}

void HelpLine::fit_height()
{
    setMinimumHeight(0);                                       // else it is measured with what is there
    const int room = std::max(width(), window()->width() / 2); // before a layout has placed it it may be narrow
    setMinimumHeight(std::max(heightForWidth(room), fontMetrics().lineSpacing()));
}

} // namespace corneta::ui
