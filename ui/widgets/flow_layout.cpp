// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flow_layout.h"

#include <QLayoutItem>
#include <QWidget>

#include <algorithm>

namespace corneta::ui {

FlowLayout::FlowLayout(QWidget* parent, std::initializer_list<QWidget*> widgets) : QLayout{parent}
{
    setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : widgets)
        addWidget(widget);
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = {size.width() + item->sizeHint().width() + spacing(), std::max(size.height(), item->sizeHint().height())};
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    lay_out(rect, Doing::Placing);
}

int FlowLayout::lay_out(const QRect& rect, Doing doing) const
{
    const int gap = std::max(spacing(), 0);
    int x = rect.x();
    int y = rect.y();
    int tallest = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint().boundedTo({std::max(rect.width(), item->minimumSize().width()), item->sizeHint().height()});
        if (item->hasHeightForWidth())
            size.setHeight(item->heightForWidth(size.width()));
        if (x > rect.x() && x + size.width() > rect.x() + rect.width()) {
            x = rect.x();
            y += tallest + gap;
            tallest = 0;
        }
        if (doing == Doing::Placing)
            item->setGeometry({{x, y}, size});
        x += size.width() + gap;
        tallest = std::max(tallest, size.height());
    }
    return y + tallest - rect.y();
}

} // namespace corneta::ui
