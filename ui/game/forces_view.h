// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace corneta::ui {

/// The forces as a table: Enter takes the unit in hand for the form.
class ForcesView : public QTableView {
    Q_OBJECT

public:
    explicit ForcesView(QWidget* parent);

    void reset() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void updateGeometries() override;
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& what) override;

private:
    /// One column is to be seen, in which the delegate paints them all.
    void fit();

    int m_width = 0; ///< for which the lines are as high as they are
};

} // namespace corneta::ui
