// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

class QWidget;

/// Words as they were painted: where their ink is, and how much of it there was room for.
struct PaintedText {
    QString words;
    QRectF ink;
    QRectF seen;
};

/// What a widget itself paints of words, its children aside, in its own coordinates.
std::vector<PaintedText> painted_texts(QWidget& widget);

/// What is wrong with the words that a visible widget paints: cut, shortened by dots, one over the other; empty when nothing is.
QString paint_fault_of(QWidget& widget);

/// The same for all that is visible in a window, and the window itself.
QStringList paint_faults_in(QWidget& window);
