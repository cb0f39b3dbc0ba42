// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/style.h"

#include "ui/look/colours.h"
#include "ui/look/laid_out.h"

#include <QApplication>
#include <QColor>
#include <QComboBox>
#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace corneta::ui {

namespace {

/// A field, a button or a check box.
void paint_box(QPainter& painter, const QRectF& in, const QColor& ground, bool has_focus, bool is_enabled)
{
    constexpr double corner = 4;
    const double width = has_focus || roles().is_stark ? 2 : 1;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{has_focus ? roles().mark : is_enabled ? roles().edge : roles().line, width});
    painter.setBrush(ground);
    painter.drawRoundedRect(in.adjusted(width / 2, width / 2, -width / 2, -width / 2), corner, corner);
}

/// In a check box.
void paint_tick(QPainter& painter, const QRectF& in)
{
    QPainterPath tick{{in.left() + 0.22 * in.width(), in.top() + 0.55 * in.height()}};
    tick.lineTo(in.left() + 0.42 * in.width(), in.top() + 0.75 * in.height());
    tick.lineTo(in.left() + 0.78 * in.width(), in.top() + 0.27 * in.height());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{roles().ink, std::max(2.0, in.width() / 7), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(tick);
}

/// Behind a cell of a line that is chosen: a wash, with a frame around the line where the keys go.
void paint_chosen(QPainter& painter, const QStyleOptionViewItem& item, bool has_keys)
{
    constexpr int thick = 2;
    const QRect& in = item.rect;
    const bool is_alone = item.viewItemPosition == QStyleOptionViewItem::OnlyOne
        || (item.viewItemPosition == QStyleOptionViewItem::Invalid && item.index.model() != nullptr
            && item.index.model()->columnCount(item.index.parent()) == 1);
    painter.fillRect(in, roles().wash);
    if (!has_keys)
        return;
    painter.fillRect(QRect{in.left(), in.top(), in.width(), thick}, roles().mark);
    painter.fillRect(QRect{in.left(), in.bottom() - thick + 1, in.width(), thick}, roles().mark);
    if (is_alone || item.viewItemPosition == QStyleOptionViewItem::Beginning || item.index.column() == 0)
        painter.fillRect(QRect{in.left(), in.top(), thick, in.height()}, roles().mark);
    if (is_alone || item.viewItemPosition == QStyleOptionViewItem::End)
        painter.fillRect(QRect{in.right() - thick + 1, in.top(), thick, in.height()}, roles().mark);
}

/// Of a table: the ground, and a line below.
void paint_header(QPainter& painter, const QStyleOptionHeader& header)
{
    const QRect& in = header.rect;
    painter.fillRect(in, roles().paper);
    painter.fillRect(QRect{in.left(), in.bottom(), in.width(), 1}, roles().edge);
}

/// The ground, with a thick line below the tab in hand.
void paint_tab(QPainter& painter, const QStyleOptionTab& tab)
{
    const QRect& in = tab.rect;
    const bool is_in_hand = tab.state.testFlag(QStyle::State_Selected);
    const int thick = std::max(3, tab.fontMetrics.height() / 6);
    painter.fillRect(in, roles().paper);
    painter.fillRect(QRect{in.left(), in.bottom(), in.width(), 1}, roles().line);
    if (tab.state.testFlag(QStyle::State_HasFocus) && is_in_hand)
        paint_box(painter, QRectF{in}.adjusted(1, 1, -1, -1.0 - thick), roles().wash, true, true);
    if (is_in_hand)
        painter.fillRect(QRect{in.left(), in.bottom() - thick + 1, in.width(), thick}, roles().mark);
}

void paint_scroll_handle(QPainter& painter, const QRectF& in, bool is_held)
{
    const double round = std::min(in.width(), in.height()) / 2;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(is_held ? roles().ink : roles().edge);
    painter.drawRoundedRect(in, round, round);
}

/// White on blue is for high contrast; else chosen words stay ink.
QStyleOptionViewItem with_ink(const QStyleOptionViewItem& item)
{
    QStyleOptionViewItem inked = item;
    if (!roles().is_stark)
        for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
            inked.palette.setColor(group, QPalette::Highlight, roles().wash);
            inked.palette.setColor(group, QPalette::HighlightedText, roles().ink);
        }
    return inked;
}

bool is_chosen(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_Selected) && !roles().is_stark;
}

