// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/authoring.h"

/// Words of the rulebook as types. Enumerators count as their options do.
namespace pedregal {

using namespace corneta::authoring; // NOLINT(google-build-using-namespace)

enum class Army { Us, Mexican };
/// As many of them: `1 step`, `2 steps`.
constexpr std::string_view step_word(int count)
{
    return count == 1 ? "step" : "steps";
}
constexpr std::string_view hex_word(int count)
{
    return count == 1 ? "hex" : "hexes";
}

inline constexpr std::array armies{Option{"us", "U.S."}, Option{"mexican", "Mexican"}};

enum class Arm { Infantry, Cavalry, Artillery };
inline constexpr std::array<Option, 3> arms{{{"infantry", "infantry"}, {"cavalry", "cavalry"}, {"artillery", "artillery"}}};

/// Each one worse than the one before.
enum class Status { Good, Disrupted, Routed };
inline constexpr std::array<Option, 3> statuses{{{"good", "good order"}, {"disrupted", "disrupted"}, {"routed", "routed"}}};

/// 17.3: where Mexican reinforcements come onto the map.
enum class EntryHex { West, East };
inline constexpr std::array<Option, 2> entry_hexes{{{"2511", "2511"}, {"2523", "2523"}}};

/// A unit disrupted, or disrupted again: 19.1, Ravine.
constexpr Status disrupted_from(bool was_disrupted)
{
    return was_disrupted ? Status::Routed : Status::Disrupted;
}

constexpr Status status_of(bool is_disrupted)
{
    return is_disrupted ? Status::Disrupted : Status::Good;
}

/// The sections that lines of working name.
namespace section {

inline constexpr std::string_view set_up = "17.1 Getting Started";
inline constexpr std::string_view victory = "18 Victory Conditions";
inline constexpr std::string_view us_victory = "18.1 US Victory";
inline constexpr std::string_view mexican_victory = "18.2 Mexican Victory";
inline constexpr std::string_view drawn_battle = "18.3 Winning a Drawn Battle";
inline constexpr std::string_view lava_bed = "19.1 Pedregal Hexes";
inline constexpr std::string_view ravine = "19.1 Ravine Hexsides";
inline constexpr std::string_view churubusco = "19.1 Rio Churubusco";
inline constexpr std::string_view bastions = "19.1 Bastions";
inline constexpr std::string_view engineers = "19.3 Engineers";
inline constexpr std::string_view command = "19.4 Mexican Command Control";
inline constexpr std::string_view hidden = "19.5 Hidden Movement";
inline constexpr std::string_view morale = "Standard Rules, morale checks";
inline constexpr std::string_view combat = "Combat Results Table";
inline constexpr std::string_view terrain_effects = "Terrain Effects Chart";

} // namespace section

} // namespace pedregal
