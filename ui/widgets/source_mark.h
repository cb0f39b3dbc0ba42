// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/source.h"

#include <QColor>
#include <QIcon>
#include <QRectF>

class QPainter;

namespace corneta::ui {

/// The shape that stands for a source, told apart without colour: rules a full square, example a diamond, house a ring, yours a star.
void paint_source_mark(QPainter& painter, const QRectF& room, Source source, const QColor& colour);

QIcon source_icon(Source source, int side, const QColor& colour);
/// What the source means, in a sentence.
QString source_meaning(Source source);

} // namespace corneta::ui
