// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/working.h"
#include "core/charts/chart.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace corneta::ui {

class PackEditor;

/// One chart of a set: a row a row of the chart, a column a cell of it.
class ChartModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { SourceRole = Qt::UserRole, UsedRole };

    ChartModel(PackEditor& editor, QObject* parent) : QAbstractTableModel{parent}, m_editor{editor} {}

    /// The chart of that number as the editor has it.
    void show_chart(std::size_t chart);
    const Cell& cell_at(const QModelIndex& index) const { return cell(index.row(), index.column()); }
    /// Marks the cells that the last result used; gives the place of the last of them in this chart, invalid when none is.
    QModelIndex mark_used(const std::vector<CellName>& cells);

    /// Invalid when the cell is not in this chart.
    QModelIndex place_of(const CellName& cell) const;

    int rowCount(const QModelIndex& parent) const override;
    int columnCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : static_cast<int>(m_columns.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const Cell& cell(int row, int column) const;
    QString heading(int column) const;
    QString row_heading(int row) const;
    QString explanation(const Cell& cell) const;

    PackEditor& m_editor;
    std::shared_ptr<const ChartSet> m_charts; ///< keeps m_chart
    const Chart* m_chart = nullptr;
    std::vector<std::pair<int, int>> m_columns; ///< column and place
    QModelIndexList m_used;
};

} // namespace corneta::ui
