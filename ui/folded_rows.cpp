// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/folded_rows.h"

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

} // namespace

std::vector<FoldedRow> folded_rows(const Odds& odds)
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
    if (first > 0)
        rows.push_back(folded(odds, 0, first - 1));
    for (std::size_t i = first; i <= last; ++i)
        rows.push_back(folded(odds, i, i));
    if (last + 1 < odds.rows.size())
        rows.push_back(folded(odds, last + 1, odds.rows.size() - 1));
    return rows;
}

} // namespace corneta::ui
