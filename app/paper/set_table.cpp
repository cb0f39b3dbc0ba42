// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/set_table.h"

#include "app/paper/sheet.h"
#include "app/paper/typeface.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace corneta::paper {

namespace {

constexpr qreal of_title = 1.15; ///< of the size of the rows
constexpr qreal of_mark = 0.7;
constexpr qreal of_letters = 0.85;
constexpr qreal gap = 0.5 * millimetre; ///< left and right of a cell
constexpr qreal leading = 0.25 * millimetre;
constexpr qreal slack = 0.2 * millimetre; ///< that a line does not break where it just fits
constexpr std::size_t few_columns = 4;    ///< up to which numbers stand close together at the right
constexpr qreal narrowest_names = 16 * millimetre;
const QColor band{0xf0, 0xf0, 0xee};
const QColor quiet{0x50, 0x50, 0x50};

qreal width_of_mark(qreal points)
{
    return width_of(face_of_marks(points * of_mark), QStringLiteral("\u25a0"));
}

bool has_marks(const PaperTable& table)
{
    return std::ranges::any_of(
        table.rows, [](const auto& row) { return std::ranges::any_of(row, [](const PaperCell& cell) { return !cell.mark.isEmpty(); }); });
}

/// Of the mark in small, and the words behind it.
QString words_beside(const PaperTable& table)
{
    return table.mark.isEmpty() ? table.beside : table.mark + QLatin1Char{' '} + table.beside;
}

bool breaks(Column column)
{
    return column == Column::Words || column == Column::Boxes;
}

QFont font_for(Column column, qreal points)
{
    switch (column) {
    case Column::Boxes: return face_of_marks(points);
    case Column::Letters: return face_of_letters(points * of_letters);
    case Column::Words:
    case Column::Number: break;
    }
    return face(points);
}

qreal natural_width_of(const QString& text, Column column, qreal points)
{
    qreal widest = 0;
    for (const QString& line : text.split(QLatin1Char{'\n'}))
        widest = std::max(widest, width_of(font_for(column, points), line));
    return widest;
}

qreal least_width_of(const QString& text, Column column, qreal points)
{
    return breaks(column) ? widest_word(font_for(column, points), text) : natural_width_of(text, column, points);
}

} // namespace

std::vector<qreal> SetTable::least_widths(const PaperTable& table, qreal points)
{
    const QFont head = face(points * of_mark, QFont::DemiBold);
    const qreal mark = has_marks(table) ? width_of_mark(points) : 0;
    std::vector<qreal> widths;
    for (const QString& words : table.head)
        widths.push_back(widest_word(head, words) + (widths.empty() ? 0 : mark));
    for (const auto& row : table.rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], least_width_of(row[i].text, table.column(i), points) + (i == 0 ? 0 : mark));
    widths[0] = std::max(widths[0], table.columns.empty() ? narrowest_names : 0);
    for (qreal& width : widths)
        width += 2 * gap;
    return widths;
}

qreal SetTable::least_width(const PaperTable& table, qreal points)
{
    const std::vector<qreal> widths = least_widths(table, points);
    const qreal title = widest_word(face(points * of_title, QFont::Bold), table.title) + 2 * gap;
    return std::max(title, std::accumulate(widths.begin(), widths.end(), 0.0));
}

SetTable::SetTable(PaperTable table, qreal points, qreal width)
    : m_table{std::move(table)},
      m_points{points},
      m_width{width},
      m_columns{least_widths(m_table, points)}
{
    const qreal least = least_width(m_table, points);
    m_scale = std::min(1.0, width / least);
    m_width = width / m_scale;
    spread();
    measure();
}

/// What the least widths leave free: for the columns that break until they stand in one line, then for all other columns alike.
void SetTable::spread()
{
    for (std::size_t i = 0; i < m_table.shares.size(); ++i)
        m_columns[i] = m_width * m_table.shares[i];
    if (!m_table.shares.empty())
        return;
    std::vector<qreal> wanted(m_columns.size(), 0.0);
    for (const auto& row : m_table.rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            if (breaks(m_table.column(i)))
                wanted[i] =
                    std::max(wanted[i], natural_width_of(row[i].text, m_table.column(i), m_points) + 2 * gap + slack - m_columns[i]);
    qreal free = m_width - std::accumulate(m_columns.begin(), m_columns.end(), 0.0);
    const qreal all_wanted = std::accumulate(wanted.begin(), wanted.end(), 0.0);
    const qreal part = all_wanted > free ? free / all_wanted : 1;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        m_columns[i] += wanted[i] * part;
        free -= wanted[i] * part;
    }
    const auto others = static_cast<qreal>(m_columns.size() - 1);
    const bool is_wide = m_columns.size() > few_columns && m_table.columns.empty();
    for (std::size_t i = is_wide ? 1 : 0; i < m_columns.size(); ++i)
        m_columns[i] += is_wide ? free / others : i == 0 ? free : 0;
}

QFont SetTable::font_of(std::size_t column) const
{
    return font_for(m_table.column(column), m_points);
}

qreal SetTable::height_of_cell(std::size_t column, const QString& text) const
{
    const QFont font = font_of(column);
    return breaks(m_table.column(column)) ? height_of(font, text, m_columns[column] - 2 * gap)
                                          : line_height(font) * static_cast<qreal>(text.count(QLatin1Char{'\n'}) + 1);
}

