// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace corneta::ui {

/// The user's style, but that fields, buttons and check boxes have borders that can be seen in any palette, and boxes grow with the text.
class Style : public QProxyStyle {
    Q_OBJECT

public:
    /// Gives it to the application, once, before there is a window.
    static void install();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
};

} // namespace corneta::ui
