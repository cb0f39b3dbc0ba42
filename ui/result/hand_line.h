// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/wording.h"

#include <QRectF>
#include <QWidget>

class QCheckBox;
class QPainter;

namespace corneta::ui {

/// What hands do at the table, as a picture beside the words says it.
void paint_hand(QPainter& painter, const QRectF& in, Hand hand);

/// What to do with the figures, to be ticked off: for the eyes at the table alone, no game keeps it.
class HandLine : public QWidget {
    Q_OBJECT

public:
    HandLine(const HandWords& hand, bool is_done, QWidget* parent);

    void toggle();

signals:
    void ticked(bool is_done);

private:
    QCheckBox* m_box;
};

} // namespace corneta::ui
