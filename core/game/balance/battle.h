// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/state/state.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace corneta::game {

/// A part of a whole: nothing, up to a tenth of it, up to two tenths and so on.
inline constexpr std::size_t tenths = 11;

/// Where battles begin, all alike.
struct Battlefield {
    Rulebook book{};
    State start{};
    std::string attacker{}; ///< a side; empty: both attack
    int last_turn = 0;      ///< with which a battle ends undecided
};

struct SideInBattle {
    bool has_won = false;
    bool has_broken = false;
    int lost = 0;                     ///< for good, of what units count
    std::size_t lost_part = 0;        ///< of what the side began with, in tenths
    std::array<int, tenths> broken{}; ///< units that broke for the first time, by what was left of them
};

/// What one battle came to.
struct Battle {
    int turns = 0;
    bool is_stuck = false;
    std::vector<SideInBattle> sides{}; ///< in the order in which they stand in the state
};

/// The sides of a state.
std::vector<const Unit*> sides_of(const State& state);
/// What a side has in all: its units, and what they count.
struct Force {
    int units = 0;
    int strength = 0;
    int lost = 0;
};
Force force_of(const State& state, const Rulebook& book, std::string_view side);

/// Plays a battle to its end; equal seeds play equal battles.
Battle fought(const Battlefield& field, std::uint64_t seed);

} // namespace corneta::game
