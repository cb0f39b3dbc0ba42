// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace corneta::paper {

/// What stands in a row of a table, with the mark of where it comes from.
struct PaperCell {
    QString text;
    QString mark{};
};

/// How a column is set: words and boxes to tick break into lines, numbers stand at the right, letters to be typed back alike in width.
enum class Column : std::uint8_t { Words, Number, Boxes, Letters };

/// A table as it is to be set; its first column names the rows.
struct PaperTable {
    QString title;
    QString mark{};   ///< of all its numbers, where they come from one source
    QString beside{}; ///< small, behind the title
    QStringList head;
    std::vector<std::vector<PaperCell>> rows;
    std::vector<Column> columns{}; ///< empty: words, then numbers
    bool is_wide = false;          ///< as wide as the page
    std::vector<qreal> shares{};   ///< of the page, a column each; empty: by what stands in them
    qreal least_row = 0;           ///< the height of a row to write in

    Column column(std::size_t i) const { return !columns.empty() ? columns[i] : i == 0 ? Column::Words : Column::Number; }
};

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
