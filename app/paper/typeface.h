// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

namespace corneta::paper {

/// Of a page: a hundredth of a millimetre.
inline constexpr qreal millimetre = 100;
inline constexpr int units_an_inch = 2540;

/// The face of all sheets: Noto Sans, or DejaVu Sans, or what the system has; `points` as printers count them.
QFont face(qreal points, QFont::Weight weight = QFont::Normal);
/// The same for the marks of sources, which few faces have.
QFont face_of_marks(qreal points);
/// For what is typed back: its letters are alike in width.
QFont face_of_letters(qreal points);

qreal width_of(const QFont& font, const QString& words);
qreal line_height(const QFont& font);
/// Of the words in lines of at most `width`.
qreal height_of(const QFont& font, const QString& words, qreal width);
/// Of the longest word, which no line can be narrower than.
qreal widest_word(const QFont& font, const QString& words);

} // namespace corneta::paper
