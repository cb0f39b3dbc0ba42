// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"
#include "core/charts/statement.h"

#include <map>
#include <tuple>

namespace corneta {

/// Which statement gives a cell.
class StatedCells {
public:
    /// The statement that gave it before; then that one stays.
    const Statement* add(const Cell& cell, const Statement& statement)
    {
        const auto [at, added] = m_statements.try_emplace(key_of(cell), &statement);
        return added ? nullptr : at->second;
    }

    /// None if no statement gives it.
    const Statement* of(const Cell& cell) const
    {
        const auto found = m_statements.find(key_of(cell));
        return found == m_statements.end() ? nullptr : found->second;
    }

    /// The last statement, in the order of cells, that gives one of them; none if no statement does.
    const Statement* last_of(std::span<const Cell> cells) const
    {
        const Statement* last = nullptr;
        for (const Cell& cell : cells)
            if (const Statement* const statement = of(cell))
                last = statement;
        return last;
    }

private:
    using Key = std::tuple<const ChartSpec*, int, int, int>;
    static Key key_of(const Cell& cell) { return {cell.chart, cell.row, cell.column, cell.place}; }

    std::map<Key, const Statement*> m_statements;
};

} // namespace corneta
