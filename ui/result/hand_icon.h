// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/verdict.h"

#include <QRectF>
#include <QWidget>

class QPainter;

namespace corneta::ui {

/// What hands do at the table, as a picture beside the words says it.
void paint_hand(QPainter& painter, const QRectF& in, Hand hand);

/// It, as high as a line of text. The sentence beside it says all: it is for the eyes alone.
class HandIcon : public QWidget {
    Q_OBJECT

public:
    HandIcon(Hand hand, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Hand m_hand;
};

} // namespace corneta::ui
