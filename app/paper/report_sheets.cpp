// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/sheet_kinds.h"
#include "app/paper/typeface.h"
#include "app/storage/game/entry_words.h"
#include "app/storage/report/report.h"
#include "core/game/journal/ledger.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <memory>
#include <utility>

namespace corneta::paper {

namespace {

constexpr qreal type = 7.5; ///< points
constexpr qreal indent = 4 * millimetre;

/// Tables with air in their cells, their heads on each page that they go on to.
void set_tables(QTextDocument& document)
{
    for (QTextFrame* const frame : document.rootFrame()->childFrames())
        if (auto* const table = qobject_cast<QTextTable*>(frame)) {
            QTextTableFormat format = table->format();
            format.setCellPadding(0.6 * millimetre);
            format.setCellSpacing(0);
            format.setBorder(0);
            format.setHeaderRowCount(1);
            format.setTopMargin(millimetre);
            format.setBottomMargin(1.5 * millimetre);
            table->setFormat(format);
        }
}

/// The report as a document whose pages are the bodies of sheets.
std::shared_ptr<QTextDocument> document_of(const GameRecord& record, QSizeF body)
{
    auto document = std::make_shared<QTextDocument>();
    document->setUndoRedoEnabled(false);
    document->setDefaultFont(face(type));
    document->setDocumentMargin(0);
    document->setIndentWidth(indent);
    document->setMarkdown(QString::fromStdString(report(record, ReportKind::Markdown)));
    set_tables(*document);
    document->setPageSize(body);
    return document;
}

std::vector<PageBody> bodies_of(const std::shared_ptr<QTextDocument>& document, QSizeF body)
{
    std::vector<PageBody> bodies;
    bodies.reserve(static_cast<std::size_t>(document->pageCount()));
    for (int page = 0; page < document->pageCount(); ++page)
        bodies.emplace_back([document, body, page](QPainter& painter) {
            const QRectF part{QPointF{0, body.height() * page}, body};
            painter.translate(0, -part.top());
            painter.setClipRect(part);
            QAbstractTextDocumentLayout::PaintContext context;
            context.clip = part;
            context.palette.setColor(QPalette::Text, Qt::black);
            document->documentLayout()->draw(&painter, context);
        });
    document->moveToThread(QCoreApplication::instance()->thread()); // which paints it, wherever it was set
    return bodies;
}

constexpr qreal type_of_plot = 8; ///< points
constexpr qreal for_numbers = 12 * millimetre;
constexpr qreal for_names = 35 * millimetre;
constexpr int lines_across = 5;
constexpr std::array strokes{Qt::SolidLine, Qt::DashLine, Qt::DotLine};

struct Line {
    QString name;
    std::vector<int> at;
};

int most_of(const std::vector<Line>& lines)
{
    int most = 1;
    for (const Line& line : lines)
        most = std::max(most, *std::ranges::max_element(line.at));
    return (most + lines_across - 1) / lines_across * lines_across;
}

/// Thin lines across with their numbers, and the turns below.
void paint_grid(QPainter& painter, const QRectF& place, int most, std::size_t points)
{
    painter.setFont(face(type_of_plot));
    for (int i = 0; i <= lines_across; ++i) {
        const qreal y = place.bottom() - place.height() * i / lines_across;
        painter.setPen(QPen{Qt::lightGray, 0.15 * millimetre});
        painter.drawLine(QPointF{place.left(), y}, QPointF{place.right(), y});
        painter.setPen(Qt::black);
        painter.drawText(QRectF{place.left() - for_numbers, y - 2 * millimetre, for_numbers - millimetre, 4 * millimetre},
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(most * i / lines_across));
    }
    const std::size_t step = std::max<std::size_t>(1, points / 12);
    for (std::size_t i = 0; i < points; i += step) {
        const qreal x = place.left() + place.width() * static_cast<qreal>(i) / static_cast<qreal>(std::max<std::size_t>(points - 1, 1));
        const QString words = i == 0 ? words_of("start") : QString::number(i);
        painter.drawText(QRectF{x - 8 * millimetre, place.bottom() + millimetre, 16 * millimetre, 4 * millimetre}, Qt::AlignCenter, words);
    }
}

void paint_lines(QPainter& painter, const QRectF& place, int most, const std::vector<Line>& lines)
{
    qreal last = -place.height();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QPolygonF line;
        for (std::size_t at = 0; at < lines[i].at.size(); ++at)
            line << QPointF{place.left()
                                + place.width() * static_cast<qreal>(at)
                                    / static_cast<qreal>(std::max<std::size_t>(lines[i].at.size() - 1, 1)),
                            place.bottom() - place.height() * lines[i].at[at] / most};
        painter.setPen(QPen{Qt::black, 0.5 * millimetre, strokes[i % strokes.size()]});
        painter.drawPolyline(line);
        qreal y = line.back().y();
        if (std::abs(y - last) < 5 * millimetre)
            y = last + 5 * millimetre;
        last = y;
        painter.setPen(Qt::black);
        painter.drawText(QRectF{place.right() + 2 * millimetre, y - 4 * millimetre, for_names - 2 * millimetre, 8 * millimetre},
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                         lines[i].name + QStringLiteral(" %1").arg(lines[i].at.back()));
    }
}

PaperTable luck_of(const GameRecord& record)
{
    PaperTable table{.title = words_of("Luck"),
                     .beside = words_of("The harm that the dice would do on average, and what they did."),
                     .head = {"side", "rolls", "dealt, expected", "dealt", "suffered, expected", "suffered"},
                     .rows = {},
                     .is_wide = true};
    for (const game::SideLuck& luck : game::luck_ledger(record.journal()))
        table.rows.push_back({{QString::fromStdString(name_of(record, luck.side))},
                              {QString::number(luck.dealt.rolls)},
                              {QString::number(luck.dealt.expected, 'f', 1)},
                              {QString::number(luck.dealt.actual)},
                              {QString::number(luck.suffered.expected, 'f', 1)},
                              {QString::number(luck.suffered.actual)}});
    return table;
}

/// What each side had left at the start and at the end of each turn, a line a side, and the luck of both below.
PageBody strength_plot(const GameRecord& record, QSizeF body)
{
    std::vector<Line> lines;
    for (const Strength& strength : strengths(record))
        lines.push_back({QString::fromStdString(name_of(record, strength.side)), strength.at});
    const auto luck = std::make_shared<const SetTable>(luck_of(record), type_of_plot, body.width());
    return [lines, luck, body](QPainter& painter) {
        painter.setPen(Qt::black);
        painter.setFont(face(type_of_plot + 2, QFont::Bold));
        painter.drawText(QRectF{0, 0, body.width(), 6 * millimetre}, Qt::AlignLeft, words_of("What each side had left, turn by turn"));
        const QRectF place{for_numbers, 10 * millimetre, body.width() - for_numbers - for_names, body.height() / 2};
        if (!lines.empty()) {
            paint_grid(painter, place, most_of(lines), lines.front().at.size());
            paint_lines(painter, place, most_of(lines), lines);
        }
        luck->paint(painter, {0, place.bottom() + 15 * millimetre});
    };
}

} // namespace

std::expected<Sheets, Problems> report_sheets(const GameRecord& record, const std::string& /*side*/, QPageSize::PageSizeId paper)
{
    const std::string label = scenario_text(record, "label");
    const SheetHead head = head_of(record.book(), label.empty() ? words_of(record.ruleset().label) : words_of(label));
    const QSizeF body = body_of(paper);
    std::vector<PageBody> bodies{strength_plot(record, body)};
    std::ranges::move(bodies_of(document_of(record, body), body), std::back_inserter(bodies));
    return Sheets{paper, pages_under(head, std::move(bodies))};
}

} // namespace corneta::paper
