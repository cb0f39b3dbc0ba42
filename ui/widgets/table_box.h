// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/word_table.h"

#include <QWidget>

class QTableWidget;

namespace corneta::ui {

class SizedLabel;

/// A table in words, with its title and remarks.
class TableBox : public QWidget {
    Q_OBJECT

public:
    TableBox(const WordTable& table, QWidget* parent);

    /// One of the same columns and rows.
    void show_table(const WordTable& table);
    /// In so many pixels; at most so many, should its rows need more.
    void fit(int least, int most);
    QWidget& table() const;
    /// From now on its rows stand by the column whose heading is clicked, or whose number is typed in it; a second time the other way round.
    void let_sort();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    SizedLabel* m_title;
    QTableWidget* m_table;
    SizedLabel* m_remarks;
};

} // namespace corneta::ui
