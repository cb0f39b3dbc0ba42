// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/word_table.h"

#include <QWidget>

#include <initializer_list>
#include <vector>

namespace corneta::ui {

class FlowLayout;
class SharePlot;
class TableBox;

/// Tables and plots with their titles beside each other, as many in a line as there is room for.
class ResultsFlow : public QWidget {
    Q_OBJECT

public:
    explicit ResultsFlow(QWidget* parent);

    TableBox* add_table(const WordTable& table);
    /// The Tab key comes from there and goes from table to table.
    void put_behind(QWidget& before);
    SharePlot* add_plot(const QString& title);
    void clear();
    /// Where there are so many pixels from left to right.
    void fit(int room);
    /// After the last one was added.
    void fit_boxes();

protected:
    const std::vector<TableBox*>& tables() const { return m_tables; }

private:
    FlowLayout* m_flow;
    std::vector<QWidget*> m_boxes; ///< of plots
    std::vector<TableBox*> m_tables;
    int m_room = 0;
};

/// The frame of a page of results: its title, what stands above them and they in a scroll area, the buttons below.
void lay_out_results(QWidget& page, QWidget& title, std::initializer_list<QWidget*> above, ResultsFlow& results,
                     std::initializer_list<QWidget*> buttons);

} // namespace corneta::ui
