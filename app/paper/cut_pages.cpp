// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/cut_pages.h"

#include "app/paper/typeface.h"

#include <algorithm>
#include <utility>

namespace corneta::paper {

namespace {

constexpr qreal gap = 0.8 * millimetre;
constexpr qreal smallest_words = 4; ///< points

struct Placed {
    CutPiece piece;
    QRectF at;
};

std::vector<std::vector<Placed>> placed(const std::vector<CutPiece>& pieces, QSizeF body)
{
    std::vector<std::vector<Placed>> pages(1);
    QPointF next;
    qreal row = 0;
    for (const CutPiece& piece : pieces) {
        if (next.x() > 0 && next.x() + piece.size.width() > body.width()) {
            next = {0, next.y() + row + gap};
            row = 0;
        }
        if (next.y() > 0 && next.y() + piece.size.height() > body.height()) {
            pages.emplace_back();
            next = {};
            row = 0;
        }
        pages.back().push_back({piece, {next, piece.size}});
        next.rx() += piece.size.width() + gap;
        row = std::max(row, piece.size.height());
    }
    return pages;
}

} // namespace

std::vector<PageBody> cut_pages(const std::vector<CutPiece>& pieces, QSizeF body)
{
    std::vector<PageBody> bodies;
    for (const std::vector<Placed>& page : placed(pieces, body)) {
        bodies.emplace_back([page](QPainter& painter) {
            for (const Placed& one : page)
                one.piece.front(painter, one.at);
        });
        if (std::ranges::none_of(page, [](const Placed& one) { return one.piece.back != nullptr; }))
            continue;
        bodies.emplace_back([page, body](QPainter& painter) {
            for (const Placed& one : page)
                if (one.piece.back != nullptr)
                    one.piece.back(painter, {QPointF{body.width() - one.at.right(), one.at.top()}, one.at.size()});
        });
    }
    return bodies;
}

void paint_words(QPainter& painter, const QRectF& place, const QString& words, qreal points)
{
    const auto fits = [&](qreal size) {
        const QFont font = face(size, QFont::DemiBold);
        return widest_word(font, words) <= place.width() && height_of(font, words, place.width()) <= place.height();
    };
    while (points > smallest_words && !fits(points))
        points -= 0.5;
    painter.setFont(face(points, QFont::DemiBold));
    painter.setPen(Qt::black);
    painter.drawText(place, Qt::AlignCenter | Qt::TextWordWrap, words);
}

void paint_outline(QPainter& painter, const QRectF& place)
{
    painter.setPen(QPen{Qt::black, 0.2 * millimetre});
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place);
}

} // namespace corneta::paper
