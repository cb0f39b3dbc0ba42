// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/sums_view.h"

#include "ui/look/band.h"
#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/look/type.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace corneta::ui {

namespace {

/// At the right, with what room is left for `left` beside it, cut where it is longer.
void put_both(QPainter& painter, const QRect& room, const QString& left, const QString& right, const QFont& left_font)
{
    const int taken = right.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(right) + painter.fontMetrics().averageCharWidth();
    painter.setPen(roles().quiet);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, right);
    painter.setPen(roles().ink);
    painter.setFont(left_font);
    const QRect rest = room.adjusted(0, 0, -taken, 0);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, painter.fontMetrics().elidedText(left, Qt::ElideRight, rest.width()));
}

} // namespace

SumsView::SumsView(QWidget* parent) : QWidget{parent}
{
    setObjectName(QStringLiteral("sums"));
    QSizePolicy policy{QSizePolicy::Preferred, QSizePolicy::Preferred};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SumsView::show_sums(std::vector<TargetSum> sums, const std::string& in_hand)
{
    m_sums = std::move(sums);
    m_in_hand = in_hand;
    QStringList lines;
    for (const TargetSum& sum : m_sums)
        lines << sum.words();
    setAccessibleName(lines.join(QLatin1Char{'\n'}));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

int SumsView::card_width() const
{
    constexpr int characters = 34;
    return characters * fontMetrics().averageCharWidth() + 9 * grid_unit(fontMetrics());
}

int SumsView::card_height() const
{
    const int unit = grid_unit(fontMetrics());
    return 2 * fontMetrics().height() + QFontMetrics{sized(font(), Type::Name, QFont::Bold)}.height() + 9 * unit;
}

int SumsView::columns_in(int width) const
{
    return std::max(width / card_width(), 1);
}

QRect SumsView::card_at(std::size_t number) const
{
    const int gap = 2 * grid_unit(fontMetrics());
    const int columns = columns_in(width());
    const int column = static_cast<int>(number) % columns;
    const int row = static_cast<int>(number) / columns;
    const int whole = (width() + gap) / columns;
    return {column * whole, row * (card_height() + gap), whole - gap, card_height()};
}

QRect SumsView::in_hand() const
{
    const auto found = std::ranges::find(m_sums, m_in_hand, &TargetSum::unit);
    return found == m_sums.end() ? QRect{} : card_at(static_cast<std::size_t>(found - m_sums.begin()));
}

int SumsView::heightForWidth(int width) const
{
    const int columns = columns_in(width);
    const int rows = (static_cast<int>(m_sums.size()) + columns - 1) / columns;
    const int gap = 2 * grid_unit(fontMetrics());
    return std::max(rows * (card_height() + gap) - gap, 1);
}

QSize SumsView::minimumSizeHint() const
{
    constexpr int characters = 20;
    return {characters * fontMetrics().averageCharWidth(), card_height()};
}

void SumsView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter{this};
    for (std::size_t i = 0; i < m_sums.size(); ++i)
        paint_card(painter, card_at(i), m_sums[i]);
}

void SumsView::paint_card(QPainter& painter, const QRect& card, const TargetSum& sum) const
{
    constexpr double corner = 6;
    const Roles& now = roles();
    const int unit = grid_unit(fontMetrics());
    const int line = fontMetrics().height();
    const bool is_in_hand = sum.unit == m_in_hand;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{is_in_hand || now.is_stark ? now.edge : now.line, is_in_hand ? 2.0 : 1.0});
    painter.setBrush(now.leaf);
    painter.drawRoundedRect(QRectF{card}.adjusted(1, 1, -1, -1), corner, corner);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    paint_band(painter, QRectF(card.left() + 2.0 * unit, card.top() + 2.0 * unit, unit, card.height() - 4.0 * unit), sum.side, unit);
    const QRect inside = card.adjusted(5 * unit, 2 * unit, -3 * unit, -2 * unit);
    painter.setFont(font());
    const QFont bold = sized(font(), Type::Plain, QFont::Bold);
    const QString whole = sum.code.isEmpty() ? sum.name : tr("%1  %2").arg(sum.code, sum.name);
    const int room = inside.width() - fontMetrics().horizontalAdvance(sum.strength) - fontMetrics().averageCharWidth();
    const bool fits = sum.code.isEmpty() || QFontMetrics{bold}.horizontalAdvance(whole) <= room;
    put_both(painter, {inside.left(), inside.top(), inside.width(), line}, fits ? whole : sum.code, sum.strength, bold);
    painter.setFont(font());
    painter.setPen(now.quiet);
    painter.drawText(QRect{inside.left(), inside.top() + line, inside.width(), line}, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(sum.counts, Qt::ElideRight, inside.width()));
    const QFont headline = sized(font(), Type::Name, QFont::Bold);
    const QRect middle{inside.left(), inside.top() + 2 * line + unit, inside.width(), QFontMetrics{headline}.height()};
    const QFont beside = sized(font(), Type::Name, QFont::Normal);
    painter.setFont(beside);
    const int taken = QFontMetrics{beside}.horizontalAdvance(sum.percentage) + QFontMetrics{beside}.averageCharWidth();
    const bool fit_both = QFontMetrics{headline}.horizontalAdvance(sum.headline) + taken <= inside.width();
    const bool fits_alone = QFontMetrics{headline}.horizontalAdvance(sum.headline) <= inside.width();
    put_both(painter, middle, sum.headline, fit_both ? sum.percentage : QString{}, fits_alone ? headline : bold);
    if (!sum.probability)
        return;
    const QRect bar{inside.left(), middle.bottom() + unit, inside.width(), 2 * unit};
    painter.fillRect(bar, now.field);
    painter.fillRect(QRect{bar.left(), bar.top(), qRound(bar.width() * *sum.probability), bar.height()},
                     QBrush{now.mark, Qt::BDiagPattern});
    painter.setPen(now.mark);
    painter.drawRect(bar.adjusted(0, 0, -1, -1));
}

} // namespace corneta::ui
