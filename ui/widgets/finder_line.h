// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace corneta::ui {

/// The line of the finder: up, down, Enter and Esc are the list's.
class FinderLine : public QLineEdit {
    Q_OBJECT

public:
    explicit FinderLine(QWidget* parent) : QLineEdit{parent} {}

signals:
    void moved(int lines);
    void taken();
    void abandoned();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
};

} // namespace corneta::ui
