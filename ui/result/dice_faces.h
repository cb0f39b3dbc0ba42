// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <utility>
#include <vector>

namespace corneta::ui {

/// The faces that fell, drawn; past six as many more as there are.
class DiceFaces : public QWidget {
    Q_OBJECT

public:
    /// Sides and face of each die. `words` says them to those who do not see them.
    DiceFaces(std::vector<std::pair<int, int>> dice, const QString& words, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// The edge of one die.
    int edge() const;
    QString more() const;

    std::vector<std::pair<int, int>> m_dice;
};

} // namespace corneta::ui
