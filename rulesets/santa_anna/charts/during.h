// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

/// The phases that an action is used in.
namespace santa_anna::during {

template <std::size_t Count> using Phases = std::array<std::string_view, Count>;

inline constexpr Phases<1> orders{"give-orders"};
inline constexpr Phases<1> declarations{"declare-charges"};
inline constexpr Phases<1> moves{"all-moves"};
inline constexpr Phases<1> melee{"melee"};
inline constexpr Phases<1> rally{"rally"};
inline constexpr Phases<2> orders_and_moves{"give-orders", "all-moves"};
inline constexpr Phases<2> guns{"first-fire", "hold-fire"};
inline constexpr Phases<2> declarations_and_moves{"declare-charges", "all-moves"};
inline constexpr Phases<2> moves_and_melee{"all-moves", "melee"};
inline constexpr Phases<3> fire{"first-fire", "hold-fire", "melee"};
inline constexpr Phases<3> fire_and_moves{"first-fire", "all-moves", "hold-fire"};
inline constexpr Phases<5> flight{"first-fire", "all-moves", "hold-fire", "melee", "rally"}; ///< units flee

} // namespace santa_anna::during
