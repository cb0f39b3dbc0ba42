// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shot.h"

#include "ui/action/action_sheet.h"
#include "ui/window/main_window.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPixmap>
#include <QScreen>
#include <QThread>

namespace corneta::window {

void wait_until_idle(ui::MainWindow& window)
{
    constexpr qint64 patience_ms = 60'000;
    constexpr unsigned long pause_us = 500;
    QElapsedTimer since;
    since.start();
    while (window.sheet().isVisible() && !window.sheet().is_idle() && since.elapsed() < patience_ms) {
        QThread::usleep(pause_us);
        QCoreApplication::processEvents();
    }
    constexpr int rounds = 20; // what is laid out asks for more of it
    for (int round = 0; round < rounds; ++round)
        QCoreApplication::processEvents();
}

bool save_picture(ui::MainWindow& window, const QString& file)
{
    return window.screen()->grabWindow(window.winId()).save(file, "PNG"); // what has been painted, and not all pages laid out anew
}

} // namespace corneta::window
