// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/odds/odds_bars.h"

#include "ui/look/colours.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace corneta::ui {

namespace {

constexpr int words_flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr int boundless = 10'000;

/// A full bar is certain, unless all bars would be too short to compare.
double full_length(const std::vector<OddsBars::Row>& rows)
{
    constexpr double short_bar = 0.1;
    double likeliest = 0;
    for (const OddsBars::Row& row : rows)
        likeliest = std::max(likeliest, row.probability);
    return likeliest < short_bar ? 2 * likeliest : 1;
}

} // namespace

OddsBars::OddsBars(QWidget* parent) : QWidget{parent}
{
    QSizePolicy policy{QSizePolicy::Preferred, QSizePolicy::Minimum};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OddsBars::show_rows(std::vector<Row> rows)
{
    m_rows = std::move(rows);
    m_full = full_length(m_rows);
    QStringList lines;
    for (const Row& row : m_rows)
        lines << QStringLiteral("%1: %2: %3").arg(row.value, row.headline, row.chance);
    setAccessibleName(lines.join(QLatin1Char{'\n'}));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

void OddsBars::mark(std::size_t row)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].came_true = i == row;
    update();
}

int OddsBars::thickness() const
{
    return std::max(fontMetrics().height() / 2, 4);
}

int OddsBars::value_width() const
{
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics{bold};
    int widest = 0;
    for (const Row& row : m_rows)
        widest = std::max(widest, metrics.horizontalAdvance(row.value));
    return widest + fontMetrics().height(); // for the triangle of the row that came true
}

const QString& OddsBars::chance_shown(const Row& row, int width) const
{
    return fontMetrics().horizontalAdvance(row.chance) > width / 3 ? row.percentage : row.chance;
}

QRect OddsBars::headline_room(const Row& row, int width) const
{
    if (is_stacked(width))
        return {0, fontMetrics().height(), width, boundless};
    const int gap = fontMetrics().averageCharWidth();
    const int left = value_width() + gap;
    const int right = fontMetrics().horizontalAdvance(chance_shown(row, width)) + gap + margin();
    return {left, 0, std::max(width - left - right, gap), boundless};
}

int OddsBars::headline_height(const Row& row, int width) const
{
    const QRect room = headline_room(row, width);
    return room.top() + std::max(fontMetrics().boundingRect(room, words_flags, row.headline).height(), fontMetrics().height());
}

int OddsBars::heightForWidth(int width) const
{
    int height = 0;
    for (const Row& row : m_rows)
        height += headline_height(row, width) + 2 * thickness();
    return height;
}

QSize OddsBars::sizeHint() const
{
    constexpr int characters = 40;
    const int width = characters * fontMetrics().averageCharWidth();
    return {width, heightForWidth(width)};
}

QSize OddsBars::minimumSizeHint() const
{
    constexpr int characters = 20;
    return {characters * fontMetrics().averageCharWidth(), fontMetrics().height() + thickness()};
}

void OddsBars::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter{this};
    int top = 0;
    for (const Row& row : m_rows) {
        paint_row(painter, row, top);
        top += headline_height(row, width()) + 2 * thickness();
    }
}

/// The row's ground and frame, with a triangle at its left edge.
void OddsBars::paint_mark(QPainter& painter, const Row& row, int top) const
{
    constexpr double corner = 4;
    const QRectF room{1.0, top - 1.0, width() - 2.0, headline_height(row, width()) + thickness() + 3.0};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{roles().mark, 2.0});
    painter.setBrush(roles().wash);
    painter.drawRoundedRect(room, corner, corner);
    const double side = fontMetrics().height() / 2.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(roles().mark);
    painter.drawPolygon(QPolygonF{{{5.0, top + side / 2}, {5.0 + side, top + side}, {5.0, top + 1.5 * side}}});
    painter.restore();
}

void OddsBars::paint_row(QPainter& painter, const Row& row, int top) const
{
    const QPalette& colours = palette();
    if (row.came_true)
        paint_mark(painter, row, top);
    painter.setPen(colours.color(QPalette::WindowText));
    const int line = fontMetrics().height();
    const QRect headline = headline_room(row, width()).translated(0, top);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    if (is_stacked(width()))
        painter.drawText(QRect{0, top, width(), line}, Qt::AlignLeft | Qt::AlignTop, row.value);
    else
        painter.drawText(QRect{0, top, headline.left() - fontMetrics().averageCharWidth(), line}, Qt::AlignRight | Qt::AlignTop, row.value);
    const auto height = [&](const QFont& in) { return QFontMetrics{in}.boundingRect(headline, words_flags, row.headline).height(); };
    painter.setFont(row.came_true && height(bold) <= height(font()) ? bold : font()); // a row takes no other room once it came true
    painter.drawText(headline, words_flags, row.headline);
    painter.setFont(font());
    const int right = width() - margin();
    painter.drawText(QRect{0, top, right, line}, Qt::AlignRight | Qt::AlignTop, chance_shown(row, width()));

    const QRect whole{headline.left(), top + headline_height(row, width()), right - headline.left() - 1, thickness()};
    const int length = std::max(static_cast<int>(whole.width() * row.probability / m_full), 1);
    const QRect bar{whole.topLeft(), QSize{length, whole.height()}};
    const QColor colour = colours.color(QPalette::Link);
    if (m_full == 1) {
        painter.setPen(roles().line);
        painter.drawRect(whole);
    }
    painter.setPen(colour);
    painter.fillRect(bar, row.highlighted ? QBrush{colours.color(QPalette::Base)} : QBrush{colour});
    if (row.highlighted)
        painter.fillRect(bar, QBrush{colour, Qt::BDiagPattern});
    painter.drawRect(bar);
}

} // namespace corneta::ui
