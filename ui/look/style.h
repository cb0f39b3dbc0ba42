// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace corneta::ui {

/// The user's style, drawn flat: fields, buttons and check boxes have borders that can be seen in any palette, boxes grow with the text, what is
/// chosen has a wash and a frame, tabs a line below the one in hand, scroll bars a handle and nothing else.
class Style : public QProxyStyle {
    Q_OBJECT

public:
    /// Gives it to the application, once, before there is a window.
    static void install();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
};

} // namespace corneta::ui
