// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/odds_bar.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr int words_flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr int boundless = 10'000;

} // namespace

OddsBar::OddsBar(QWidget* parent) : QWidget{parent}
{
    QSizePolicy policy{QSizePolicy::Preferred, QSizePolicy::Minimum};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OddsBar::show_row(const Row& row, double likeliest, int value_width)
{
    m_row = row;
    m_likeliest = likeliest;
    m_value_width = value_width;
    setAccessibleName(QStringLiteral("%1: %2: %3").arg(row.value, row.headline, row.chance));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

int OddsBar::thickness() const
{
    return std::max(fontMetrics().height() / 2, 4);
}

QRect OddsBar::headline_room(int width) const
{
    const int gap = fontMetrics().averageCharWidth();
    const int left = m_value_width + gap;
    const int right = fontMetrics().horizontalAdvance(m_row.chance) + gap;
    return {left, 0, std::max(width - left - right, gap), boundless};
}

int OddsBar::headline_height(int width) const
{
    return std::max(fontMetrics().boundingRect(headline_room(width), words_flags, m_row.headline).height(), fontMetrics().height());
}

int OddsBar::heightForWidth(int width) const
{
    return headline_height(width) + thickness() + thickness() / 2;
}

QSize OddsBar::sizeHint() const
{
    constexpr int characters = 40;
    const int width = characters * fontMetrics().averageCharWidth();
    return {width, heightForWidth(width)};
}

QSize OddsBar::minimumSizeHint() const
{
    constexpr int characters = 20;
    return {characters * fontMetrics().averageCharWidth(), fontMetrics().height() + thickness()};
}

void OddsBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter{this};
    const QPalette& colours = palette();
    painter.setPen(colours.color(QPalette::WindowText));
    const int line = fontMetrics().height();
    const QRect headline = headline_room(width());
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(QRect{0, 0, m_value_width, line}, Qt::AlignRight | Qt::AlignTop, m_row.value);
    painter.setFont(font());
    painter.drawText(headline, words_flags, m_row.headline);
    painter.drawText(QRect{0, 0, width(), line}, Qt::AlignRight | Qt::AlignTop, m_row.chance);

    const QRect whole{headline.left(), headline_height(width()), width() - headline.left() - 1, thickness()};
    const int length = std::max(static_cast<int>(whole.width() * m_row.probability / m_likeliest), 1);
    const QRect bar{whole.topLeft(), QSize{length, whole.height()}};
    const QColor colour = colours.color(QPalette::Highlight);
    painter.setPen(colour);
    painter.fillRect(bar, m_row.stands_out ? QBrush{colours.color(QPalette::Base)} : QBrush{colour});
    if (m_row.stands_out)
        painter.fillRect(bar, QBrush{colour, Qt::BDiagPattern});
    painter.drawRect(bar);
}

} // namespace corneta::ui
