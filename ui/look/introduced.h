// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace corneta::ui {

/// By which name tests find a widget, what it is called for those who hear it, and what its help says; what is empty stays as it is.
void introduce(QWidget& widget, const char* object, const QString& name, const QString& help = {});

} // namespace corneta::ui
