// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/tone.h"

#include "ui/look/colours.h"

#include <QPalette>
#include <QWidget>

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

} // namespace corneta::ui
