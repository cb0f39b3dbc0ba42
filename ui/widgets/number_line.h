// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace corneta::ui {

/// A line for numbers: entering it selects what stands there, `/` is left to the window and Ctrl+Del to a table around it.
class NumberLine : public QLineEdit {
    Q_OBJECT

public:
    explicit NumberLine(QWidget* parent) : QLineEdit{parent} {}

    /// Room for a number: Qt's own asks for the widest letter of the font, which in some is as wide as four digits.
    QSize minimumSizeHint() const override;

signals:
    void stepped(int by);

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace corneta::ui
