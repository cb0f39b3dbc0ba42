// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/laid_out.h"

#include <QWidget>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace corneta::ui {

namespace {

template <typename Layout> Layout* filled(QWidget* widget, std::initializer_list<Part> parts)
{
    auto* layout = new Layout{widget};
    layout->setContentsMargins(0, 0, 0, 0);
    put_in(*layout, parts);
    return layout;
}

class AfterEvents : public QObject {
public:
    AfterEvents(QWidget& widget, std::vector<QEvent::Type> events, std::function<void()> what)
        : QObject{&widget},
          m_events{std::move(events)},
          m_what{std::move(what)}
    {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (std::ranges::find(m_events, event->type()) == m_events.end())
            return false;
        watched->event(event);
        m_what();
        return true;
    }

private:
    std::vector<QEvent::Type> m_events;
    std::function<void()> m_what;
};

} // namespace

void Part::add_to(QBoxLayout& layout) const
{
    if (m_layout != nullptr)
        layout.addLayout(m_layout, m_stretch);
    else if (m_widget != nullptr)
        layout.addWidget(m_widget, m_stretch, m_at);
    else
        layout.addStretch(m_stretch);
}

void put_in(QBoxLayout& layout, std::initializer_list<Part> parts)
{
    for (const Part& part : parts)
        part.add_to(layout);
}

QVBoxLayout* in_column(QWidget* widget, std::initializer_list<Part> parts)
{
    return filled<QVBoxLayout>(widget, parts);
}

QHBoxLayout* in_row(QWidget* widget, std::initializer_list<Part> parts)
{
    return filled<QHBoxLayout>(widget, parts);
}

void introduce(QWidget& widget, const char* object, const QString& name, const QString& help)
{
    widget.setObjectName(QLatin1String{object});
    if (!name.isEmpty())
        widget.setAccessibleName(name);
    if (!help.isEmpty())
        widget.setToolTip(help);
}

void tab_through(const std::vector<QWidget*>& widgets)
{
    for (std::size_t i = 1; i < widgets.size(); ++i)
        QWidget::setTabOrder(widgets[i - 1], widgets[i]);
}

void call_after(QWidget& widget, std::initializer_list<QEvent::Type> events, std::function<void()> what)
{
    new AfterEvents{widget, events, std::move(what)};
}

} // namespace corneta::ui
