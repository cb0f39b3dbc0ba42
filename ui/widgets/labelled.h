// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace corneta::ui {

/// The field below its label, which is its name too.
QWidget* labelled(const QString& label, QWidget& field, QWidget* parent);

} // namespace corneta::ui
