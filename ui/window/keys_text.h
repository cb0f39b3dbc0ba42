// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <utility>

namespace corneta::ui {

/// A page that explains every key, as HTML: those of the menus and those that only work in place.
QString keys_text(const QList<std::pair<QString, QString>>& of_menus);

} // namespace corneta::ui
