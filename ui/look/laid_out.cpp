// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/laid_out.h"

#include <QWidget>

#include <cstddef>

namespace corneta::ui {

namespace {

template <typename Layout> Layout* filled(QWidget* widget, std::initializer_list<Part> parts)
{
    auto* layout = new Layout{widget};
    layout->setContentsMargins(0, 0, 0, 0);
    put_in(*layout, parts);
    return layout;
}

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

void tab_through(const std::vector<QWidget*>& widgets)
{
    for (std::size_t i = 1; i < widgets.size(); ++i)
        QWidget::setTabOrder(widgets[i - 1], widgets[i]);
}

} // namespace corneta::ui
