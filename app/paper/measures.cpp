// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/cut_pages.h"
#include "app/paper/sheet_kinds.h"
#include "app/paper/typeface.h"
#include "core/charts/chart.h"

#include <QtMath>

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>
#include <utility>

namespace corneta::paper {

namespace {

constexpr qreal width = 0.9 * inch;
constexpr qreal for_ticks = 0.2; ///< of the width, then for the name
constexpr qreal for_name = 0.2;
constexpr qreal longest_part = 9; ///< inches: the height of a page
constexpr int longest_ruler = 12;

struct Band {
    QString words;
    qreal end = 0; ///< inches of the rules
};
struct Stick {
    QString name;
    std::vector<Band> bands;
};

Stick stick_of(const Chart& chart, const ChartSet& charts, std::size_t row)
{
    const RowSpec& spec = chart.spec().rows[row];
    Stick stick{words_of(spec.label.empty() ? spec.key : spec.label), {}};
    for (std::size_t column = 0; column < chart.spec().columns.size(); ++column) {
        const Cell& cell = chart.cell(row, column);
        if (!cell.empty())
            stick.bands.push_back({words_of(charts.column_label(chart.spec(), column)), cell.number().value()});
    }
    return stick;
}

/// The part of a stick from an inch on, bands dark and light by turns.
void paint_part(QPainter& painter, const QRectF& place, const Stick& stick, qreal times, qreal from, const QString& about)
{
    const qreal to = from + place.height() / inch;
    qreal begin = 0;
    for (std::size_t i = 0; i < stick.bands.size(); ++i) {
        const qreal end = stick.bands[i].end * times;
        const qreal top = std::max(begin, from);
        const qreal bottom = std::min(end, to);
        if (bottom > top) {
            const QRectF band{place.left(), place.top() + (top - from) * inch, place.width(), (bottom - top) * inch};
            painter.fillRect(band, i % 2 == 0 ? QColor{0xff, 0xff, 0xff} : QColor{0xd8, 0xd8, 0xd8});
            const QString words = QStringLiteral("%1 %2\u2033").arg(stick.bands[i].words).arg(stick.bands[i].end);
            paint_words(painter, band.adjusted(place.width() * (for_ticks + for_name), 0, -30, 0), words, 8);
        }
        begin = std::max(begin, end);
    }
    painter.setPen(QPen{Qt::black, 0.15 * millimetre});
    for (int tick = static_cast<int>(std::ceil(from)); tick <= to; ++tick) {
        const qreal y = place.top() + (tick - from) * inch;
        painter.drawLine(QPointF{place.left(), y}, QPointF{place.left() + place.width() * for_ticks, y});
    }
    paint_outline(painter, place);
    painter.save();
    painter.translate(place.left() + place.width() * for_ticks, place.bottom() - 100);
    painter.rotate(-90);
    paint_words(painter, {0, 0, std::min(place.height() - 200, 2.5 * inch), place.width() * for_name}, about, 7);
    painter.restore();
}

std::vector<CutPiece> parts_of(const Stick& stick, const ScaleSpec& scale)
{
    const qreal times = static_cast<qreal>(scale.times) / scale.over;
    qreal length = 0;
    for (const Band& band : stick.bands)
        length = std::max(length, band.end * times);
    const int count = static_cast<int>(std::ceil(length / longest_part));
    std::vector<CutPiece> parts;
    for (int part = 0; part < count; ++part) {
        const qreal from = part * longest_part;
        const QString about = stick.name + QStringLiteral(", ") + words_of(scale.words)
            + (count > 1 ? words_of(", part %1 of %2").arg(part + 1).arg(count) : QString{});
        parts.push_back({.size = {width, std::min(longest_part, length - from) * inch},
                         .front = [=](QPainter& painter, const QRectF& place) { paint_part(painter, place, stick, times, from, about); }});
    }
    return parts;
}

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

std::expected<Sheets, Problems> sticks(const Rulebook& book, QPageSize::PageSizeId paper)
{
    std::vector<PageBody> bodies;
    for (const ScaleSpec& scale : book.ruleset->paper.scales) {
        std::vector<CutPiece> pieces;
        for (const std::string_view measured : book.ruleset->paper.measured) {
            const Chart& chart = book.charts->of(measured);
            for (std::size_t row = 0; row < chart.spec().rows.size(); ++row)
                std::ranges::move(parts_of(stick_of(chart, *book.charts, row), scale), std::back_inserter(pieces));
        }
        Stick ruler{words_of("inches"), {}};
        for (int inches = 1; inches <= longest_ruler; ++inches)
            ruler.bands.push_back({QString{}, static_cast<qreal>(inches)});
        std::ranges::move(parts_of(ruler, scale), std::back_inserter(pieces));
        std::ranges::move(cut_pages(pieces, body_of(paper)), std::back_inserter(bodies));
    }
    if (bodies.empty())
        return std::unexpected{Problems{{"print sticks", {"{0} measures nothing in inches", {book.ruleset->label}}}}};
    return Sheets{paper, pages_under(head_of(book, words_of("Range and move sticks")), std::move(bodies))};
}

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
