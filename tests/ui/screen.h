// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QStringList>

class QMainWindow;

/// All that a window lets anybody see, hear or find: its picture, and the words of its widgets, models and menus, hidden ones too.
struct Screen {
    QImage picture;
    QStringList words;
    friend bool operator==(const Screen&, const Screen&) = default;
};

Screen screen_of(QMainWindow& window);
