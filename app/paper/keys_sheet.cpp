// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/sheet_kinds.h"
#include "app/paper/typeface.h"

#include <algorithm>

namespace corneta::paper {

namespace {

constexpr qreal between_columns = 6 * millimetre;
constexpr qreal between_words = 2 * millimetre;
constexpr qreal share_of_key = 0.36; ///< of a column's width

/// Words where they stand.
struct WordsPlaced {
    QRectF place;
    QString words;
    QFont font;
};

/// Fills the first column, then the second; a heading stays with the key below it. The first one stands on the page already.
class KeyColumns {
public:
    KeyColumns(const QSizeF& body, qreal points)
        : m_body{body},
          m_width{(body.width() - between_columns) / 2},
          m_plain{face(points)},
          m_bold{face(points, QFont::Bold)}
    {
    }

    void add(const Keys& keys)
    {
        for (const auto& [heading, rows] : keys)
            for (const auto& row : rows) {
                const bool is_first = &row == &rows.front();
                const qreal key_width = share_of_key * m_width;
                const qreal words_width = m_width - key_width - between_words;
                const qreal height = std::max(height_of(m_bold, row.first, key_width), height_of(m_plain, row.second, words_width));
                const qreal before = is_first && !m_all.empty() ? 2 * line_height(m_bold) : 0;
                if (m_down + before + height > m_body.height())
                    next_column();
                m_down += before;
                if (before > 0)
                    put(0, m_width, -line_height(m_bold), heading, m_bold);
                put(0, key_width, height, row.first, m_bold);
                put(key_width + between_words, words_width, height, row.second, m_plain);
                m_down += height;
            }
    }
    bool has_room() const { return m_column < 2; }
    const std::vector<WordsPlaced>& all() const { return m_all; }

private:
    void next_column()
    {
        ++m_column;
        m_down = 0;
    }
    /// Below what is there, or above where the height is less than 0.
    void put(qreal left, qreal width, qreal height, const QString& words, const QFont& font)
    {
        const QRectF below{m_column * (m_width + between_columns) + left, m_down, width, height};
        m_all.push_back({below.normalized(), words, font});
    }

    QSizeF m_body;
    qreal m_width;
    QFont m_plain;
    QFont m_bold;
    int m_column = 0;
    qreal m_down = 0;
    std::vector<WordsPlaced> m_all;
};

} // namespace

Sheets keys_sheet(const Keys& keys, QPageSize::PageSizeId paper)
{
    constexpr qreal largest = 9;
    constexpr qreal smallest = 4;
    constexpr qreal step = 0.25;
    for (qreal points = largest;; points -= step) {
        KeyColumns columns{body_of(paper), points};
        columns.add(keys);
        if (!columns.has_room() && points > smallest)
            continue;
        PageBody body = [all = columns.all()](QPainter& painter) {
            painter.setPen(Qt::black);
            for (const auto& [place, words, font] : all) {
                painter.setFont(font);
                painter.drawText(place, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words);
            }
        };
        return {paper, pages_under({.title = keys.front().first, .edition = {}}, {std::move(body)})};
    }
}

} // namespace corneta::paper
