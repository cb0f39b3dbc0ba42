// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/odds/folded_rows.h"

#include <algorithm>

namespace corneta::ui {

namespace {

FoldedRow folded(const Odds& odds, std::size_t first, std::size_t last)
{
    FoldedRow row{first, last, odds.rows[first].chance};
    for (std::size_t i = first + 1; i <= last; ++i) {
        const Chance& chance = odds.rows[i].chance;
        row.chance.probability += chance.probability;
        if (row.chance.weight && chance.weight)
            *row.chance.weight += *chance.weight;
        else
            row.chance.weight.reset();
    }
    return row;
}

/// Rows `first` to before `end` as few as their marks allow.
void add_folded(std::vector<FoldedRow>& rows, const Odds& odds, const std::vector<bool>& marks, std::size_t first, std::size_t end)
{
    while (first < end) {
        std::size_t next = first + 1;
        while (next < end && marks[next] == marks[first])
            ++next;
        rows.push_back(folded(odds, first, next - 1));
        first = next;
    }
}

} // namespace

std::vector<FoldedRow> folded_rows(const Odds& odds, const std::vector<bool>& marks)
{
    constexpr std::size_t many = 12;
    constexpr std::size_t most = 32;
    constexpr double improbable = 0.001;
    if (odds.rows.empty())
        return {};
    std::size_t first = 0;
    std::size_t last = odds.rows.size() - 1;
    while (last - first >= many) {
        const double before = odds.rows[first].chance.probability;
        const double after = odds.rows[last].chance.probability;
        if (std::min(before, after) >= improbable && last - first < most)
            break;
        if (before <= after)
            ++first;
        else
            --last;
    }
    std::vector<FoldedRow> rows;
    add_folded(rows, odds, marks, 0, first);
    for (std::size_t i = first; i <= last; ++i)
        rows.push_back(folded(odds, i, i));
    add_folded(rows, odds, marks, last + 1, odds.rows.size());
    return rows;
}

} // namespace corneta::ui
