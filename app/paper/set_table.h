// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/paper_table.h"

#include <QPainter>

#include <vector>

namespace corneta::paper {

/// A table set in a size of type and a width: nothing in it is cut, and no two cells overlap.
class SetTable {
public:
    /// The least width it takes without being made smaller.
    static qreal least_width(const PaperTable& table, qreal points);
    SetTable(PaperTable table, qreal points, qreal width);

    qreal height() const { return m_height * m_scale; }
    void paint(QPainter& painter, QPointF at) const;
    /// How many rows stand in a height, at least one; and the table with the first of them, or with those behind it, which it then continues.
    std::size_t rows_within(qreal height) const;
    PaperTable first_rows(std::size_t count) const;
    PaperTable other_rows(std::size_t count) const;

private:
    static std::vector<qreal> least_widths(const PaperTable& table, qreal points);
    void spread();
    void measure();
    QFont font_of(std::size_t column) const;
    qreal height_of_cell(std::size_t column, const QString& text) const;
    void paint_title(QPainter& painter) const;
    void paint_head(QPainter& painter) const;
    void paint_row(QPainter& painter, std::size_t row, qreal top) const;

    PaperTable m_table;
    qreal m_points;
    qreal m_width;
    qreal m_scale = 1; ///< under 1 where the table is wider than its place
    std::vector<qreal> m_columns;
    std::vector<qreal> m_rows;
    qreal m_title = 0;
    qreal m_head = 0;
    qreal m_height = 0;
};

} // namespace corneta::paper
