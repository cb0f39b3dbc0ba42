// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/stat.h"

#include <array>
#include <string_view>

namespace santa_anna::phase {

using corneta::game::PhaseKey;

inline constexpr PhaseKey give_orders{"give-orders"};
inline constexpr PhaseKey declare_charges{"declare-charges"};
inline constexpr PhaseKey first_fire{"first-fire"};
inline constexpr PhaseKey all_moves{"all-moves"};
inline constexpr PhaseKey hold_fire{"hold-fire"};
inline constexpr PhaseKey melee{"melee"};
inline constexpr PhaseKey rally{"rally"};

} // namespace santa_anna::phase

/// The phases that an action is used in.
namespace santa_anna::during {

template <std::size_t Count> using Phases = std::array<std::string_view, Count>;

inline constexpr Phases<1> orders{phase::give_orders};
inline constexpr Phases<1> declarations{phase::declare_charges};
inline constexpr Phases<1> moves{phase::all_moves};
inline constexpr Phases<1> melee{phase::melee};
inline constexpr Phases<1> rally{phase::rally};
inline constexpr Phases<2> orders_and_moves{phase::give_orders, phase::all_moves};
inline constexpr Phases<2> guns{phase::first_fire, phase::hold_fire};
inline constexpr Phases<2> declarations_and_moves{phase::declare_charges, phase::all_moves};
inline constexpr Phases<2> moves_and_melee{phase::all_moves, phase::melee};
inline constexpr Phases<3> fire{phase::first_fire, phase::hold_fire, phase::melee};
inline constexpr Phases<3> fire_and_moves{phase::first_fire, phase::all_moves, phase::hold_fire};
inline constexpr Phases<5> flight{phase::first_fire, phase::all_moves, phase::hold_fire, phase::melee, phase::rally}; ///< units flee

} // namespace santa_anna::during
