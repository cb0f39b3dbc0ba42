// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/sized_label.h"

#include "ui/look/colours.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>

#include <algorithm>

namespace corneta::ui {

void set_tone(QWidget& widget, Tone tone)
{
    if (tone == Tone::Present) {
        widget.setPalette(QPalette{});
        return;
    }
    const Roles& now = roles();
    QPalette faded;
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::Link})
            faded.setColor(group, role, now.quiet);
    }
    widget.setPalette(faded);
}

SizedLabel::SizedLabel(Type type, QFont::Weight weight, QWidget* parent, const char* object)
    : QLabel{parent},
      m_type{type},
      m_weight{weight}
{
    setObjectName(QLatin1String{object});
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    fit();
}

SizedLabel::SizedLabel(Type type, QFont::Weight weight, const QString& words, QWidget* parent) : SizedLabel{type, weight, parent}
{
    setText(words);
}

void SizedLabel::show_words(const QString& words)
{
    setText(words);
    setVisible(!words.isEmpty());
}

bool SizedLabel::event(QEvent* event)
{
    const bool done = QLabel::event(event);
    if (event->type() == QEvent::Polish)
        fit();
    return done;
}

QSize SizedLabel::minimumSizeHint() const
{
    const QSize least = QLabel::minimumSizeHint();
    constexpr int characters = 16; // a word may be longer than the window is wide
    return wordWrap() ? QSize{std::min(least.width(), characters * fontMetrics().averageCharWidth()), fontMetrics().height()} : least;
}

void SizedLabel::fit()
{
    QFont wanted = QApplication::font(this);
    wanted.setPointSizeF(QFontInfo{wanted}.pointSizeF() * factor_of(m_type));
    wanted.setWeight(m_weight);
    if (wanted != font())
        setFont(wanted);
}

} // namespace corneta::ui
