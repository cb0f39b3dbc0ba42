// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/balance/share_plot.h"

#include "core/text/percent.h"
#include "ui/look/band.h"
#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/words/wording.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace corneta::ui {

namespace {

double most_of(const std::vector<SharePlot::Series>& series)
{
    double most = 0;
    for (const SharePlot::Series& one : series)
        for (const double height : one.heights)
            most = std::max(most, height);
    return most;
}

/// The least round share that has room for all of them.
double round_share_for(const std::vector<SharePlot::Series>& series)
{
    constexpr std::array round{0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0};
    const auto* const found = std::ranges::find_if(round, [most = most_of(series)](double share) { return share >= most; });
    return found == round.end() ? 1 : *found;
}

/// The least number of 1, 2 or 5 and noughts that has room for all of them.
double round_number_for(const std::vector<SharePlot::Series>& series)
{
    constexpr double base = 10;
    for (double noughts = 1;; noughts *= base)
        for (const double first : {1, 2, 5})
            if (first * noughts >= most_of(series))
                return first * noughts;
}

QString share_in_words(double share)
{
    return decimal_words(percent(share));
}

QString number_in_words(double number)
{
    return QString::number(number);
}

} // namespace

SharePlot::SharePlot(QWidget* parent) : QWidget{parent}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SharePlot::show_shares(const QString& title, const QStringList& labels, std::vector<Series> series)
{
    const double full = round_share_for(series);
    show_columns(title, labels, std::move(series), full, share_in_words);
}

void SharePlot::show_numbers(const QString& title, const QStringList& labels, std::vector<Series> series)
{
    const double full = round_number_for(series);
    show_columns(title, labels, std::move(series), full, number_in_words);
}

void SharePlot::show_columns(const QString& title, const QStringList& labels, std::vector<Series> series, double full,
                             QString (*words)(double))
{
    m_labels = labels;
    m_series = std::move(series);
    m_full = full;
    m_words = words;
    QStringList heard{tr("%1, columns up to %2").arg(title, full_words())};
    for (const Series& one : m_series) {
        QStringList heights; // "4: 12 %, 5: 30 %"
        for (qsizetype i = 0; i < m_labels.size(); ++i)
            heights << QStringLiteral("%1: %2").arg(m_labels[i], m_words(one.heights[static_cast<std::size_t>(i)]));
        const QString all = heights.join(QStringLiteral(", "));
        heard << (one.name.isEmpty() ? all : QStringLiteral("%1: %2").arg(one.name, all));
    }
    setAccessibleName(heard.join(QStringLiteral(". ")));
    update();
}

QSize SharePlot::sizeHint() const
{
    constexpr int letters = 30;
    constexpr int lines = 9;
    return {letters * fontMetrics().averageCharWidth(), lines * fontMetrics().height()};
}

void SharePlot::paintEvent(QPaintEvent* /*event*/)
{
    if (m_labels.isEmpty())
        return;
    QPainter painter{this};
    const int unit = grid_unit(fontMetrics());
    const int left = fontMetrics().horizontalAdvance(full_words()) + 2 * unit;
    const QRect plot = rect().adjusted(left, paint_names(painter) + unit, -unit, -fontMetrics().height() - unit);
    paint_axes(painter, plot);
    paint_columns(painter, plot);
}

int SharePlot::paint_names(QPainter& painter) const
{
    const int unit = grid_unit(fontMetrics());
    const int line = fontMetrics().height();
    int left = 0;
    int top = 0;
    bool is_any = false;
    for (std::size_t side = 0; side < m_series.size(); ++side) {
        const QString& name = m_series[side].name;
        if (name.isEmpty())
            continue;
        const int width = 5 * unit + fontMetrics().horizontalAdvance(name);
        if (left > 0 && left + width > this->width()) {
            left = 0;
            top += line;
        }
        is_any = true;
        paint_band(painter, QRectF{QRect{left, top + line / 6, 3 * unit, 2 * line / 3}}, side, unit);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect{left + 4 * unit, top, width, line}, Qt::AlignLeft | Qt::AlignVCenter, name);
        left += width + 3 * unit;
    }
    return is_any ? top + line : line / 2;
}

/// The shares of full and half height, and as many labels as have room.
void SharePlot::paint_axes(QPainter& painter, const QRect& plot) const
{
    const int unit = grid_unit(fontMetrics());
    const int line = fontMetrics().height();
    painter.setPen(roles().line);
    for (const int y : {plot.top(), plot.center().y()})
        painter.drawLine(plot.left(), y, plot.right(), y);
    painter.setPen(roles().edge);
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect{0, plot.top() - line / 2, plot.left() - unit, line}, Qt::AlignRight | Qt::AlignVCenter, full_words());
    int widest = 0;
    for (const QString& label : m_labels)
        widest = std::max(widest, fontMetrics().horizontalAdvance(label) + 2 * unit);
    const auto places = static_cast<int>(m_labels.size());
    const int each = std::max(1, (widest * places + plot.width() - 1) / std::max(plot.width(), 1));
    for (int place = 0; place < places; place += each) {
        const int center = plot.left() + plot.width() * (2 * place + 1) / (2 * places);
        const int start = std::clamp(center - widest / 2, 0, width() - widest);
        painter.drawText(QRect{start, plot.bottom() + unit, widest, line}, Qt::AlignCenter, m_labels[place]);
    }
}

void SharePlot::paint_columns(QPainter& painter, const QRect& plot) const
{
    constexpr double filled = 0.8; // of the room of a place
    const int unit = grid_unit(fontMetrics());
    const double room = static_cast<double>(plot.width()) / static_cast<double>(m_labels.size());
    const double width = filled * room / static_cast<double>(m_series.size());
    for (std::size_t side = 0; side < m_series.size(); ++side)
        for (std::size_t place = 0; place < m_series[side].heights.size(); ++place) {
            const double height = plot.height() * std::min(1.0, m_series[side].heights[place] / m_full);
            const double left = plot.left() + room * (static_cast<double>(place) + (1 - filled) / 2) + width * static_cast<double>(side);
            if (height > 0)
                paint_band(painter, QRectF{left, plot.bottom() - std::max(height, 1.0), std::max(width - 1, 1.0), std::max(height, 1.0)},
                           side, unit);
        }
}

} // namespace corneta::ui
