// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QtGlobal>

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

} // namespace corneta::paper
