// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/dice_faces.h"

#include "ui/look/colours.h"
#include "ui/look/die_face.h"
#include "ui/look/laid_out.h"

#include <QPainter>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr std::size_t most_dice = 6;
constexpr std::size_t in_a_row = 3;

std::size_t shown_of(std::size_t dice)
{
    return std::min(dice, most_dice);
}

} // namespace

DiceFaces::DiceFaces(std::vector<std::pair<int, int>> dice, const QString& words, QWidget* parent)
    : QWidget{parent},
      m_dice{std::move(dice)}
{
    setObjectName(QStringLiteral("dice_faces"));
    setAccessibleName(words);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

int DiceFaces::edge() const
{
    constexpr int units_of_one = 16;
    constexpr int units_of_several = 9;
    return (m_dice.size() == 1 ? units_of_one : units_of_several) * grid_unit(fontMetrics());
}

QString DiceFaces::more() const
{
    return m_dice.size() > most_dice ? tr("and %1 more").arg(m_dice.size() - most_dice) : QString{};
}

QSize DiceFaces::sizeHint() const
{
    const std::size_t shown = shown_of(m_dice.size());
    const auto across = static_cast<int>(std::min(shown, in_a_row));
    const auto down = static_cast<int>((shown + in_a_row - 1) / in_a_row);
    const int gap = grid_unit(fontMetrics());
    const int line = more().isEmpty() ? 0 : fontMetrics().height();
    return {std::max(across * (edge() + gap), fontMetrics().horizontalAdvance(more())), down * (edge() + gap) + line};
}

void DiceFaces::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::WindowText));
    const int step = edge() + grid_unit(fontMetrics());
    for (std::size_t i = 0; i < shown_of(m_dice.size()); ++i) {
        const QRect room{static_cast<int>(i % in_a_row) * step, static_cast<int>(i / in_a_row) * step, edge(), edge()};
        paint_die(painter, room, m_dice[i].first, m_dice[i].second);
    }
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignBottom, more());
}

} // namespace corneta::ui
