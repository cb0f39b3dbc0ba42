// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLabel>

namespace corneta::ui {

/// Words in a size that is a multiple of the application's font and follows it; they wrap.
class SizedLabel : public QLabel {
    Q_OBJECT

public:
    SizedLabel(double factor, QFont::Weight weight, QWidget* parent);

    /// Takes the application's font as it is now. Qt tells only windows that it has changed: see MainWindow.
    void fit();
    /// One line: how many there are depends on the width, which the layout asks for.
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;

private:
    double m_factor;
    QFont::Weight m_weight;
};

} // namespace corneta::ui
