// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/journal/ledger.h"

#include "core/text/phrase.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace corneta::game {

namespace {

/// The chances of each sum of harm, but for those that never come about.
class Sums {
public:
    void add(const Luck& luck)
    {
        const int least = luck.chances.front().first;
        std::vector<double> sums(m_chances.size() + static_cast<std::size_t>(luck.chances.back().first - least), 0.0);
        for (std::size_t sum = 0; sum < m_chances.size(); ++sum)
            for (const auto& [harm, chance] : luck.chances)
                sums[sum + static_cast<std::size_t>(harm - least)] += m_chances[sum] * chance;
        const auto comes_about = [](double chance) { return chance > 1e-15; };
        const auto first = std::ranges::find_if(sums, comes_about);
        m_chances.assign(first, std::find_if(sums.rbegin(), std::reverse_iterator{first}, comes_about).base());
        m_least += least + static_cast<int>(first - sums.begin());
    }
    double percentile(int sum) const
    {
        double less = 0;
        for (std::size_t i = 0; i < m_chances.size() && std::cmp_less(i, sum - m_least); ++i)
            less += m_chances[i];
        const int place = sum - m_least;
        const double as_much = place >= 0 && std::cmp_less(place, m_chances.size()) ? m_chances[static_cast<std::size_t>(place)] : 0;
        return less + as_much / 2;
    }

private:
    int m_least = 0;
    std::vector<double> m_chances{1.0}; ///< from `m_least` on
};

/// What is recorded may be no distribution of harm at all: then it counts for nothing.
bool is_sound(const Luck& luck)
{
    constexpr int most_harm = 1'000;
    constexpr double all = 1;
    constexpr double nearly = 1e-6;
    const auto is_harm = [](double harm) { return harm >= 0 && harm <= most_harm; };
    const auto is_row = [&](const auto& row) { return is_harm(row.first) && row.second >= 0 && row.second <= 1; };
    double sum = 0;
    for (const auto& [harm, chance] : luck.chances)
        sum += chance;
    return std::ranges::all_of(luck.chances, is_row) && std::ranges::is_sorted(luck.chances) && std::fabs(sum - all) < nearly
        && is_harm(luck.actual) && is_harm(luck.expected);
}

class Tally {
public:
    void add(const Luck& luck)
    {
        ++m_total.rolls;
        m_total.expected += luck.expected;
        m_total.actual += luck.actual;
        m_sums.add(luck);
    }
    LuckTotal total() const
    {
        LuckTotal total = m_total;
        total.percentile = m_sums.percentile(total.actual);
        return total;
    }

private:
    LuckTotal m_total;
    Sums m_sums;
};

/// Finds the run of rolls with the greatest shortfall.
class Streaks {
public:
    void add(int entry, double missing)
    {
        if (m_run.missing <= 0)
            m_run = {entry, entry, 0, 0};
        m_run.last_entry = entry;
        ++m_run.rolls;
        m_run.missing += missing;
        if (m_run.missing > m_worst.missing)
            m_worst = m_run;
    }
    const Streak& worst() const { return m_worst; }

private:
    Streak m_run;
    Streak m_worst;
};

struct Row {
    std::string side;
    Tally dealt;
    Tally suffered;
    Streaks streaks;
};

/// The sides of the units in a play.
std::vector<std::string> sides_in(const State& state, const PlayedAction& played)
{
    std::vector<std::string> sides;
    for (const RoleFilled& filled : played.roles)
        for (const std::string& key : filled.units)
            if (const Unit* const unit = state.find(key); unit != nullptr && !unit->side.empty())
                if (std::ranges::find(sides, unit->side) == sides.end())
                    sides.push_back(unit->side);
    return sides;
}

} // namespace

std::vector<SideLuck> luck_ledger(const Journal& journal)
{
    std::vector<Row> rows;
    for (const Unit& unit : journal.state().units)
        if (unit.kind == "side")
            rows.push_back({unit.key, {}, {}, {}});
    for (const EntryResult* const result : journal.in_force())
        for (const Luck& luck : result->luck) {
            if (!is_sound(luck) || !result->played)
                continue;
            const auto sides = sides_in(journal.state(), *result->played);
            for (Row& row : rows)
                if (row.side == luck.side) {
                    row.suffered.add(luck);
                } else if (std::ranges::find(sides, row.side) != sides.end()) {
                    row.dealt.add(luck);
                    row.streaks.add(result->entry, luck.expected - luck.actual);
                }
        }
    std::vector<SideLuck> ledger;
    ledger.reserve(rows.size());
    for (const Row& row : rows)
        ledger.push_back({row.side, row.dealt.total(), row.suffered.total(), row.streaks.worst()});
    return ledger;
}

std::string in_words(const Streak& streak, const std::string& side)
{
    if (streak.rolls == 0)
        return {};
    if (streak.rolls == 1)
        return phrase("{}'s worst roll: entry {}, {:.1f} less harm than average.", side, streak.first_entry, streak.missing);
    return phrase("{}'s worst streak: {} rolls from entry {} to {}, {:.1f} less harm than average.", side, streak.rolls, streak.first_entry,
                  streak.last_entry, streak.missing);
}

} // namespace corneta::game
