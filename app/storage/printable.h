// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace corneta {

/// Whether some letter of a text would move the cursor of a terminal, break the line or turn the direction of what follows.
bool has_control_characters(const QString& text);

/// The text with a mark of replacement for each such letter.
QString printable(QString text);

} // namespace corneta