void SetTable::measure()
{
    m_title = height_of(face(m_points * of_title, QFont::Bold), m_table.title, m_width - 2 * gap);
    m_title += words_beside(m_table).isEmpty() ? 0 : height_of(face(m_points * of_mark), words_beside(m_table), m_width - 2 * gap);
    const QFont head = face(m_points * of_mark, QFont::DemiBold);
    const qreal mark = has_marks(m_table) ? width_of_mark(m_points) : 0;
    for (qsizetype i = 0; i < m_table.head.size(); ++i)
        if (!m_table.head[i].isEmpty())
            m_head =
                std::max(m_head, height_of(head, m_table.head[i], m_columns[static_cast<std::size_t>(i)] - 2 * gap - (i == 0 ? 0 : mark)));
    m_head += leading;
    m_height = m_title + m_head;
    for (const auto& row : m_table.rows) {
        qreal height = std::max(line_height(face(m_points)), m_table.least_row);
        for (std::size_t i = 0; i < row.size(); ++i)
            height = std::max(height, height_of_cell(i, row[i].text));
        m_rows.push_back(height + leading);
        m_height += m_rows.back();
    }
}

std::size_t SetTable::rows_within(qreal height) const
{
    qreal filled = m_title + m_head;
    std::size_t count = 0;
    while (count < m_rows.size() && (filled + m_rows[count]) * m_scale <= height)
        filled += m_rows[count++];
    return std::max<std::size_t>(count, 1);
}

PaperTable SetTable::first_rows(std::size_t count) const
{
    PaperTable part = m_table;
    part.rows.resize(std::min(count, part.rows.size()));
    return part;
}

PaperTable SetTable::other_rows(std::size_t count) const
{
    PaperTable part = m_table;
    part.rows.erase(part.rows.begin(), part.rows.begin() + static_cast<std::ptrdiff_t>(std::min(count, part.rows.size())));
    if (const QString words = words_of(" (continued)"); !part.title.endsWith(words))
        part.title += words;
    return part;
}

void SetTable::paint(QPainter& painter, QPointF at) const
{
    painter.save();
    painter.translate(at);
    painter.scale(m_scale, m_scale);
    paint_title(painter);
    painter.translate(0, m_title);
    paint_head(painter);
    qreal top = m_head;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        paint_row(painter, i, top);
        top += m_rows[i];
    }
    painter.restore();
}

void SetTable::paint_title(QPainter& painter) const
{
    const QFont title = face(m_points * of_title, QFont::Bold);
    const QRectF words{gap, 0, m_width - 2 * gap, m_title};
    painter.setPen(Qt::black);
    painter.setFont(title);
    painter.drawText(words, Qt::TextWordWrap, m_table.title);
    qreal left = gap;
    const qreal top = height_of(title, m_table.title, m_width - 2 * gap);
    painter.setPen(quiet);
    if (!m_table.mark.isEmpty()) {
        painter.setFont(face_of_marks(m_points * of_mark));
        painter.drawText(QRectF{left, top, m_width, m_title - top}, Qt::AlignTop, m_table.mark);
        left += width_of_mark(m_points) * 1.5;
    }
    painter.setFont(face(m_points * of_mark));
    painter.drawText(QRectF{left, top, m_width - left - gap, m_title - top}, Qt::TextWordWrap, m_table.beside);
}

void SetTable::paint_head(QPainter& painter) const
{
    painter.setFont(face(m_points * of_mark, QFont::DemiBold));
    painter.setPen(quiet);
    const qreal mark = has_marks(m_table) ? width_of_mark(m_points) : 0;
    qreal left = 0;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const QRectF place{left + gap, 0, m_columns[i] - 2 * gap - (i == 0 ? 0 : mark), m_head};
        const auto side = m_table.column(i) == Column::Number ? Qt::AlignRight : Qt::AlignLeft;
        painter.drawText(place, static_cast<int>(side | Qt::AlignBottom) | Qt::TextWordWrap, m_table.head[static_cast<qsizetype>(i)]);
        left += m_columns[i];
    }
    painter.setPen(QPen{Qt::black, 0.2 * millimetre});
    painter.drawLine(QPointF{0, m_head}, QPointF{m_width, m_head});
}

void SetTable::paint_row(QPainter& painter, std::size_t row, qreal top) const
{
    if (row % 2 == 1)
        painter.fillRect(QRectF{0, top, m_width, m_rows[row]}, band);
    const qreal mark = has_marks(m_table) ? width_of_mark(m_points) : 0;
    qreal left = 0;
    for (std::size_t i = 0; i < m_table.rows[row].size(); ++i) {
        const PaperCell& cell = m_table.rows[row][i];
        const QRectF place{left + gap, top, m_columns[i] - 2 * gap - (i == 0 ? 0 : mark), m_rows[row]};
        painter.setPen(Qt::black);
        painter.setFont(font_of(i));
        const Column column = m_table.column(i);
        const auto side = column == Column::Number ? Qt::AlignRight : Qt::AlignLeft;
        painter.drawText(place, static_cast<int>(side | Qt::AlignVCenter) | (breaks(column) ? Qt::TextWordWrap : 0), cell.text);
        painter.setPen(quiet);
        painter.setFont(face_of_marks(m_points * of_mark));
        painter.drawText(QRectF{place.right(), top, mark, m_rows[row]}, Qt::AlignRight | Qt::AlignVCenter, cell.mark);
        left += m_columns[i];
    }
}

} // namespace corneta::paper
