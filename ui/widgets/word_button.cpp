// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/word_button.h"

#include "ui/look/colours.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr int words_flags = Qt::AlignCenter | Qt::TextWordWrap | Qt::TextShowMnemonic;
constexpr int boundless = 10'000;

} // namespace

WordButton::WordButton(const QString& words, QWidget* parent, const char* object) : QPushButton{words, parent}
{
    setObjectName(QLatin1String{object});
    QSizePolicy policy{QSizePolicy::Preferred, QSizePolicy::Minimum};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

WordButton* WordButton::back(QWidget* parent)
{
    auto* button = new WordButton{tr("Go back (Esc)"), parent};
    button->setAccessibleName(tr("Go back"));
    return button;
}

void WordButton::make_primary()
{
    m_is_primary = true;
    update();
}

QSize WordButton::frame() const
{
    constexpr int enough = 12; // large type has air of its own
    const int around = fontMetrics().height();
    return {around, std::max(around / 2, std::min(3 * around / 4, enough))};
}

QSize WordButton::sizeHint() const
{
    return fontMetrics().boundingRect(QRect{0, 0, boundless, boundless}, words_flags, text()).size() + frame();
}

QSize WordButton::minimumSizeHint() const
{
    int widest = 0;
    for (const QString& word : text().split(QLatin1Char{' '}))
        widest = std::max(widest, fontMetrics().horizontalAdvance(word));
    return QSize{widest, fontMetrics().height()} + frame();
}

int WordButton::heightForWidth(int width) const
{
    const QRect room{0, 0, std::max(width - frame().width(), 1), boundless};
    return fontMetrics().boundingRect(room, words_flags, text()).height() + frame().height();
}

void WordButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        event->ignore(); // Qt would walk to whatever stands above or below
    else
        QPushButton::keyPressEvent(event);
}

void WordButton::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter{this};
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    const bool is_filled = m_is_primary && isEnabled() && !roles().is_stark;
    if (is_filled) {
        option.palette.setColor(QPalette::Button, roles().mark);
        option.palette.setColor(QPalette::ButtonText, roles().field);
    }
    painter.drawControl(QStyle::CE_PushButton, option);
    const int side = frame().width() / 2;
    const QRect room = rect().adjusted(side, 0, -side, 0);
    painter.drawItemText(room, isFlat() ? (words_flags & ~Qt::AlignHCenter) | Qt::AlignLeft : words_flags, option.palette, isEnabled(),
                         text(), QPalette::ButtonText);
}

} // namespace corneta::ui
