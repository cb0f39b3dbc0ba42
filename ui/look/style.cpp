// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/style.h"

#include "ui/look/roles.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace corneta::ui {

namespace {

void paint_box(QPainter& painter, const QRectF& in, const QColor& ground, bool has_focus, bool is_enabled)
{
    constexpr double corner = 4;
    const double width = has_focus || roles().is_stark ? 2 : 1;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{has_focus ? roles().mark : is_enabled ? roles().edge : roles().line, width});
    painter.setBrush(ground);
    painter.drawRoundedRect(in.adjusted(width / 2, width / 2, -width / 2, -width / 2), corner, corner);
}

void paint_tick(QPainter& painter, const QRectF& in)
{
    QPainterPath tick{{in.left() + 0.22 * in.width(), in.top() + 0.55 * in.height()}};
    tick.lineTo(in.left() + 0.42 * in.width(), in.top() + 0.75 * in.height());
    tick.lineTo(in.left() + 0.78 * in.width(), in.top() + 0.27 * in.height());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{roles().ink, std::max(2.0, in.width() / 7), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(tick);
}

} // namespace

void Style::install()
{
    if (qobject_cast<const Style*>(QApplication::style()) == nullptr)
        QApplication::setStyle(new Style);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const bool is_button = element == PE_PanelButtonCommand;
    if (!is_button && element != PE_IndicatorCheckBox && element != PE_PanelLineEdit) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    painter->save();
    const bool is_pressed = is_button && (option->state & (State_Sunken | State_On));
    const QColor ground = is_pressed ? roles().wash : is_button ? option->palette.color(QPalette::Button) : roles().field;
    paint_box(*painter, option->rect, ground, option->state.testFlag(State_HasFocus), option->state.testFlag(State_Enabled));
    if (element == PE_IndicatorCheckBox && option->state.testFlag(State_On))
        paint_tick(*painter, option->rect);
    painter->restore();
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    if (metric != PM_IndicatorWidth && metric != PM_IndicatorHeight)
        return QProxyStyle::pixelMetric(metric, option, widget);
    const QFontMetrics metrics = widget != nullptr ? widget->fontMetrics() : QFontMetrics{QApplication::font()};
    return std::max(metrics.height(), QProxyStyle::pixelMetric(metric, option, widget));
}

} // namespace corneta::ui
