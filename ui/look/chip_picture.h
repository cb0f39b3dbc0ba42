// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>

class QFontMetrics;
class QWidget;

namespace corneta {
struct Ruleset;
namespace game {
struct Unit;
}
} // namespace corneta

namespace corneta::ui {

/// The back of every chip: what it is does not show.
inline const QString chip_back = QStringLiteral("back");

/// The chip that lies open by a unit; empty where none does, or where the ruleset has no chips.
QString chip_by(const Ruleset& ruleset, const game::Unit& unit);

/// A chip of so many pixels; nothing where it has no picture. Example: `move`.
QPixmap chip_picture(const QString& word, int side, qreal pixel_ratio);
/// The same as high as a line of the widget's text.
QPixmap chip_picture(const QString& word, const QWidget& widget);

} // namespace corneta::ui
