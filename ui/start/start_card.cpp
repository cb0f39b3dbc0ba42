// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/start_card.h"

#include "ui/look/colours.h"
#include "ui/look/laid_out.h"

#include <QPainter>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr int title_flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr int boundless = 10'000;

} // namespace

StartCard::StartCard(const QString& key, const QString& title, const QStringList& about, QWidget* parent)
    : QAbstractButton{parent},
      m_key{key},
      m_about{about}
{
    setText(title);
    setAccessibleName(title);
    describe();
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy{QSizePolicy::Expanding, QSizePolicy::Minimum};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    call_after(*this, {QEvent::FontChange}, [this] { m_heights.clear(); });
    call_on_keys(*this, {Qt::Key_Return, Qt::Key_Enter}, [this] { click(); });
}

void StartCard::tell_more(const QString& words)
{
    const qsizetype free = m_about.indexOf(QString{});
    if (free < 0)
        return;
    m_about[free] = words;
    m_heights.clear();
    describe();
    updateGeometry();
    update();
}

void StartCard::make_primary()
{
    m_is_primary = true;
    update();
}

int StartCard::key_width() const
{
    return std::max(fontMetrics().horizontalAdvance(m_key), fontMetrics().height()) + 3 * grid_unit(fontMetrics());
}

int StartCard::heightForWidth(int width) const
{
    const auto known = m_heights.constFind(width);
    return known != m_heights.constEnd() ? *known : *m_heights.insert(width, measured_height(width));
}

int StartCard::measured_height(int width) const
{
    const int unit = grid_unit(fontMetrics());
    const QRect room{0, 0, width - key_width() - 11 * unit, boundless};
    const int title = QFontMetrics{title_font()}.boundingRect(room, title_flags, text()).height();
    const int words = m_about.isEmpty() ? 0 : fontMetrics().boundingRect(room, title_flags, about()).height() + unit;
    return title + words + 6 * unit;
}

QSize StartCard::sizeHint() const
{
    constexpr int characters = 44;
    return {characters * fontMetrics().averageCharWidth(), minimumSizeHint().height()}; // how high it is its width says
}

QSize StartCard::minimumSizeHint() const
{
    constexpr int characters = 24;
    return {characters * fontMetrics().averageCharWidth(), fontMetrics().height()};
}

void StartCard::paintEvent(QPaintEvent* /*event*/)
{
    constexpr double corner = 6;
    QPainter painter{this};
    const Roles& now = roles();
    const int unit = grid_unit(fontMetrics());
    const bool is_marked = m_is_primary || hasFocus();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{is_marked ? now.mark : now.edge, is_marked || now.is_stark ? 2.0 : 1.0});
    painter.setBrush(hasFocus() ? now.wash : now.leaf);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(1, 1, -1, -1), corner, corner);
    const QRect key{4 * unit, 3 * unit, key_width(), fontMetrics().height() + 2 * unit};
    painter.setPen(QPen{now.edge, 1.0});
    painter.setBrush(now.field);
    painter.drawRoundedRect(QRectF{key}.adjusted(0.5, 0.5, -0.5, -0.5), corner / 2, corner / 2);
    painter.setPen(now.ink);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(key, Qt::AlignCenter, m_key);
    QRect room{key.right() + 4 * unit, 3 * unit, width() - key.right() - 7 * unit, height()};
    painter.setFont(title_font());
    painter.drawText(room, title_flags, text());
    room.setTop(room.top() + QFontMetrics{title_font()}.boundingRect(room, title_flags, text()).height() + unit);
    painter.setFont(font());
    painter.setPen(now.quiet);
    painter.drawText(room, title_flags, about());
}

} // namespace corneta::ui
