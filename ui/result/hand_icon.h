// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/verdict.h"

#include <QRectF>

class QPainter;

namespace corneta::ui {

/// What hands do at the table, as a picture beside the words says it.
void paint_hand(QPainter& painter, const QRectF& in, Hand hand);

} // namespace corneta::ui
