// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/state.h"

#include <cstdint>
#include <string>
#include <utility>

namespace corneta::game {

/// A table of one line for games that play themselves: each command stands somewhere before the enemy's, and the attacker's comes nearer every
/// turn; without an attacker both do. All of it follows from a seed and the turn.
class LineMap {
public:
    LineMap(std::uint64_t seed, std::string attacker) : m_seed{seed}, m_attacker{std::move(attacker)} {}

    /// In inches.
    int distance(const Stage& stage, const Unit& a, const Unit& b) const;
    /// Whether an enemy stands so near that an attacker strikes.
    bool is_in_reach(const State& state, const Unit& unit) const;
    bool attacks(const Unit& unit) const { return m_attacker.empty() || unit.side == m_attacker; }

private:
    /// Inches from the middle.
    double place(const Stage& stage, const Unit& unit) const;

    std::uint64_t m_seed;
    std::string m_attacker;
};

} // namespace corneta::game
