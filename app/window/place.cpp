// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/place.h"

#include <QSettings>
#include <QSplitter>

namespace corneta::window {

namespace {

constexpr QLatin1String place_key{"window/place"};
/// Of a splitter that shares its room by itself, until somebody moves it.
constexpr const char* is_fitted = "is_fitted";

QString key_of(const QSplitter& splitter)
{
    return QStringLiteral("window/") + splitter.objectName();
}

} // namespace

void restore_place(QWidget& window, const QSettings& settings)
{
    window.restoreGeometry(settings.value(place_key).toByteArray());
    for (QSplitter* splitter : window.findChildren<QSplitter*>())
        if (!splitter->objectName().isEmpty())
            if (splitter->restoreState(settings.value(key_of(*splitter)).toByteArray()))
                splitter->setProperty(is_fitted, false);
}

void keep_place(const QWidget& window, QSettings& settings)
{
    settings.setValue(place_key, window.saveGeometry());
    for (const QSplitter* splitter : window.findChildren<QSplitter*>())
        if (!splitter->objectName().isEmpty() && !splitter->property(is_fitted).toBool())
            settings.setValue(key_of(*splitter), splitter->saveState());
}

} // namespace corneta::window
