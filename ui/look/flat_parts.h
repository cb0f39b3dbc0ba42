// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;
class QStyleOptionHeader;
class QStyleOptionTab;
class QStyleOptionViewItem;

namespace corneta::ui {

/// A field, a button or a check box.
void paint_box(QPainter& painter, const QRectF& in, const QColor& ground, bool has_focus, bool is_enabled);
/// In a check box.
void paint_tick(QPainter& painter, const QRectF& in);
/// Behind a cell of a line that is chosen: a wash, with a frame around the line where the keys go.
void paint_chosen(QPainter& painter, const QStyleOptionViewItem& item, bool has_keys);
/// Of a table: the ground, and a line below.
void paint_header(QPainter& painter, const QStyleOptionHeader& header);
/// The ground, with a thick line below the tab in hand.
void paint_tab(QPainter& painter, const QStyleOptionTab& tab);
void paint_scroll_handle(QPainter& painter, const QRectF& in, bool is_held);

} // namespace corneta::ui
