// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"
#include "core/game/state/state.h"

#include <QAbstractTableModel>

#include <string>
#include <vector>

namespace corneta::ui {

/// The units of a game, side by side and command by command: code, name, command, how many are left of them, what is marked on them.
class ForcesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Code, Name, Command, Strength, Marks, Columns };
    /// The parts of a unit's whole, as numbers.
    static constexpr int parts_role = Qt::UserRole;
    /// The command, of its first unit; empty for the others.
    static constexpr int heading_role = Qt::UserRole + 1;
    /// The number of the unit's side, from 0.
    static constexpr int side_role = Qt::UserRole + 2;

    /// The chip that lies open by it; empty where none does.
    static constexpr int chip_role = Qt::UserRole + 3;

    explicit ForcesModel(QObject* parent) : QAbstractTableModel{parent} {}

    void show(const Rulebook& book, const game::State& state);
    /// By key; empty where there is none.
    std::string unit_at(int row) const { return row >= 0 && row < rowCount() ? m_lines[static_cast<std::size_t>(row)].key : std::string{}; }
    /// -1 for a unit that is not in the list.
    int row_of(const std::string& unit) const;

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_lines.size()); }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : Columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Line {
        std::string key;
        QString code, name, command, strength, marks, side;
        QList<int> parts;
        bool is_gone = false;
        int side_number = 0;
        QString heading;
        QString chip;
        friend bool operator==(const Line&, const Line&) = default;
    };

    static void put_in_commands(std::vector<Line>& lines);
    static std::vector<Line> lines_of(const Rulebook& book, const game::State& state);

    std::vector<Line> m_lines;
};

} // namespace corneta::ui
