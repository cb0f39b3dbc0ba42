// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/packed_pages.h"

#include "app/paper/typeface.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace corneta::paper {

namespace {

constexpr std::size_t columns = 4;
constexpr qreal between_columns = 4 * millimetre;
constexpr qreal between_tables = 3.5 * millimetre;
constexpr qreal largest = 8.5; ///< points
constexpr qreal step = 0.25;

struct Placed {
    std::shared_ptr<const SetTable> table;
    QPointF at;
};

/// A page in columns, each filled so far down.
struct Packed {
    std::vector<qreal> filled = std::vector<qreal>(columns, 0.0);
    std::vector<Placed> tables{};
};

qreal width_of_columns(std::size_t count, QSizeF body)
{
    const qreal one = (body.width() - between_columns * (columns - 1)) / columns;
    return one * static_cast<qreal>(count) + between_columns * static_cast<qreal>(count - 1);
}

/// The columns that a table spans.
std::size_t span_of(const PaperTable& table, qreal points, QSizeF body)
{
    std::size_t span = table.is_wide ? columns : 1;
    while (span < columns && SetTable::least_width(table, points) > width_of_columns(span, body))
        ++span;
    return span;
}

/// Puts the table where the page is filled least, if it has room there.
bool put(Packed& page, const std::shared_ptr<const SetTable>& table, std::size_t span, QSizeF body)
{
    std::size_t first = 0;
    qreal top = body.height();
    for (std::size_t i = 0; i + span <= columns; ++i)
        if (const qreal filled = *std::max_element(page.filled.begin() + static_cast<std::ptrdiff_t>(i),
                                                   page.filled.begin() + static_cast<std::ptrdiff_t>(i + span));
            filled < top) {
            first = i;
            top = filled;
        }
    if (top + table->height() > body.height())
        return false;
    page.tables.push_back({table, {static_cast<qreal>(first) * (width_of_columns(1, body) + between_columns), top}});
    for (std::size_t i = first; i < first + span; ++i)
        page.filled[i] = top + table->height() + between_tables;
    return true;
}

/// Puts the table on the first page that has room, or on a new one; one that is taller than a page continues on the next.
void place(std::vector<Packed>& pages, const PaperTable& table, qreal points, QSizeF body)
{
    const std::size_t span = span_of(table, points, body);
    const qreal width = width_of_columns(span, body);
    const auto set = std::make_shared<const SetTable>(table, points, width);
    if (std::ranges::any_of(pages, [&](Packed& page) { return put(page, set, span, body); }))
        return;
    if (set->height() <= body.height()) {
        put(pages.emplace_back(), set, span, body);
        return;
    }
    const std::size_t count = set->rows_within(body.height());
    const PaperTable first = set->first_rows(count);
    const PaperTable rest = set->other_rows(count);
    if (rest.rows.empty())
        pages.emplace_back().tables.push_back({set, {}}); // a row that is taller than a page
    else
        place(pages, first, points, body);
    if (!rest.rows.empty())
        place(pages, rest, points, body);
}

std::vector<Packed> packed(const std::vector<PaperTable>& tables, qreal points, QSizeF body)
{
    std::vector<Packed> pages;
    for (const PaperTable& table : tables)
        place(pages, table, points, body);
    return pages;
}

} // namespace

std::vector<PageBody> packed_pages(const std::vector<PaperTable>& tables, QSizeF body, std::size_t most_pages, qreal smallest)
{
    const int sizes = static_cast<int>((largest - smallest) / step);
    int fits = sizes + 1; // the fewest steps down, looked for by halves
    std::vector<Packed> pages;
    for (int at_least = 0; at_least < fits;) {
        const int middle = (at_least + fits) / 2;
        std::vector<Packed> tried = packed(tables, largest - middle * step, body);
        if (tried.size() > most_pages) {
            at_least = middle + 1;
        } else {
            fits = middle;
            pages = std::move(tried);
        }
    }
    if (fits > sizes)
        return packed_pages(tables, body, most_pages + 1, smallest);
    std::vector<PageBody> bodies;
    bodies.reserve(pages.size());
    for (Packed& page : pages)
        bodies.emplace_back([page = std::move(page)](QPainter& painter) {
            for (const Placed& placed : page.tables)
                placed.table->paint(painter, placed.at);
        });
    return bodies;
}

} // namespace corneta::paper
