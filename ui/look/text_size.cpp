// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/text_size.h"

#include <QApplication>
#include <QFont>
#include <QFontInfo>

namespace corneta::ui {

TextSize::TextSize(QObject* parent) : QObject{parent}, m_system_points{QFontInfo{QApplication::font()}.pointSizeF()} {}

TextSize::~TextSize()
{
    if (m_percent != least)
        reset();
}

void TextSize::set_percent(int percent)
{
    if (percent < least || percent > most || percent == m_percent)
        return;
    constexpr double whole = 100;
    m_percent = percent;
    QFont font = QApplication::font();
    font.setPointSizeF(m_system_points * percent / whole);
    QApplication::setFont(font);
    emit percent_changed(percent);
}

} // namespace corneta::ui
