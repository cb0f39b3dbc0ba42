// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/report_sheets.h"

#include "app/paper/sheet.h"
#include "app/paper/strength_plot.h"
#include "app/paper/typeface.h"
#include "app/storage/report/report.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

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
