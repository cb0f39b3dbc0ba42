// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source_legend.h"

#include "ui/widgets/source_mark.h"
#include "ui/words/wording.h"

#include <QFontMetrics>
#include <QPainter>

#include <cassert>

namespace corneta::ui {

namespace {

constexpr Source all_sources[] = {Source::Rules, Source::Example, Source::House, Source::Yours};

} // namespace

QString source_meaning(Source source)
{
    switch (source) {
    case Source::Rules: return SourceLegend::tr("the published text says so");
    case Source::Example: return SourceLegend::tr("follows from a worked example in the text");
    case Source::House: return SourceLegend::tr("our stand-in where the text does not hold it");
    case Source::Yours: return SourceLegend::tr("from your pack");
    }
    assert(false);
    return {};
}

SourceLegend::SourceLegend(QWidget* parent) : QWidget{parent}
{
    setAccessibleName(tr("Marks: square rules, diamond example, ring house, star yours"));
}

QSize SourceLegend::sizeHint() const
{
    const int side = fontMetrics().height();
    int width = 0;
    for (const Source source : all_sources)
        width += side + fontMetrics().horizontalAdvance(source_words(source)) + side;
    return {width, side};
}

void SourceLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter{this};
    const QColor colour = palette().color(QPalette::WindowText);
    painter.setPen(colour);
    const int side = fontMetrics().height();
    int x = 0;
    for (const Source source : all_sources) {
        const int inset = side / 5;
        paint_source_mark(painter, QRectF{QRect{x, (height() - side) / 2, side, side}.adjusted(inset, inset, -inset, -inset)}, source,
                          colour);
        const QString words = source_words(source);
        const int width = fontMetrics().horizontalAdvance(words);
        painter.drawText(QRect{x + side, 0, width + 1, height()}, Qt::AlignVCenter | Qt::AlignLeft, words);
        x += side + width + side;
    }
}

} // namespace corneta::ui
