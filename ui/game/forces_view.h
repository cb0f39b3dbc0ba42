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
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The columns take what stands in them, within bounds.
    void fit();
};

} // namespace corneta::ui
