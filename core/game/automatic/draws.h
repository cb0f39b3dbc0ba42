// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/split_mix.h"
#include "core/dice/typed_dice.h"
#include "core/form/field.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace corneta::game {

/// Numbers that follow from a seed and from what they are drawn for: the turn, the unit, a word, and how often that was drawn for before. What
/// one unit draws shifts nothing that another draws.
class Draws {
public:
    explicit Draws(std::uint64_t seed) : m_seed{SplitMix64{seed}.next()}, m_random{m_seed} {}
    /// The next numbers are those of the unit in the turn.
    void draw_for(int turn, std::string_view unit, std::string_view word);
    std::uint64_t next() { return m_random.next(); }

private:
    std::uint64_t m_seed;
    SplitMix64 m_random;
    int m_turn = 0;
    std::unordered_map<std::uint64_t, std::uint32_t> m_times; ///< in the turn
};

/// Faces that follow from a seed alone: nobody could choose them and nothing proves it. Their number is the seed.
class RollerBySeed final : public Roller {
public:
    explicit RollerBySeed(std::uint64_t seed) : m_seed{seed}, m_draws{seed} {}
    /// Who rolls from now on; where there are rows, their prefixes and a unit each.
    using Rows = std::vector<std::pair<std::string, std::string>>;
    void roll_by(int turn, Rows rows);

    void roll_for(const std::string& label) override;
    int face(int sides) override { return static_cast<int>(m_draws.next() % static_cast<std::uint64_t>(sides)) + 1; }
    std::int64_t next_number() const override { return static_cast<std::int64_t>(m_seed); }

private:
    std::uint64_t m_seed;
    Draws m_draws;
    int m_turn = 0;
    Rows m_rows;
};

/// Decisions that follow from a seed.
class RandomChoice {
public:
    explicit RandomChoice(std::uint64_t seed) : m_draws{seed ^ 0x9e3779b97f4a7c15U} {}
    void choose_for(int turn, std::string_view unit, std::string_view word) { m_draws.draw_for(turn, unit, word); }
    std::uint64_t below(std::uint64_t most) { return m_draws.next() % most; }
    bool by_chance(int in_a_hundred) { return below(100) < static_cast<std::uint64_t>(in_a_hundred); }
    /// An answer of a form; of numbers a small one.
    std::string likely_word(const Field& field);
    std::string any_word(const Field& field);

private:
    Draws m_draws;
};

} // namespace corneta::game
