// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/balance/balance_tables.h"

#include "core/text/percent.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>

namespace corneta::game {

namespace {

Sentence as_it_is(std::string words)
{
    return {"{0}", {Name{std::move(words)}}};
}

Sentence counted(std::int64_t number)
{
    return as_it_is(fmt::format("{}", number));
}

Sentence decimal(double number)
{
    return as_it_is(fmt::format("{:.2f}", number));
}

/// With its sign, and none for what rounds to nothing.
std::string changed_by(double amount)
{
    constexpr double hundred = 100;
    const double rounded = std::round(amount * hundred) / hundred;
    return rounded == 0 ? "0" : fmt::format("{:+.2f}", rounded);
}

double part(std::int64_t count, std::int64_t of)
{
    return static_cast<double>(count) / static_cast<double>(of);
}

Sentence from_to(std::string low, std::string high)
{
    return {"{0} to {1}", {Name{std::move(low)}, Name{std::move(high)}}};
}

Argument words_of(const ChartsNamed& charts)
{
    return charts.name.empty() ? Argument{std::string_view{"the ruleset's own charts"}} : Argument{Name{charts.name}};
}

std::vector<Sentence> names_of_sides(const Balance& balance)
{
    std::vector<Sentence> names;
    names.reserve(balance.question.sides.size() + 1); // and what nobody won
    for (const SideThere& side : balance.question.sides)
        names.push_back(as_it_is(side.name));
    return names;
}

/// Battles by one set of charts as the rows of a table.
class Rows {
public:
    Rows(const BattlesTally& tally, const Balance& balance) : m_tally{tally}, m_balance{balance} {}

    /// A cell of each side.
    template <typename Cell>
    void add(Sentence name, const Cell& cell)
    {
        WordTable::Row row{std::move(name)};
        for (std::size_t i = 0; i < m_tally.sides.size(); ++i)
            row.cells.push_back(cell(m_tally.sides[i], m_balance.question.sides[i]));
        rows.push_back(std::move(row));
    }
    /// One more cell in the last row, for no side.
    void beside(Sentence cell) { rows.back().cells.push_back(std::move(cell)); }

