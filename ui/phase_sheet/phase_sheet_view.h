// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include <vector>

class QTimer;

namespace corneta::ui {

class PhaseSheetModel;
class SheetHeader;

/// The table of the phase sheet by keys alone: targets and measures down the rows, then dice down their column.
class PhaseSheetView : public QTableView {
    Q_OBJECT

public:
    PhaseSheetView(PhaseSheetModel& model, QWidget* parent);

    /// Whether there is no room for names and chances: those of the row in hand have to be said elsewhere.
    bool is_narrow() const { return m_is_narrow; }
    /// As wide as it stands with the names of all units.
    int whole_width() const;
    QSize minimumSizeHint() const override;
    /// To the first cell in which something is still to be typed.
    void go_to_first();
    /// To the dice of the first row from `row` on, then from the top, that is typed in and not written down, with a target before one
    /// without; false where all are. In doubt an Enter there may be one too many.
    enum class Next { IsMeant, IsInDoubt };
    bool go_to_dice(int row, Next enter = Next::IsMeant);
    /// The units that are no rows: nothing is typed for them and they are not in hand.
    std::vector<int> skipped() const;

signals:
    /// Enter in the dice of this row.
    void dice_entered(int row);
    /// Enter in the dice without any, where it may be one too many.
    void dice_in_doubt();
    /// There are no dice to go to: nobody has a target.
    void nobody_aims();
    /// Another row is in hand, or there is more or less room.
    void row_changed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void go_on();
    void go_to(int row, int column);
    void go_to_next_unit(int row);
    void move_by(int rows, int cells);
    bool is_open(int row) const;
    int width_of(int column, bool narrow) const;
    int contents_of(int column) const;
    void fit();
    void fit_rows();
    void hide_skipped();

    PhaseSheetModel& m_model;
    SheetHeader* m_header;
    QTimer* m_fit_rows;
    Next m_next_enter = Next::IsMeant;
    bool m_has_gone_on = false; ///< by itself, behind a code
    bool m_is_narrow = false;
};

} // namespace corneta::ui
