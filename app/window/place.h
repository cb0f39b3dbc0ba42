// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSettings;
class QWidget;

namespace corneta::window {

/// Puts the window where it was left, with the widths of its columns.
void restore_place(QWidget& window, const QSettings& settings);
/// Keeps them for the next time.
void keep_place(const QWidget& window, QSettings& settings);

} // namespace corneta::window
