// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/cut_pages.h"
#include "app/paper/sheet_kinds.h"
#include "app/paper/typeface.h"
#include "core/charts/chart.h"

#include <QtMath>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace corneta::paper {

namespace {

constexpr qreal radius = 3.5 * inch;
const QSizeF card{2.5 * inch, 3.5 * inch};
constexpr int whole_degree = 16; ///< as Qt counts parts of one

/// A sector that opens upwards by so many degrees from the middle of its lower edge.
CutPiece sector(const QString& words, int degrees)
{
    const qreal half = qDegreesToRadians(degrees / 2.0);
    const qreal across = degrees >= 180 ? 2 * radius : std::max(2 * radius * std::sin(half), inch);
    return {.size = {across, radius}, .front = [=](QPainter& painter, const QRectF& place) {
                const QPointF tip{place.center().x(), place.bottom()};
                const QRectF circle{tip - QPointF{radius, radius}, QSizeF{2 * radius, 2 * radius}};
                painter.setPen(QPen{Qt::black, 0.25 * millimetre});
                painter.setBrush(QColor{0xf4, 0xf4, 0xf2});
                painter.drawPie(circle, (90 - degrees / 2) * whole_degree - degrees % 2 * whole_degree / 2, degrees * whole_degree);
                const qreal room = std::min(across * 0.55, 2.2 * inch);
                paint_words(painter, {tip.x() - room / 2, place.top() + radius * 0.15, room, radius * 0.3},
                            words + QStringLiteral(" %1\u00b0").arg(degrees), 10);
            }};
}

CutPiece card_of(const QString& words)
{
    return {.size = card, .front = [words](QPainter& painter, const QRectF& place) {
                paint_outline(painter, place);
                paint_words(painter, place.adjusted(200, 200, -200, -200), words, 22);
            }};
}

void add_cards(const Ruleset& ruleset, std::vector<CutPiece>& pieces)
{
    std::set<std::string_view> done;
    for (const CardsSpec& spec : ruleset.paper.cards)
        for (const Action& action : ruleset.actions)
            for (const Field& field : action.form)
                for (const Option& option : field.stat == spec.stat ? field.options : std::span<const Option>{})
                    if (done.insert(option.word).second)
                        pieces.insert(pieces.end(), static_cast<std::size_t>(spec.count), card_of(words_of(option.label)));
}

} // namespace

std::expected<Sheets, Problems> templates(const Rulebook& book, QPageSize::PageSizeId paper)
{
    std::vector<CutPiece> pieces;
    if (const Chart* const chart = book.charts->find(book.ruleset->paper.arcs))
        for (std::size_t row = 0; row < chart->spec().rows.size(); ++row) {
            const RowSpec& spec = chart->spec().rows[row];
            pieces.push_back(sector(words_of(spec.label.empty() ? spec.key : spec.label), chart->cell(row, 0).whole()));
        }
    add_cards(*book.ruleset, pieces);
    if (pieces.empty())
        return std::unexpected{Problems{{"print templates", {"{0} has no arcs and no cards", {book.ruleset->label}}}}};
    return Sheets{paper, pages_under(head_of(book, words_of("Templates")), cut_pages(pieces, body_of(paper)))};
}

} // namespace corneta::paper
