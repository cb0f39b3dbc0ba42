// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/cut_pages.h"
#include "app/paper/sheet_kinds.h"
#include "app/paper/typeface.h"
#include "core/game/play/rules.h"

#include <QFile>
#include <QSvgRenderer>

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

namespace corneta::paper {

namespace {

constexpr int of_each_order = 9;
constexpr qreal for_words = 0.22; ///< of a chip
const QSizeF label{1.5 * inch, 0.5 * inch};
const QSizeF cap{1.5 * inch, 0.75 * inch};

using Picture = std::shared_ptr<QSvgRenderer>;

Picture picture_of(std::string_view word)
{
    const QString file = QStringLiteral(":/resources/chips/%1.svg").arg(QString::fromStdString(std::string{word}));
    return QFile::exists(file) ? std::make_shared<QSvgRenderer>(file) : nullptr;
}

CutPiece chip(const Picture& picture, const QString& words, const Picture& back)
{
    return {.size = {inch, inch},
            .front =
                [picture, words](QPainter& painter, const QRectF& place) {
                    paint_outline(painter, place);
                    const qreal height = place.height() * (1 - for_words);
                    const QPointF left{place.center().x() - height / 2, place.top()};
                    picture->render(&painter, QRectF{left, QSizeF{height, height}}.adjusted(100, 100, -100, -100));
                    paint_words(painter, {place.left(), place.top() + height, place.width(), place.height() - height}, words, 8);
                },
            .back =
                [back](QPainter& painter, const QRectF& place) {
                    paint_outline(painter, place);
                    back->render(&painter, place.adjusted(50, 50, -50, -50));
                }};
}

CutPiece worded(QSizeF size, const QString& words, qreal points, const QString& back = {})
{
    const auto paint = [points](const QString& said) {
        return [said, points](QPainter& painter, const QRectF& place) {
            paint_outline(painter, place);
            paint_words(painter, place.adjusted(80, 80, -80, -80), said, points);
        };
    };
    CutPiece piece{.size = size, .front = paint(words)};
    if (!back.isEmpty())
        piece.back = paint(back);
    return piece;
}

CutPiece marker_of(const MarkerSpec& marker)
{
    return marker.back.empty() ? worded({inch, inch / 2}, words_of(marker.words), 11)
                               : worded({inch, inch}, words_of(marker.words), 12, words_of(marker.back));
}

/// Chips with a picture of what is laid.
void add_hidden(const Ruleset& ruleset, std::vector<CutPiece>& pieces)
{
    const auto stats = game::stats_of(ruleset);
    const Picture back = picture_of("back");
    for (const game::HiddenSpec& hidden : ruleset.game->hidden) {
        const auto stat = std::ranges::find(stats, hidden.stat, [](const game::StatSpec& spec) { return spec.field.key; });
        for (const Option& option : stat == stats.end() ? std::span<const Option>{} : stat->field.options)
            if (const Picture picture = picture_of(option.word); picture != nullptr && back != nullptr)
                pieces.insert(pieces.end(), of_each_order, chip(picture, words_of(option.label), back));
    }
}

} // namespace

std::expected<Sheets, Problems> chips(const Rulebook& book, QPageSize::PageSizeId paper)
{
    std::vector<CutPiece> pieces;
    if (book.ruleset->game != nullptr)
        add_hidden(*book.ruleset, pieces);
    std::vector<PageBody> bodies = pieces.empty() ? std::vector<PageBody>{} : cut_pages(pieces, body_of(paper));
    std::vector<CutPiece> marked;
    for (const MarkerSpec& marker : book.ruleset->paper.markers)
        marked.insert(marked.end(), static_cast<std::size_t>(marker.count), marker_of(marker));
    if (!marked.empty())
        std::ranges::move(cut_pages(marked, body_of(paper)), std::back_inserter(bodies));
    if (bodies.empty())
        return std::unexpected{Problems{{"print chips", {"{0} has none", {book.ruleset->label}}}}};
    const SheetHead head = head_of(book, words_of("Chips and markers"));
    return Sheets{paper, pages_under(head, std::move(bodies))};
}

std::expected<Sheets, Problems> unit_labels(const GameRecord& record, const std::string& /*side*/, QPageSize::PageSizeId paper)
{
    std::vector<CutPiece> pieces;
    int count = 0;
    for (const game::Unit& unit : record.journal().state().units) {
        if (unit.kind == "side")
            continue;
        const QString code = QString::fromStdString(unit.code);
        pieces.push_back(worded(label,
                                code.isEmpty() ? QString::fromStdString(unit.name)
                                               : code + QStringLiteral(" \u00b7 ") + QString::fromStdString(unit.name),
                                11));
        count += unit.kind == "unit" ? 1 : 0;
    }
    std::vector<CutPiece> caps(static_cast<std::size_t>((count + 2) / 3), worded(cap, words_of("Broken"), 14)); // a third is many
    const SheetHead head = head_of(record.book(), words_of("Labels and caps of units"));
    pieces.insert(pieces.end(), caps.begin(), caps.end());
    return Sheets{paper, pages_under(head, cut_pages(pieces, body_of(paper)))};
}

} // namespace corneta::paper
