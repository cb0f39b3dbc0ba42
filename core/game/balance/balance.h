// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/tally.h"
#include "core/text/sentence.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace corneta::game {

inline constexpr std::int64_t most_games = 10'000'000; ///< their number too
inline constexpr int most_turns = 999;

/// Charts by which battles are played.
struct ChartsNamed {
    std::string name{}; ///< of the pack's file, without its folder; empty of the ruleset's own
    std::string digest{};
};
/// A side as battles begin.
struct SideThere {
    std::string key{};
    std::string name{};
    int units = 0;
    int strength = 0;
};
/// What battles are played; those of other questions do not count together.
struct BalanceQuestion {
    std::string program{}; ///< its version
    std::string ruleset{};
    std::string scenario{};
    std::vector<std::string> options{};
    std::string digest{}; ///< of what the scenario states
    std::int64_t seed = 0;
    int last_turn = 0;
    std::vector<ChartsNamed> charts{}; ///< the second are those that the first are compared with
    std::vector<SideThere> sides{};
};
/// Games from a number on, and what they came to.
struct Balance {
    BalanceQuestion question{};
    std::int64_t from_game = 1;
    std::int64_t games = 0;
    Tally tally{};

    /// The games that follow on these, of the same question.
    void add(const Balance& next);
    /// Why it cannot be what battles came to; nothing of whatever this program counted.
    std::optional<Sentence> flaw() const;
};

/// The seed of one game among those of a seed.
std::uint64_t seed_of_game(std::int64_t seed, std::int64_t game);

/// Plays games from `wanted.from_game` on, each on every battlefield, shared among so many threads. `goes_on` is called all the while with how
/// many were begun; when it says no, those are ended and no other is begun: what is counted is then the first of them all the same. The tally
/// depends neither on the number of threads nor on who of them is faster.
Balance played(Balance wanted, std::span<const Battlefield> fields, int threads, const std::function<bool(std::int64_t begun)>& goes_on);

/// Numbers between which the true one lies.
struct Interval {
    double low = 0;
    double high = 0;
};
inline constexpr double z_of_95 = 1.959963984540054; ///< standard errors, for 95 in 100
/// Of a share (Wilson 1927).
Interval interval_of_share(std::int64_t hits, std::int64_t of, double z = z_of_95);
/// Of a mean.
Interval interval_of_mean(const Moments& numbers, std::int64_t of, double z = z_of_95);
/// Of the mean of numbers that are -1, 0 and 1: half a pair more of each kind (Agresti and Min 2005).
Interval interval_of_pairs(const Moments& numbers, std::int64_t of, double z = z_of_95);

} // namespace corneta::game
