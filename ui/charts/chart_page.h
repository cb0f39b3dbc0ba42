// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/action/working.h"

#include <QWidget>

#include <vector>

class QLabel;
class QModelIndex;

namespace corneta::ui {

class Books;
class ChartModel;
class ChartTable;
class ChoiceBox;
class EffectPanel;
class PackBar;
class PackEditor;

/// Every chart of the ruleset in hand, one at a time, each cell with the mark of its source; typed over, with what that changes.
class ChartPage : public QWidget {
    Q_OBJECT

public:
    ChartPage(Books& books, QWidget* parent);

    /// The ruleset and the charts in hand.
    void show_book();
    void show_chart(std::size_t chart);
    /// The cells that the last result read: they are marked, and the page opens at the last of them.
    void note_used(const std::vector<CellName>& cells);
    /// Shows the chart with that cell.
    void show_cell(const CellName& cell);
    /// The label, with "no action yet" where nothing reads it.
    static QString chart_words(const Ruleset& ruleset, const ChartSpec& chart);

signals:
    void left();
    /// Of the cell in hand: row, column, value, where it comes from.
    void told(const QString& words);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// Shows the charts of the ruleset in hand, which waits until somebody wants to see them.
    void catch_up();
    void show_current();
    void show_typed();
    void show_effect();
    QString words_of(const ChartSpec& spec) const;
    void say_cell(const QModelIndex& cell);
    void go_to(const QModelIndex& place);
    bool choose_chart_of(const CellName& cell);

    Books& m_books;
    PackEditor* m_editor;
    const Ruleset* m_ruleset = nullptr;
    std::vector<CellName> m_used;
    ChoiceBox* m_choice;
    QLabel* m_words;
    ChartModel* m_model;
    ChartTable* m_table;
    PackBar* m_bar;
    EffectPanel* m_effect;
};

} // namespace corneta::ui
