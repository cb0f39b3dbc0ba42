// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/look/palettes.h"

#include <QApplication>

QPalette palette_named(const QString& name)
{
    QPalette palette = QApplication::palette();
    const auto set = [&](QPalette::ColorRole role, const char* colour) { palette.setColor(role, QColor{colour}); };
    if (name == "dark" || name == "stark") {
        const bool is_stark = name == "stark";
        for (const QPalette::ColorRole role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText, QPalette::HighlightedText})
            set(role, "#ffffff");
        set(QPalette::Window, is_stark ? "#000000" : "#323232");
        set(QPalette::Button, is_stark ? "#000000" : "#3c3c3c");
        set(QPalette::Base, is_stark ? "#000000" : "#242424");
        set(QPalette::AlternateBase, is_stark ? "#000000" : "#2e2e2e");
        set(QPalette::ToolTipBase, "#000000");
        set(QPalette::Highlight, is_stark ? "#0000ff" : "#308cc6");
    }
    return palette;
}
