// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace corneta::ui {
class MainWindow;
}

namespace corneta::window {

/// Lets everything that is being counted arrive.
void wait_until_idle(ui::MainWindow& window);

/// Paints the window into the file; false when that cannot be written.
[[nodiscard]] bool save_picture(ui::MainWindow& window, const QString& file);

} // namespace corneta::window
