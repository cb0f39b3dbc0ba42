// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

class QTimer;

namespace corneta::ui {

class PhaseSheetModel;

/// The table of the phase sheet by keys alone: targets and measures down the rows, then dice down their column.
class PhaseSheetView : public QTableView {
    Q_OBJECT

public:
    PhaseSheetView(PhaseSheetModel& model, QWidget* parent);

    /// Whether there is no room for names and chances: those of the row in hand have to be said elsewhere.
    bool is_narrow() const { return m_is_narrow; }
    /// To the first cell in which something is still to be typed.
    void go_to_first();
    /// To the dice of the first row from `row` on, then from the top, that is not written down, with a target before one without; false
    /// where all are.
    bool go_to_dice(int row);

signals:
    /// Enter in the dice of this row.
    void dice_entered(int row);
    /// Enter in the dice straight behind the last target, where it may be one too many.
    void dice_in_doubt();
    /// Another row is in hand, or there is more or less room.
    void row_changed();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void go_on();
    void move_by(int rows, int cells);
    bool is_open(int row) const;
    int width_of(int column, bool narrow) const;
    void fit();

    PhaseSheetModel& m_model;
    QTimer* m_fit_rows;
    bool m_has_come_to_dice = false; ///< by the Enter before, from the last target
    bool m_is_narrow = false;
};

} // namespace corneta::ui
