// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/sheet.h"

#include <functional>
#include <vector>

namespace corneta::paper {

/// Something to be cut out: what is painted in its place, and on its back.
struct CutPiece {
    QSizeF size;
    std::function<void(QPainter& painter, const QRectF& place)> front;
    std::function<void(QPainter& painter, const QRectF& place)> back{};
};

/// The pieces side by side in rows. Behind each page that has backs stands the page of its backs, which fit when the sheet is turned over its
/// long edge.
std::vector<PageBody> cut_pages(const std::vector<CutPiece>& pieces, QSizeF body);

inline constexpr qreal inch = 2540;

/// Words in the middle of a place, as large as fits up to `points`.
void paint_words(QPainter& painter, const QRectF& place, const QString& words, qreal points);
/// The line to cut along.
void paint_outline(QPainter& painter, const QRectF& place);

} // namespace corneta::paper
