// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

class QFrame;
class QLabel;
class QLineEdit;

namespace corneta::ui {

class ChartModel;
class PackEditor;

/// The cells of a chart, typed over by digits and Enter alone: Enter keeps the cell and goes on, down the column or along the row. What is
/// wrong with what is typed stands beside the cell.
class ChartTable : public QTableView {
    Q_OBJECT

public:
    enum class GoesOn { Down, Along };

    ChartTable(PackEditor& editor, ChartModel& model, QWidget* parent);

    void go_on(GoesOn way) { m_way = way; }
    void copy() const;
    void paste();
    void reset_selected();

signals:
    /// Beside the cell, and for who cannot see it.
    void told(const QString& words);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void keep_height();
    void look_at(const QLineEdit& line);
    void say_beside(const QString& words);
    bool keep(QLineEdit& line);
    void go_on() { step(m_way == GoesOn::Down ? 1 : 0, m_way == GoesOn::Down ? 0 : 1); }
    void step(int rows, int columns);
    QModelIndexList chosen() const;

    PackEditor& m_editor;
    ChartModel& m_chart;
    QLabel* m_beside;
    GoesOn m_way = GoesOn::Along;
};

} // namespace corneta::ui
