// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/introduced.h"

#include <QWidget>

namespace corneta::ui {

void introduce(QWidget& widget, const char* object, const QString& name, const QString& help)
{
    widget.setObjectName(QLatin1String{object});
    if (!name.isEmpty())
        widget.setAccessibleName(name);
    if (!help.isEmpty())
        widget.setToolTip(help);
}

} // namespace corneta::ui
