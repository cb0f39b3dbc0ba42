// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/balance_text.h"

#include "app/cli/printing/chances.h"
#include "app/cli/printing/columns.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace corneta::cli {

namespace {

using game::Balance;
using game::BattlesTally;
using game::Interval;

double part(std::int64_t count, std::int64_t of)
{
    return static_cast<double>(count) / static_cast<double>(of);
}

/// With its sign, and none for what rounds to nothing.
std::string changed_by(double amount)
{
    constexpr double hundred = 100;
    const double rounded = std::round(amount * hundred) / hundred;
    return rounded == 0 ? "0" : fmt::format("{:+.2f}", rounded);
}

std::string percents(Interval interval)
{
    return fmt::format("{} to {}", percent(interval.low), percent(interval.high));
}

std::string words_of(const game::ChartsNamed& charts)
{
    return charts.name.empty() ? "the ruleset's own charts" : charts.name;
}

std::string title_of(const Balance& balance)
{
    const game::BalanceQuestion& question = balance.question;
    const std::string games = balance.from_game == 1
        ? fmt::format("{} {}", balance.games, balance.games == 1 ? "game" : "games")
        : fmt::format("games {} to {}", balance.from_game, balance.from_game + balance.games - 1);
    return fmt::format("{} of {}{}{}: {} by seed {}\n", question.scenario, question.ruleset, question.options.empty() ? "" : " with ",
                       fmt::join(question.options, ", "), games, question.seed);
}

std::string sides_of(const BattlesTally& tally, const Balance& balance)
{
    Columns columns{"lrrlrlrr"};
    columns.add({"", "WON", "SHARE", "95 % INTERVAL", "LOSSES", "95 % INTERVAL", "OF", "ARMY BROKE"});
    const auto add = [&](const std::string& name, std::int64_t won, std::vector<std::string> rest) {
        std::vector<std::string> row{name, fmt::format("{}", won), percent(part(won, balance.games)),
                                     percents(game::interval_of_share(won, balance.games))};
        std::ranges::move(rest, std::back_inserter(row));
        columns.add(std::move(row));
    };
    for (std::size_t i = 0; i < tally.sides.size(); ++i) {
        const game::SideTally& side = tally.sides[i];
        const Interval losses = game::interval_of_mean(side.losses, balance.games);
        add(balance.question.sides[i].name, side.victories,
            {fmt::format("{:.2f}", part(side.losses.sum, balance.games)), fmt::format("{:.2f} to {:.2f}", losses.low, losses.high),
             fmt::format("{}", balance.question.sides[i].strength), percent(part(side.army_breaks, balance.games))});
    }
    add("undecided", tally.undecided(), {"", "", "", ""});
    return columns.text();
}

std::string length_of(const BattlesTally& tally, const Balance& balance)
{
    const auto shortest = std::ranges::find_if(tally.lengths, [](std::int64_t games) { return games > 0; });
    const game::Moments turns = tally.turns();
    const Interval mean = game::interval_of_mean(turns, balance.games);
    std::string lines =
        fmt::format("Turns: {:.2f} on average, 95 % interval {:.2f} to {:.2f}; {} at the least, {} at the most\n",
                    part(turns.sum, balance.games), mean.low, mean.high, shortest - tally.lengths.begin() + 1, tally.lengths.size());
    if (tally.stuck > 0)
        lines += fmt::format("Of those undecided, {} went no further: the player found nothing that the rules allow\n", tally.stuck);
    return lines;
}

/// Of all units of a side in all battles, those that broke with so much of them left.
std::string breaks_of(const BattlesTally& tally, const Balance& balance)
{
    const std::string aligned = "l" + std::string(tally.sides.size(), 'r');
    Columns columns{aligned};
    const auto add = [&](std::string name, const auto& broken) {
        std::vector<std::string> row{std::move(name)};
        for (std::size_t i = 0; i < tally.sides.size(); ++i)
            row.push_back(percent(part(broken(tally.sides[i].broken), balance.games * std::max(balance.question.sides[i].units, 1))));
        columns.add(std::move(row));
    };
    std::vector<std::string> head{"UNITS BROKE WITH"};
    for (const game::SideThere& side : balance.question.sides)
        head.push_back(side.name);
    columns.add(std::move(head));
    for (std::size_t left = game::strengths; left-- > 0;)
        add(left == 0 ? "nothing left" : fmt::format("{} to {} % left", 10 * left - 10, 10 * left),
            [left](const auto& broken) { return broken[left]; });
    add("in all", [](const auto& broken) { return std::accumulate(broken.begin(), broken.end(), std::int64_t{0}); });
    return columns.text();
}

std::string text_of(const game::Difference& difference, const Balance& balance)
{
    const auto mean = [&](const game::Moments& numbers) { return changed_by(part(numbers.sum, balance.games)); };
    const auto around = [](Interval interval) { return fmt::format("{} to {}", changed_by(interval.low), changed_by(interval.high)); };
    constexpr double hundred = 100;
    Columns columns{"lrrrr"};
    columns.add({"", "WON IN 100", "95 % INTERVAL", "LOSSES", "95 % INTERVAL"});
    for (std::size_t i = 0; i < difference.sides.size(); ++i) {
        const auto& [victories, losses] = difference.sides[i];
        const Interval won = game::interval_of_pairs(victories, balance.games);
        columns.add({balance.question.sides[i].name, changed_by(hundred * part(victories.sum, balance.games)),
                     around({hundred * won.low, hundred * won.high}), mean(losses), around(game::interval_of_mean(losses, balance.games))});
    }
    return fmt::format("\nThe same games, {} less {}:\n{}Turns: {}, 95 % interval {}\n", words_of(balance.question.charts[0]),
                       words_of(balance.question.charts[1]), columns.text(), mean(difference.turns),
                       around(game::interval_of_mean(difference.turns, balance.games)));
}

} // namespace

std::string text_of(const Balance& balance)
{
    std::string text = title_of(balance);
    for (std::size_t i = 0; i < balance.tally.battles.size(); ++i) {
        const BattlesTally& tally = balance.tally.battles[i];
        text += fmt::format("\nBy {}:\n{}{}\n{}", words_of(balance.question.charts[i]), sides_of(tally, balance), length_of(tally, balance),
                            breaks_of(tally, balance));
    }
    return balance.tally.difference ? text + text_of(*balance.tally.difference, balance) : text;
}

} // namespace corneta::cli
