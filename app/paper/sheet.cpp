// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/sheet.h"

#include "app/paper/typeface.h"

#include <QBuffer>
#include <QPdfWriter>

#include <algorithm>

namespace corneta::paper {

namespace {

constexpr qreal margin = 10 * millimetre;
constexpr qreal head_height = 12 * millimetre;
constexpr qreal foot_height = 14 * millimetre;
constexpr qreal hundred_millimetres = 100 * millimetre;
constexpr qreal four_inches = 4.0 * units_an_inch;
const QColor quiet{0x50, 0x50, 0x50};

QRectF page_of(QPageSize::PageSizeId paper)
{
    const QSizeF size = QPageSize{paper}.size(QPageSize::Millimeter) * millimetre;
    return QRectF{QPointF{}, size}.adjusted(margin, margin, -margin, -margin);
}

void paint_head(QPainter& painter, const QRectF& page, const SheetHead& head)
{
    painter.setPen(Qt::black);
    painter.setFont(face(15, QFont::Bold));
    painter.drawText(QRectF{page.topLeft(), QSizeF{page.width(), 8 * millimetre}}, Qt::AlignLeft | Qt::AlignVCenter, head.title);
    painter.setPen(quiet);
    painter.setFont(face(7.5));
    const QRectF right{page.topLeft(), QSizeF{page.width(), 8 * millimetre}};
    const QString charts = head.pack.isEmpty() ? QStringLiteral("Charts of the ruleset") : QStringLiteral("Charts: ") + head.pack;
    painter.drawText(right, Qt::AlignRight | Qt::AlignVCenter, head.edition + QLatin1Char{'\n'} + charts);
    painter.setPen(QPen{Qt::black, 0.4 * millimetre});
    painter.drawLine(page.topLeft() + QPointF{0, 9 * millimetre}, page.topRight() + QPointF{0, 9 * millimetre});
}

/// A bar from which a printer's scale is read, ticks at each unit.
void paint_bar(QPainter& painter, QPointF at, qreal length, int parts, const QString& words)
{
    constexpr qreal tick = 0.9 * millimetre;
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    painter.drawRect(QRectF{at, QSizeF{length, 0.5 * millimetre}});
    for (int i = 0; i <= parts; ++i) { // no tick sticks out over the ends
        const qreal x = std::min(length * i / parts, length - 0.2 * millimetre);
        painter.drawRect(QRectF{at + QPointF{x, -tick}, QSizeF{0.2 * millimetre, tick}});
    }
    painter.setPen(quiet);
    painter.setFont(face(6.5));
    painter.drawText(QRectF{at + QPointF{length + 2 * millimetre, -2 * millimetre}, QSizeF{30 * millimetre, 4 * millimetre}},
                     Qt::AlignLeft | Qt::AlignVCenter, words);
}

void paint_foot(QPainter& painter, const QRectF& page, int number, int count)
{
    const QPointF top = page.bottomLeft() - QPointF{0, foot_height};
    paint_bar(painter, top + QPointF{0, 6 * millimetre}, hundred_millimetres, 10, QStringLiteral("100 mm"));
    paint_bar(painter, top + QPointF{0, 12 * millimetre}, four_inches, 4, QStringLiteral("4 inches"));
    const QRectF right{top + QPointF{0, 3 * millimetre}, QSizeF{page.width(), 10.5 * millimetre}};
    painter.setPen(quiet);
    painter.setFont(face_of_marks(6.5));
    painter.drawText(right, Qt::AlignRight | Qt::AlignTop,
                     QStringLiteral("\u25a0 rules  \u25c6 example in the rules  \u25cb house  \u2605 yours"));
    painter.setFont(face(6.5));
    painter.drawText(right, Qt::AlignRight | Qt::AlignBottom,
                     QStringLiteral("Corneta " CORNETA_VERSION " \u00b7 page %1 of %2").arg(number).arg(count));
}

/// Qt writes the moment of printing; the bytes stay as many.
void fix_date(QByteArray& pdf)
{
    const QByteArray key = "/CreationDate (D:";
    const QByteArray fixed = "20000101000000";
    const qsizetype at = pdf.indexOf(key);
    if (at >= 0)
        pdf.replace(at + key.size(), fixed.size(), fixed);
}

} // namespace

SheetHead head_of(const Rulebook& book, const QString& title)
{
    const auto words = [](std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); };
    return {title.isEmpty() ? words(book.ruleset->label) : title, words(book.ruleset->edition), words(book.charts->pack)};
}

QSizeF body_of(QPageSize::PageSizeId paper)
{
    return page_of(paper).size() - QSizeF{0, head_height + foot_height};
}

QByteArray pdf_of(const SheetHead& head, QPageSize::PageSizeId paper, const std::vector<PageBody>& pages)
{
    QByteArray pdf;
    QBuffer buffer{&pdf};
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer{&buffer};
        writer.setPageSize(QPageSize{paper});
        writer.setPageMargins({});
        writer.setResolution(units_an_inch);
        writer.setTitle(head.title);
        writer.setCreator(QStringLiteral("Corneta " CORNETA_VERSION));
        QPainter painter{&writer};
        const QRectF page = page_of(paper);
        for (std::size_t i = 0; i < pages.size(); ++i) {
            if (i > 0)
                writer.newPage();
            paint_head(painter, page, head);
            paint_foot(painter, page, static_cast<int>(i) + 1, static_cast<int>(pages.size()));
            painter.save();
            painter.translate(page.topLeft() + QPointF{0, head_height});
            pages[i](painter);
            painter.restore();
        }
    }
    fix_date(pdf);
    return pdf;
}

} // namespace corneta::paper
