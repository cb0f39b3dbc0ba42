// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/stat.h"
#include "rulesets/cedar_creek/charts.h"

/// What a game keeps of brigades, divisions and sides, and the roles that they stand in. A stat without a label is declared by a field.
namespace cedar_creek {

using corneta::game::Lasts;
using corneta::game::Role;
using corneta::game::Stat;

enum class Arm { Infantry, Cavalry };
inline constexpr std::array arms{Option{"infantry", "infantry"}, Option{"cavalry", "cavalry"}};

namespace stat {

constexpr Stat<bool> this_round(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .lasts = Lasts::Phase};
}

inline constexpr Stat<int> strength{"strength", "Strength"};
inline constexpr Stat<int> strength_at_start{"strength_at_start"};
inline constexpr Stat<int> losses{"losses"};
inline constexpr Stat<int> fatigue{"fatigue"};
inline constexpr Stat<int> artillery{"artillery", "Artillery"};
inline constexpr Stat<int> artillery_at_start{"artillery_at_start", "Artillery at the start"};
inline constexpr Stat<int> sharpshooters{"sharpshooters", "Sharpshooters"};
inline constexpr Stat<int> sharpshooters_at_start{"sharpshooters_at_start", "Sharpshooters at the start"};
inline constexpr Stat<Arm> arm{"arm", "Arm", arms};
inline constexpr Stat<int> arrives{"arrives", "Turn from which it acts"};
inline constexpr Stat<bool> mounted{"mounted"};
inline constexpr Stat<bool> star{"star"};
inline constexpr Stat<bool> routed{"routed"};
inline constexpr Stat<bool> eliminated{"eliminated"};
inline constexpr Stat<bool> cavalry{"cavalry"}; ///< of a division
inline constexpr Stat<bool> superior{"superior"};
inline constexpr auto moved = this_round("moved", "Has moved this round");
inline constexpr auto attacked = this_round("attacked", "Has attacked this round");
inline constexpr auto was_attacked = this_round("was_attacked", "Was attacked this round");
inline constexpr auto tested = this_round("tested", "Has been tested this round");
inline constexpr auto unable = this_round("unable", "Failed its initiative test this round");
inline constexpr auto activated = this_round("activated", "Has been activated this round");
inline constexpr Stat<int> divisions{.key = "divisions", .label = "Divisions to activate this round", .lasts = Lasts::Phase};
inline constexpr auto rolled = this_round("rolled", "Has rolled this phase");
inline constexpr auto another_round = this_round("another_round", "Another round is played");
inline constexpr Stat<bool> first{.key = "first", .label = "First player", .lasts = Lasts::Turn};
inline constexpr Stat<bool> tactical_retreat{.key = "tactical_retreat", .label = "Tactical retreat", .lasts = Lasts::Turn};
inline constexpr Stat<bool> sheridan{"sheridan"};

} // namespace stat

/// What goes with the points that a brigade loses.
struct Rating {
    Stat<int> now, at_start;
};
inline constexpr std::array ratings{Rating{stat::artillery, stat::artillery_at_start},
                                    Rating{stat::sharpshooters, stat::sharpshooters_at_start}};

namespace role {

inline constexpr Role brigade{"brigade"};
inline constexpr Role division{"division"};
inline constexpr Role active{"active"};
inline constexpr std::string_view union_side = "union"; ///< and the key of the side
inline constexpr std::string_view confederate_side = "confederate";
inline constexpr Role attacker{"attacker"};
inline constexpr Role attacker_support{"attacker_support"};
inline constexpr Role charger{"charger"};
inline constexpr Role defender{"defender"};
inline constexpr Role defender_support{"defender_support"};
inline constexpr Role second_line{"second_line"};
inline constexpr Role victor{"victor"};

} // namespace role

namespace phase {

inline constexpr std::string_view initiative = "initiative";
inline constexpr std::string_view movement = "movement";
inline constexpr std::string_view continuation = "continuation";
inline constexpr std::string_view administrative = "administrative";

} // namespace phase

} // namespace cedar_creek
