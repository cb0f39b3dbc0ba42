// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/row_dice.h"

#include "core/action/resolve.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <string_view>

namespace corneta::game {

namespace {

/// The row that a label begins with, counted from 0, and what stands behind it: `unit 2: fire`.
struct Labelled {
    std::size_t row = 0;
    std::string_view rest;
};

Labelled read(const Action& action, std::string_view label)
{
    const std::size_t start = action.batch.size() + 1;
    std::size_t number = 0;
    if (!label.starts_with(action.batch) || label.size() <= start)
        return {0, label};
    const auto [end, error] = std::from_chars(label.data() + start, label.data() + label.size(), number);
    const std::string_view behind = label.substr(static_cast<std::size_t>(end - label.data()));
    return error == std::errc{} && number > 0 && behind.starts_with(": ") ? Labelled{number - 1, behind.substr(2)} : Labelled{0, label};
}

} // namespace

std::vector<RecordedRoll> dice_by_row(const Action& action, std::vector<RecordedRoll> rolls, const std::vector<std::string>& before,
                                      const std::vector<std::string>& now)
{
    std::map<std::size_t, std::size_t> rows; // then and now; rows behind the list are of those who left it earlier
    for (const RecordedRoll& roll : rolls)
        rows[read(action, roll.label).row] = now.size();
    std::vector<bool> is_taken(now.size());
    for (auto& [row, place] : rows)
        if (const auto found = row < before.size() ? std::ranges::find(now, before[row]) : now.end(); found != now.end()) {
            place = static_cast<std::size_t>(found - now.begin());
            is_taken[place] = true;
        }
    std::size_t behind = now.size();
    for (auto& [row, place] : rows) {
        if (place < now.size())
            continue;
        const auto free = std::ranges::find(is_taken, false);
        place = free == is_taken.end() ? behind++ : static_cast<std::size_t>(free - is_taken.begin());
        if (free != is_taken.end())
            *free = true;
    }
    for (RecordedRoll& roll : rolls) {
        const Labelled was = read(action, roll.label);
        const std::size_t place = rows.at(was.row);
        roll.label = row_prefix(action, {place, std::max(now.size(), place + 1)}) + std::string{was.rest};
    }
    return rolls;
}

} // namespace corneta::game
