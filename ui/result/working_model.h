// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/working.h"

#include <QAbstractTableModel>

#include <vector>

namespace corneta::ui {

/// The working of a result, a row a line: step, reason, total, source with rule.
class WorkingModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Step, Reason, Total, From, Columns };

    WorkingModel(std::vector<Working> lines, QObject* parent);

    const Working& line(int row) const { return m_lines[static_cast<std::size_t>(row)]; }
    int rowCount(const QModelIndex& parent) const override;
    int columnCount(const QModelIndex& parent) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString words(const Working& line, int column) const;

    std::vector<Working> m_lines;
};

} // namespace corneta::ui
