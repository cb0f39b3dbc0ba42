// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/laid_out.h"

#include <QKeyEvent>
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

/// Says of each event of a widget whether it has dealt with it.
class Watch : public QObject {
public:
    Watch(QWidget& widget, std::function<bool(QEvent& event)> deals_with) : QObject{&widget}, m_deals_with{std::move(deals_with)}
    {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override { return m_deals_with(*event); }

private:
    std::function<bool(QEvent& event)> m_deals_with;
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
    new Watch{widget, [&widget, events = std::vector(events), what = std::move(what)](QEvent& event) {
                  if (std::ranges::find(events, event.type()) == events.end())
                      return false;
                  static_cast<QObject&>(widget).event(&event);
                  what();
                  return true;
              }};
}

void call_on_keys(QWidget& widget, std::initializer_list<int> keys, std::function<void()> what)
{
    new Watch{widget, [keys = std::vector(keys), what = std::move(what)](QEvent& event) {
                  const auto* const key = event.type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(&event) : nullptr;
                  if (key == nullptr || std::ranges::find(keys, key->key()) == keys.end())
                      return false;
                  what();
                  return true;
              }};
}

} // namespace corneta::ui
