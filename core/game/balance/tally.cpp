// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/balance/tally.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace corneta::game {

namespace {

using Counts = std::vector<std::int64_t>;

void add(Counts& counts, const Counts& others)
{
    counts.resize(std::max(counts.size(), others.size()));
    std::ranges::transform(others, counts, counts.begin(), std::plus{});
}

/// One more at a place from 1 on.
void count_at(Counts& counts, int place)
{
    const auto number = static_cast<std::size_t>(place);
    counts.resize(std::max(counts.size(), number));
    ++counts[number - 1];
}

std::int64_t sum_of(const Counts& counts)
{
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

void add(BattlesTally& tally, const Battle& battle)
{
    count_at(tally.lengths, battle.turns);
    tally.stuck += battle.is_stuck ? 1 : 0;
    for (std::size_t i = 0; i < tally.sides.size(); ++i) {
        SideTally& side = tally.sides[i];
        const SideInBattle& fought = battle.sides[i];
        if (fought.has_won)
            count_at(side.victories, battle.turns);
        side.army_breaks += fought.has_broken ? 1 : 0;
        side.losses.add(fought.lost);
        ++side.lost[fought.lost_part];
        for (std::size_t left = 0; left < tenths; ++left)
            side.broken[left] += fought.broken[left];
    }
}

void add(BattlesTally& tally, const BattlesTally& other)
{
    tally.stuck += other.stuck;
    add(tally.lengths, other.lengths);
    for (std::size_t i = 0; i < tally.sides.size(); ++i) {
        add(tally.sides[i].victories, other.sides[i].victories);
        tally.sides[i].army_breaks += other.sides[i].army_breaks;
        tally.sides[i].losses += other.sides[i].losses;
        add(tally.sides[i].lost, other.sides[i].lost);
        add(tally.sides[i].broken, other.sides[i].broken);
    }
}

} // namespace

void Moments::add(std::int64_t number)
{
    sum += number;
    squares += number * number;
}

Moments& Moments::operator+=(const Moments& other)
{
    sum += other.sum;
    squares += other.squares;
    return *this;
}

std::int64_t SideTally::won() const
{
    return sum_of(victories);
}

std::int64_t BattlesTally::games() const
{
    return sum_of(lengths);
}

std::int64_t BattlesTally::undecided() const
{
    std::int64_t left = games();
    for (const SideTally& side : sides)
        left -= side.won();
    return left;
}

Moments BattlesTally::turns() const
{
    Moments all;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        const auto turn = static_cast<std::int64_t>(i + 1);
        all += {turn * lengths[i], turn * turn * lengths[i]};
    }
    return all;
}

Tally::Tally(std::size_t charts, std::size_t sides)
{
    BattlesTally none;
    none.sides.assign(sides, {.lost = Counts(tenths), .broken = Counts(tenths)});
    battles.assign(charts, none);
    if (charts > 1)
        difference.emplace().sides.resize(sides);
}

void Tally::add(std::span<const Battle> game)
{
    for (std::size_t i = 0; i < battles.size(); ++i)
        game::add(battles[i], game[i]);
    if (!difference)
        return;
    difference->turns.add(game[0].turns - game[1].turns);
    for (std::size_t i = 0; i < difference->sides.size(); ++i) {
        const SideInBattle& here = game[0].sides[i];
        const SideInBattle& there = game[1].sides[i];
        difference->sides[i].victories.add(int{here.has_won} - int{there.has_won});
        difference->sides[i].losses.add(here.lost - there.lost);
    }
}

Tally& Tally::operator+=(const Tally& other)
{
    for (std::size_t i = 0; i < battles.size(); ++i)
        game::add(battles[i], other.battles[i]);
    if (difference) {
        difference->turns += other.difference->turns;
        for (std::size_t i = 0; i < difference->sides.size(); ++i) {
            difference->sides[i].victories += other.difference->sides[i].victories;
            difference->sides[i].losses += other.difference->sides[i].losses;
        }
    }
    return *this;
}

} // namespace corneta::game
