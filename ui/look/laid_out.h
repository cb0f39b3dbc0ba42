// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QEvent>
#include <QFontMetrics>
#include <QString>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <vector>

namespace corneta::ui {

/// The grid's unit, a quarter of a line and at least 4 pixels: gaps are 2 in a group, 4 between groups and at the margin of a page.
inline int grid_unit(const QFontMetrics& metrics)
{
    constexpr int least = 4;
    return std::max(metrics.height() / 4, least);
}

/// What stands in a row or a column: a widget or another layout, its share of the room that is left, and where it keeps to; or that room alone.
class Part {
public:
    Part(QWidget* widget, int stretch = 0, Qt::Alignment at = {}) : m_widget{widget}, m_stretch{stretch}, m_at{at} {}
    Part(QLayout* layout, int stretch = 0) : m_layout{layout}, m_stretch{stretch} {}
    static Part room(int stretch = 0) { return {static_cast<QWidget*>(nullptr), stretch}; }

    void add_to(QBoxLayout& layout) const;

private:
    QWidget* m_widget = nullptr;
    QLayout* m_layout = nullptr;
    int m_stretch;
    Qt::Alignment m_at{};
};

/// Behind what stands in the layout already.
void put_in(QBoxLayout& layout, std::initializer_list<Part> parts);
/// The layout of that widget, or null: one within another. It has no margins, its parts stand below each other.
QVBoxLayout* in_column(QWidget* widget, std::initializer_list<Part> parts);
/// The same with its parts beside each other.
QHBoxLayout* in_row(QWidget* widget, std::initializer_list<Part> parts);

/// By which name tests find a widget, what it is called for those who hear it, and what its help says; what is empty stays as it is.
void introduce(QWidget& widget, const char* object, const QString& name, const QString& help = {});

/// The Tab key goes through them.
void tab_through(const std::vector<QWidget*>& widgets);

/// Calls that whenever the widget itself is through with one of these events, such as another font or size; of each once for a widget.
void call_after(QWidget& widget, std::initializer_list<QEvent::Type> events, std::function<void()> what);
/// Calls that when one of these keys comes to the widget, which itself does not get it.
void call_on_keys(QWidget& widget, std::initializer_list<int> keys, std::function<void()> what);

} // namespace corneta::ui