    std::vector<WordTable::Row> rows;

private:
    const BattlesTally& m_tally;
    const Balance& m_balance;
};

Sentence interval_words(std::int64_t hits, std::int64_t of)
{
    const Interval interval = interval_of_share(hits, of);
    return from_to(percent(interval.low), percent(interval.high));
}

std::vector<Sentence> length_of(const BattlesTally& tally, std::int64_t games)
{
    const auto shortest = std::ranges::find_if(tally.lengths, [](std::int64_t battles) { return battles > 0; });
    const Moments turns = tally.turns();
    const Interval mean = interval_of_mean(turns, games);
    std::vector<Sentence> lines{{"Turns: {0} on average, 95 % interval {1} to {2}; {3} to {4} in all games",
                                 {Name{fmt::format("{:.2f}", part(turns.sum, games))}, Name{fmt::format("{:.2f}", mean.low)},
                                  Name{fmt::format("{:.2f}", mean.high)}, static_cast<std::int64_t>(shortest - tally.lengths.begin()) + 1,
                                  static_cast<std::int64_t>(tally.lengths.size())}}};
    if (tally.stuck > 0)
        lines.push_back({"Of those undecided, {0} got stuck: the automatic player found no legal play", {tally.stuck}});
    return lines;
}

WordTable ends_of(const BattlesTally& tally, const Balance& balance, const ChartsNamed& charts)
{
    const std::int64_t games = balance.games;
    const std::int64_t undecided = tally.undecided();
    Rows rows{tally, balance};
    rows.add({"won"}, [](const SideTally& side, const SideThere&) { return counted(side.won()); });
    rows.beside(counted(undecided));
    rows.add({"of all games"}, [&](const SideTally& side, const SideThere&) { return as_it_is(percent(part(side.won(), games))); });
    rows.beside(as_it_is(percent(part(undecided, games))));
    rows.add({"95 % interval (Wilson)"}, [&](const SideTally& side, const SideThere&) { return interval_words(side.won(), games); });
    rows.beside(interval_words(undecided, games));
    rows.add({"losses on average"}, [&](const SideTally& side, const SideThere&) { return decimal(part(side.losses.sum, games)); });
    rows.add({"95 % interval"}, [&](const SideTally& side, const SideThere&) {
        const Interval losses = interval_of_mean(side.losses, games);
        return from_to(fmt::format("{:.2f}", losses.low), fmt::format("{:.2f}", losses.high));
    });
    rows.add({"of a strength of"}, [](const SideTally&, const SideThere& there) { return counted(there.strength); });
    rows.add({"army broke"}, [&](const SideTally& side, const SideThere&) { return as_it_is(percent(part(side.army_breaks, games))); });
    std::vector<Sentence> columns = names_of_sides(balance);
    columns.push_back({"undecided"});
    return {.title = {"By {0}", {words_of(charts)}},
            .columns = std::move(columns),
            .rows = std::move(rows.rows),
            .remarks = length_of(tally, games)};
}

/// Of all units of a side in all battles, those that broke with so much of them left.
WordTable breaks_of(const BattlesTally& tally, const Balance& balance)
{
    Rows rows{tally, balance};
    const auto add = [&](Sentence name, const auto& broken) {
        rows.add(std::move(name), [&](const SideTally& side, const SideThere& there) {
            return as_it_is(percent(part(broken(side.broken), balance.games * std::max(there.units, 1))));
        });
    };
    for (std::size_t left = tenths; left-- > 0;) {
        const auto most = static_cast<std::int64_t>(10 * left);
        add(left == 0 ? Sentence{"nothing left"} : Sentence{"{0} to {1} % left", {most - 10, most}},
            [left](const auto& broken) { return broken[left]; });
    }
    add({"in all"}, [](const auto& broken) { return std::accumulate(broken.begin(), broken.end(), std::int64_t{0}); });
    return {.title = {"Units broke for the first time with"}, .columns = names_of_sides(balance), .rows = std::move(rows.rows)};
}

WordTable table_of(const Difference& difference, const Balance& balance)
{
    const auto mean = [&](const Moments& numbers, double times = 1) {
        return as_it_is(changed_by(times * part(numbers.sum, balance.games)));
    };
    const auto around = [](Interval interval, double times = 1) {
        return from_to(changed_by(times * interval.low), changed_by(times * interval.high));
    };
    constexpr double hundred = 100;
    std::array<WordTable::Row, 4> rows{{{{"won in 100"}}, {{"95 % interval (Agresti and Min)"}}, {{"losses"}}, {{"95 % interval"}}}};
    for (const auto& [victories, losses] : difference.sides) {
        rows[0].cells.push_back(mean(victories, hundred));
        rows[1].cells.push_back(around(interval_of_pairs(victories, balance.games), hundred));
        rows[2].cells.push_back(mean(losses));
        rows[3].cells.push_back(around(interval_of_mean(losses, balance.games)));
    }
    const Interval turns = interval_of_mean(difference.turns, balance.games);
    return {.title = {"The same games, {0} less {1}", {words_of(balance.question.charts[0]), words_of(balance.question.charts[1])}},
            .columns = names_of_sides(balance),
            .rows = {rows.begin(), rows.end()},
            .remarks = {{"Turns: {0}, 95 % interval {1} to {2}",
                         {Name{changed_by(part(difference.turns.sum, balance.games))}, Name{changed_by(turns.low)},
                          Name{changed_by(turns.high)}}}}};
}

} // namespace

Sentence title_of(const Balance& balance)
{
    const BalanceQuestion& question = balance.question;
    const Name scenario{question.options.empty() ? question.scenario
                                                 : fmt::format("{}, {}", question.scenario, fmt::join(question.options, ", "))};
    if (balance.from_game != 1)
        return {"{0} of {1}: games {2} to {3} by seed {4}",
                {scenario, Name{question.ruleset}, balance.from_game, balance.from_game + balance.games - 1, question.seed}};
    return {balance.games == 1 ? "{0} of {1}: {2} game by seed {3}" : "{0} of {1}: {2} games by seed {3}",
            {scenario, Name{question.ruleset}, balance.games, question.seed}};
}

std::vector<WordTable> tables_of(const Balance& balance)
{
    std::vector<WordTable> tables;
    for (std::size_t i = 0; i < balance.tally.battles.size(); ++i) {
        tables.push_back(ends_of(balance.tally.battles[i], balance, balance.question.charts[i]));
        tables.push_back(breaks_of(balance.tally.battles[i], balance));
    }
    if (balance.tally.difference)
        tables.push_back(table_of(*balance.tally.difference, balance));
    return tables;
}

} // namespace corneta::game
