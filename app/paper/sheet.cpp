// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/sheet.h"

#include "app/paper/typeface.h"
#include "core/text/language.h"

#include <QBuffer>
#include <QPdfWriter>

#include <algorithm>
#include <utility>

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

/// The title as large as what stands beside it lets it be.
void paint_head(QPainter& painter, const QRectF& page, const SheetHead& head)
{
    const QRectF top{page.topLeft(), QSizeF{page.width(), 8 * millimetre}};
    const QString charts = head.edition.isEmpty() ? QString{}
        : head.pack.isEmpty()                     ? words_of("Charts of the ruleset")
                                                  : words_of("Charts: ") + head.pack;
    const qreal beside = std::max(width_of(face(7.5), head.edition), width_of(face(7.5), charts)) + 5 * millimetre;
    qreal points = 15;
    while (points > 6 && width_of(face(points, QFont::Bold), head.title) > page.width() - beside)
        points -= 0.5;
    painter.setPen(Qt::black);
    painter.setFont(face(points, QFont::Bold));
    painter.drawText(top, Qt::AlignLeft | Qt::AlignVCenter, head.title);
    painter.setPen(quiet);
    painter.setFont(face(7.5));
    painter.drawText(top, Qt::AlignRight | Qt::AlignVCenter, head.edition + QLatin1Char{'\n'} + charts);
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
    paint_bar(painter, top + QPointF{0, 12 * millimetre}, four_inches, 4, words_of("4 inches"));
    const QRectF right{top + QPointF{0, 3 * millimetre}, QSizeF{page.width(), 10.5 * millimetre}};
    painter.setPen(quiet);
    painter.setFont(face_of_marks(6.5));
    painter.drawText(right, Qt::AlignRight | Qt::AlignTop,
                     words_of("\u25a0 rules  \u25c6 example in the rules  \u25cb house  \u2605 yours"));
    painter.setFont(face(6.5));
    painter.drawText(right, Qt::AlignRight | Qt::AlignBottom,
                     QString::fromStdString(spoken(Sentence{"Corneta {0}, page {1} of {2}", {Name{CORNETA_VERSION}, number, count}})));
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
    const QString label = words_of(book.ruleset->label);
    const QString edition = words_of(book.ruleset->edition);
    const QString pack = words_of(book.charts->pack);
    return title.isEmpty() ? SheetHead{label, edition, pack} : SheetHead{title, label + QStringLiteral(" \u00b7 ") + edition, pack};
}

QString words_of(std::string_view text)
{
    return QString::fromStdString(spoken(text));
}

QString mark_of(Source source)
{
    switch (source) {
    case Source::Rules: return QStringLiteral("\u25a0");
    case Source::Example: return QStringLiteral("\u25c6");
    case Source::House: return QStringLiteral("\u25cb");
    case Source::Yours: return QStringLiteral("\u2605");
    }
    return {};
}

std::vector<SheetPage> pages_under(const SheetHead& head, std::vector<PageBody> bodies)
{
    std::vector<SheetPage> pages;
    pages.reserve(bodies.size());
    for (PageBody& body : bodies)
        pages.push_back({head, std::move(body)});
    return pages;
}

QSizeF body_of(QPageSize::PageSizeId paper)
{
    return page_of(paper).size() - QSizeF{0, head_height + foot_height};
}

void paint_page(QPainter& painter, const Sheets& sheets, std::size_t page)
{
    const QRectF frame = page_of(sheets.paper);
    const SheetPage& painted = sheets.pages[page];
    painter.save();
    paint_head(painter, frame, painted.head);
    paint_foot(painter, frame, static_cast<int>(page) + 1, static_cast<int>(sheets.pages.size()));
    painter.translate(frame.topLeft() + QPointF{0, head_height});
    painted.body(painter);
    painter.restore();
}

QByteArray pdf_of(const Sheets& sheets)
{
    QByteArray pdf;
    QBuffer buffer{&pdf};
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer{&buffer};
        writer.setPageSize(QPageSize{sheets.paper});
        writer.setPageMargins({});
        writer.setResolution(units_an_inch);
        writer.setTitle(sheets.pages.empty() ? QString{} : sheets.pages.front().head.title);
        writer.setCreator(QStringLiteral("Corneta " CORNETA_VERSION));
        QPainter painter{&writer};
        for (std::size_t i = 0; i < sheets.pages.size(); ++i) {
            if (i > 0)
                writer.newPage();
            paint_page(painter, sheets, i);
        }
    }
    fix_date(pdf);
    return pdf;
}

} // namespace corneta::paper
