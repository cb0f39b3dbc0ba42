// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/balance/balance.h"

#include "core/dice/split_mix.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <numeric>
#include <thread>
#include <utility>

namespace corneta::game {

namespace {

bool is_sound(const Moments& moments)
{
    constexpr std::int64_t most = 4'000'000'000'000'000; // two of them still add up
    return std::abs(moments.sum) <= most && moments.squares >= 0 && moments.squares <= most;
}

/// As many as there can be, one by one and together.
bool is_sound(const std::vector<std::int64_t>& counts, std::int64_t most)
{
    return std::ranges::all_of(counts, [&](std::int64_t count) {
        most -= count;
        return count >= 0 && most >= 0;
    });
}

bool is_sound(const BattlesTally& tally, const Balance& balance)
{
    if (std::cmp_greater(tally.lengths.size(), balance.question.last_turn) || !is_sound(tally.lengths, balance.games)
        || tally.games() != balance.games || tally.sides.size() != balance.question.sides.size())
        return false;
    std::vector<std::int64_t> ends{tally.stuck};
    for (std::size_t i = 0; i < tally.sides.size(); ++i) {
        const SideTally& side = tally.sides[i];
        if (side.victories.size() > tally.lengths.size() || !is_sound(side.victories, balance.games))
            return false;
        ends.push_back(side.won());
        if (!is_sound(side.losses) || !is_sound({side.army_breaks}, balance.games) || side.lost.size() != tenths
            || !is_sound(side.lost, balance.games) || side.broken.size() != tenths
            || !is_sound(side.broken, balance.games * balance.question.sides[i].units))
            return false;
    }
    return is_sound(ends, balance.games);
}

bool is_sound(const Difference& difference, const Balance& balance)
{
    return is_sound(difference.turns) && difference.sides.size() == balance.question.sides.size()
        && std::ranges::all_of(difference.sides,
                               [](const SideDifference& side) { return is_sound(side.victories) && is_sound(side.losses); });
}

} // namespace

void Balance::add(const Balance& next)
{
    games += next.games;
    tally += next.tally;
}

std::optional<Sentence> Balance::flaw() const
{
    constexpr int most_units = 1'000'000;
    const auto has_units = [](const SideThere& side) { return side.units >= 0 && side.units <= most_units && side.strength >= 0; };
    if (games < 1 || from_game < 1 || games > most_games || from_game > most_games)
        return Sentence{"the number of games must be from 1 to {0}", {most_games}};
    if (question.last_turn < 1 || question.last_turn > most_turns)
        return Sentence{"the last turn must be from 1 to {0}", {most_turns}};
    if (question.charts.empty() || question.charts.size() > 2 || question.sides.empty() || !std::ranges::all_of(question.sides, has_units))
        return Sentence{"it does not say which charts or sides"};
    const bool is_whole = tally.battles.size() == question.charts.size() && tally.difference.has_value() == (question.charts.size() == 2)
        && std::ranges::all_of(tally.battles, [&](const BattlesTally& battles) { return is_sound(battles, *this); })
        && (!tally.difference || is_sound(*tally.difference, *this));
    return is_whole ? std::nullopt : std::optional{Sentence{"its counts are not those of {0} games", {games}}};
}

std::uint64_t seed_of_game(std::int64_t seed, std::int64_t game)
{
    return SplitMix64{SplitMix64{static_cast<std::uint64_t>(seed)}.next() + static_cast<std::uint64_t>(game)}.next();
}

Balance played(Balance wanted, std::span<const Battlefield> fields, int threads, const std::function<bool(std::int64_t begun)>& goes_on)
{
    constexpr std::chrono::milliseconds between_calls{100};
    std::atomic<std::int64_t> next = 0;
    std::atomic<bool> stops = false;
    std::mutex mutex;
    std::condition_variable has_ended;
    int running = threads;
    wanted.tally = Tally{fields.size(), wanted.question.sides.size()};
    std::vector<Tally> tallies(static_cast<std::size_t>(threads), wanted.tally);
    const auto play = [&](Tally& tally) {
        std::vector<Battle> game;
        while (!stops) { // whoever takes a number plays that game to its end, so that no game before the last one is left out
            const std::int64_t number = next++;
            if (number >= wanted.games)
                break;
            game.clear();
            for (const Battlefield& field : fields)
                game.push_back(fought(field, seed_of_game(wanted.question.seed, wanted.from_game + number)));
            tally.add(game);
        }
        const std::scoped_lock lock{mutex};
        --running;
        has_ended.notify_one();
    };
    {
        std::vector<std::jthread> players;
        players.reserve(tallies.size());
        for (Tally& tally : tallies)
            players.emplace_back(play, std::ref(tally));
        std::unique_lock lock{mutex};
        while (!has_ended.wait_for(lock, between_calls, [&] { return running == 0; }))
            stops = stops || !goes_on(std::min<std::int64_t>(next, wanted.games));
    }
    wanted.games = std::min<std::int64_t>(next, wanted.games);
    for (const Tally& tally : tallies)
        wanted.tally += tally;
    return wanted;
}

Interval interval_of_share(std::int64_t hits, std::int64_t of, double z)
{
    const auto n = static_cast<double>(of);
    const double share = static_cast<double>(hits) / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {hits == 0 ? 0 : middle - half, hits == of ? 1 : middle + half};
}

Interval interval_of_mean(const Moments& numbers, std::int64_t of, double z)
{
    const auto n = static_cast<double>(of);
    const double mean = static_cast<double>(numbers.sum) / n;
    const double variance = of < 2 ? 0 : std::max(0.0, (static_cast<double>(numbers.squares) - n * mean * mean) / (n - 1));
    const double half = z * std::sqrt(variance / n);
    return {mean - half, mean + half};
}

Interval interval_of_pairs(const Moments& numbers, std::int64_t of, double z)
{
    const double n = static_cast<double>(of) + 2;
    const double mean = static_cast<double>(numbers.sum) / n;
    const double half = z * std::sqrt(std::max(0.0, (static_cast<double>(numbers.squares) + 1) / n - mean * mean) / n);
    return {std::max(-1.0, mean - half), std::min(1.0, mean + half)};
}

} // namespace corneta::game
