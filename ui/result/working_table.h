// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/working.h"

#include <QTableView>

#include <array>
#include <vector>

namespace corneta::ui {

class WorkingModel;

/// The working line by line, as tall as it needs. Enter or a click on a line that has a cell asks for its chart.
class WorkingTable : public QTableView {
    Q_OBJECT

public:
    WorkingTable(std::vector<Working> lines, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void cell_chosen(const corneta::CellName& cell);

protected:
    bool event(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    using Widths = std::array<int, 4>;
    /// Columns by their contents within a share of the width, the rest to the reason.
    Widths widths_for(int width) const;
    int line_height(int row, const Widths& widths) const;
    /// What a cell takes beside its words.
    int beside_words(int column) const;
    int widest_words(int column) const;
    void choose(int row);
    void fit();

    WorkingModel* m_model;
};

} // namespace corneta::ui
