// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/chip_picture.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#include <QWidget>

namespace corneta::ui {

QPixmap chip_picture(const QString& word, const QWidget& widget)
{
    const QString file = QStringLiteral(":/resources/chips/%1.svg").arg(word);
    if (!QFile::exists(file))
        return {};
    const int side = widget.fontMetrics().lineSpacing();
    QPixmap picture{QSize{side, side} * widget.devicePixelRatio()};
    picture.setDevicePixelRatio(widget.devicePixelRatio());
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    QSvgRenderer{file}.render(&painter, QRectF{0, 0, static_cast<qreal>(side), static_cast<qreal>(side)});
    return picture;
}

} // namespace corneta::ui
