// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;

namespace corneta::ui {

/// A die with that face up, in the painter's pen: its outline tells how many sides it has, a hundred the most.
void paint_die(QPainter& painter, const QRectF& in, int sides, int face);

} // namespace corneta::ui
