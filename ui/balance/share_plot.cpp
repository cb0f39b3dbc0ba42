// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/balance/share_plot.h"

#include "core/text/percent.h"
#include "ui/look/band.h"
#include "ui/look/grid.h"
#include "ui/look/roles.h"
#include "ui/words/wording.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace corneta::ui {

namespace {

/// The least round share that has room for all of them.
double round_share_for(const std::vector<SharePlot::Series>& series)
{
    constexpr std::array round{0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0};
    double most = 0;
    for (const SharePlot::Series& one : series)
        for (const double share : one.shares)
            most = std::max(most, share);
    const auto* const found = std::ranges::find_if(round, [&](double share) { return share >= most; });
    return found == round.end() ? 1 : *found;
}

/// "4: 12 %, 5: 30 %"
QString shares_in_words(const QStringList& labels, const SharePlot::Series& series)
{
    QStringList words;
    for (qsizetype i = 0; i < labels.size(); ++i)
        words << QStringLiteral("%1: %2").arg(labels[i], decimal_words(percent(series.shares[static_cast<std::size_t>(i)])));
    const QString all = words.join(QStringLiteral(", "));
    return series.name.isEmpty() ? all : QStringLiteral("%1: %2").arg(series.name, all);
}

} // namespace

SharePlot::SharePlot(QWidget* parent) : QWidget{parent}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SharePlot::show_shares(const QString& title, const QStringList& labels, std::vector<Series> series)
{
    m_labels = labels;
    m_series = std::move(series);
    m_full = round_share_for(m_series);
    QStringList words{tr("%1, columns up to %2").arg(title, full_words())};
    for (const Series& one : m_series)
        words << shares_in_words(m_labels, one);
    setAccessibleName(words.join(QStringLiteral(". ")));
    update();
}

QSize SharePlot::sizeHint() const
{
    constexpr int letters = 30;
    constexpr int lines = 9;
    return {letters * fontMetrics().averageCharWidth(), lines * fontMetrics().height()};
}

QString SharePlot::full_words() const
{
    return decimal_words(percent(m_full));
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
        for (std::size_t place = 0; place < m_series[side].shares.size(); ++place) {
            const double height = plot.height() * std::min(1.0, m_series[side].shares[place] / m_full);
            const double left = plot.left() + room * (static_cast<double>(place) + (1 - filled) / 2) + width * static_cast<double>(side);
            if (height > 0)
                paint_band(painter, QRectF{left, plot.bottom() - std::max(height, 1.0), std::max(width - 1, 1.0), std::max(height, 1.0)},
                           side, unit);
        }
}

} // namespace corneta::ui
