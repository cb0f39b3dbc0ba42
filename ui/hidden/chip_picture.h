// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>

class QWidget;

namespace corneta::ui {

/// The back of every chip: what it is does not show.
inline const QString chip_back = QStringLiteral("back");

/// A chip as high as a line of the widget's text; nothing where it has no picture. Example: `move`.
QPixmap chip_picture(const QString& word, const QWidget& widget);

} // namespace corneta::ui
