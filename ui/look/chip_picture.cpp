// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/chip_picture.h"

#include "core/action/ruleset.h"
#include "core/game/play/rules.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <QWidget>

namespace corneta::ui {

QString chip_by(const Ruleset& ruleset, const game::Unit& unit)
{
    if (ruleset.game != nullptr)
        for (const game::HiddenSpec& hidden : ruleset.game->hidden)
            if (!hidden.letters.empty() && hidden.kind == unit.kind && unit.word(hidden.stat) != "none")
                return QString::fromStdString(std::string{unit.word(hidden.stat)});
    return {};
}

QPixmap chip_picture(const QString& word, int side, qreal pixel_ratio)
{
    const QString file = QStringLiteral(":/resources/chips/%1.svg").arg(word);
    const QString key = QStringLiteral("%1 %2 %3").arg(file).arg(side).arg(pixel_ratio);
    QPixmap picture;
    if (word.isEmpty() || QPixmapCache::find(key, &picture) || !QFile::exists(file))
        return picture;
    picture = QPixmap{QSize{side, side} * pixel_ratio};
    picture.setDevicePixelRatio(pixel_ratio);
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    QSvgRenderer{file}.render(&painter, QRectF{0, 0, static_cast<qreal>(side), static_cast<qreal>(side)});
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
}

QPixmap chip_picture(const QString& word, const QWidget& widget)
{
    return chip_picture(word, widget.fontMetrics().lineSpacing(), widget.devicePixelRatio());
}

} // namespace corneta::ui
