// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/sheet_header.h"

#include "ui/look/colours.h"
#include "ui/look/laid_out.h"

#include <QPainter>

#include <algorithm>

namespace corneta::ui {

SheetHeader::SheetHeader(QWidget* parent) : QHeaderView{Qt::Horizontal, parent}
{
    setHighlightSections(false);
    setSectionsClickable(false);
}

QString SheetHeader::title_of(int section) const
{
    return model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
}

QFont SheetHeader::bold() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

/// As the cells below have it.
QRect SheetHeader::room_in(const QRect& section) const
{
    const int unit = grid_unit(fontMetrics());
    return section.adjusted(2 * unit, 0, -2 * unit, 0);
}

int SheetHeader::least_width(const QString& title) const
{
    const QFontMetrics metrics{bold()};
    int widest = 0;
    for (const QString& word : title.split(QLatin1Char{' '}))
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest + 1;
}

QSize SheetHeader::sectionSizeFromContents(int section) const
{
    const QRect room = room_in({0, 0, sectionSize(section), 100 * fontMetrics().height()});
    const QRect words = QFontMetrics{bold()}.boundingRect(room, Qt::TextWordWrap, title_of(section));
    return {words.width(), words.height() + 2 * grid_unit(fontMetrics())};
}

void SheetHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    painter->setFont(bold());
    painter->setPen(roles().ink);
    const int at = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
    painter->drawText(room_in(rect), at | static_cast<int>(Qt::TextWordWrap), title_of(section));
}

void SheetHeader::paintEvent(QPaintEvent* event)
{
    QHeaderView::paintEvent(event);
    QPainter painter{viewport()};
    painter.setPen(roles().edge);
    painter.drawLine(viewport()->rect().bottomLeft(), viewport()->rect().bottomRight());
}

} // namespace corneta::ui