/// What a scroll bar scrolls over: not more than its handle, and a little around.
QRect handle_of(const QRect& slider, bool is_upright)
{
    constexpr int around = 2;
    return is_upright ? slider.adjusted(around, 0, -around, 0) : slider.adjusted(0, around, 0, -around);
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
    if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        item != nullptr && element == PE_PanelItemViewItem && is_chosen(*option)) {
        paint_chosen(*painter, *item, widget != nullptr && widget->hasFocus());
        return;
    }
    if (element == PE_PanelScrollAreaCorner)
        return; // of the ground
    if (element == PE_PanelItemViewRow && is_chosen(*option)) {
        painter->fillRect(option->rect, roles().wash);
        return;
    }
    if (!is_button && element != PE_IndicatorCheckBox && element != PE_PanelLineEdit) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    painter->save();
    const bool is_pressed = is_button && (option->state & (State_Sunken | State_On));
    const bool is_field = !is_button || qobject_cast<const QComboBox*>(widget) != nullptr;
    const QColor ground = is_field ? roles().field : is_pressed ? roles().wash : option->palette.color(QPalette::Button);
    paint_box(*painter, option->rect, ground, option->state.testFlag(State_HasFocus), option->state.testFlag(State_Enabled));
    if (element == PE_IndicatorCheckBox && option->state.testFlag(State_On))
        paint_tick(*painter, option->rect);
    if (element == PE_IndicatorCheckBox && option->state.testFlag(State_NoChange)) { // nobody has said yes or no
        painter->setPen(roles().quiet);
        painter->drawText(option->rect, Qt::AlignCenter, QStringLiteral("?"));
    }
    painter->restore();
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
    if (element == CE_HeaderSection && header != nullptr) {
        paint_header(*painter, *header);
    } else if (element == CE_TabBarTabShape && tab != nullptr) {
        painter->save();
        paint_tab(*painter, *tab);
        painter->restore();
    } else if (element == CE_TabBarTabLabel && tab != nullptr) {
        QStyleOptionTab label = *tab;
        label.state.setFlag(State_HasFocus, false); // the shape shows it
        QProxyStyle::drawControl(element, &label, painter, widget);
    } else if (element == CE_ItemViewItem && item != nullptr) {
        const QStyleOptionViewItem inked = with_ink(*item);
        QProxyStyle::drawControl(element, &inked, painter, widget);
    } else if (element == CE_Splitter) {
        const QRect& in = option->rect;
        const bool is_upright = option->state.testFlag(State_Horizontal);
        painter->fillRect(is_upright ? QRect{in.center().x(), in.top(), 1, in.height()} : QRect{in.left(), in.center().y(), in.width(), 1},
                          is_upright ? roles().line : roles().paper);
    } else {
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || slider == nullptr) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    painter->save();
    const bool is_held = slider->state.testFlag(State_Sunken) && slider->activeSubControls.testFlag(SC_ScrollBarSlider);
    if (slider->maximum > slider->minimum)
        paint_scroll_handle(
            *painter, handle_of(subControlRect(control, option, SC_ScrollBarSlider, widget), slider->orientation == Qt::Vertical), is_held);
    painter->restore();
}

/// A scroll bar has no buttons at its ends.
QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || slider == nullptr)
        return QProxyStyle::subControlRect(control, option, part, widget);
    const QRect& whole = option->rect;
    const bool is_upright = slider->orientation == Qt::Vertical;
    const int length = is_upright ? whole.height() : whole.width();
    const qint64 range = qint64{slider->maximum} - slider->minimum + slider->pageStep;
    const int least = std::min(pixelMetric(PM_ScrollBarSliderMin, option, widget), length);
    const int handle = range <= 0 ? length : std::clamp(static_cast<int>(qint64{length} * slider->pageStep / range), least, length);
    const int start =
        sliderPositionFromValue(slider->minimum, slider->maximum, slider->sliderPosition, length - handle, slider->upsideDown);
    const auto part_of = [&](int from, int to) {
        const QRect along = is_upright ? QRect{whole.left(), whole.top() + from, whole.width(), to - from}
                                       : QRect{whole.left() + from, whole.top(), to - from, whole.height()};
        return visualRect(slider->direction, whole, along);
    };
    switch (part) {
    case SC_ScrollBarSlider: return part_of(start, start + handle);
    case SC_ScrollBarSubPage: return part_of(0, start);
    case SC_ScrollBarAddPage: return part_of(start + handle, length);
    case SC_ScrollBarGroove: return whole;
    default: return {};
    }
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const QFontMetrics metrics = widget != nullptr ? widget->fontMetrics() : QFontMetrics{QApplication::font()};
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight: return std::max(metrics.height(), QProxyStyle::pixelMetric(metric, option, widget));
    case PM_ScrollBarExtent: return std::max(10, 2 * grid_unit(QFontMetrics{QApplication::font()}) + 2);
    case PM_ScrollBarSliderMin: return std::min(2 * metrics.height(), 32); // a page with a bar is not lower than it
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabOverlap:
    case PM_ScrollView_ScrollBarOverlap: return 0;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

} // namespace corneta::ui
