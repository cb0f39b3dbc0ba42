// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/typeface.h"

#include <QFontMetricsF>
#include <QStringList>

#include <algorithm>

namespace corneta::paper {

namespace {

constexpr qreal points_an_inch = 72;
constexpr qreal no_ligatures = 100.02; ///< percent: where letters are spaced at all, "fi" stays two letters, which can be copied out

QFont sized(const QStringList& families, qreal points)
{
    QFont font;
    font.setFamilies(families);
    font.setPixelSize(qRound(points / points_an_inch * units_an_inch));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::ForceOutline);
    font.setLetterSpacing(QFont::PercentageSpacing, no_ligatures);
    return font;
}

} // namespace

QFont face(qreal points, QFont::Weight weight)
{
    QFont font = sized({QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")}, points);
    font.setWeight(weight);
    return font;
}

QFont face_of_marks(qreal points)
{
    return sized({QStringLiteral("DejaVu Sans")}, points);
}

QFont face_of_letters(qreal points)
{
    QFont font = sized({QStringLiteral("DejaVu Sans Mono")}, points);
    font.setLetterSpacing(QFont::PercentageSpacing, 100);
    return font;
}

qreal width_of(const QFont& font, const QString& words)
{
    return QFontMetricsF{font}.horizontalAdvance(words);
}

qreal line_height(const QFont& font)
{
    return QFontMetricsF{font}.height();
}

qreal height_of(const QFont& font, const QString& words, qreal width)
{
    return QFontMetricsF{font}.boundingRect(QRectF{0, 0, width, 0}, Qt::TextWordWrap, words).height();
}

qreal widest_word(const QFont& font, const QString& words)
{
    qreal widest = 0;
    for (const QString& word : words.split(QLatin1Char{' '}))
        widest = std::max(widest, width_of(font, word));
    return widest;
}

} // namespace corneta::paper
