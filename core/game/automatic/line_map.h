// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/state.h"

#include <cstdint>

namespace corneta::game {

/// A table of one line for games that play themselves: each command stands somewhere before the enemy's, nearer every turn. All of it follows
/// from a seed and the turn.
class LineMap {
public:
    explicit LineMap(std::uint64_t seed) : m_seed{seed} {}

    /// In inches.
    int distance(const Stage& stage, const Unit& a, const Unit& b) const;

private:
    /// Inches from the middle.
    double place(const Stage& stage, const Unit& unit) const;

    std::uint64_t m_seed;
};

} // namespace corneta::game
