// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/wording.h"

#include <QWidget>

class QCheckBox;

namespace corneta::ui {

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
