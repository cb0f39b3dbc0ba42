// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tone.h"

#include <QApplication>
#include <QPalette>
#include <QWidget>

namespace corneta::ui {

namespace {

QColor mixed(const QColor& ink, const QColor& ground)
{
    constexpr float share = 0.55F;
    const auto mix = [](float a, float b) { return share * a + (1 - share) * b; };
    return QColor::fromRgbF(mix(ink.redF(), ground.redF()), mix(ink.greenF(), ground.greenF()), mix(ink.blueF(), ground.blueF()));
}

} // namespace

void set_tone(QWidget& widget, Tone tone)
{
    if (tone == Tone::Present) {
        widget.setPalette(QPalette{});
        return;
    }
    const QPalette plain = QApplication::palette(&widget);
    QPalette faded;
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::Highlight})
        for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive})
            faded.setColor(group, role, mixed(plain.color(group, role), plain.color(group, QPalette::Window)));
    // on a faded highlight the words stay as plain as elsewhere
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive})
        faded.setColor(group, QPalette::HighlightedText, plain.color(group, QPalette::Text));
    widget.setPalette(faded);
}

} // namespace corneta::ui
