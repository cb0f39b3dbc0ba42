// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/unit_sets.h"
#include "rulesets/cedar_creek/charts.h"

/// What a game keeps of brigades, divisions and sides, and the roles that they stand in. A stat without a label is declared by a field.
namespace cedar_creek {

using namespace corneta::game::authoring; // NOLINT(google-build-using-namespace)

enum class Arm { Infantry, Cavalry };
inline constexpr std::array arms{Option{"infantry", "infantry"}, Option{"cavalry", "cavalry"}};

/// What a brigade has paid for in its move. 10.3.
enum class Declared { Nothing, Attack, Charge };
inline constexpr std::array declarations{Option{"nothing", "nothing"}, Option{"attack", "attack"}, Option{"charge", "charge"}};

/// Counters that are no brigades. 2.
enum class Marker { Headquarters, Train, Artillery };
inline constexpr std::array markers{Option{"hq", "headquarters"}, Option{"train", "artillery train"},
                                    Option{"artillery", "artillery marker"}};

/// Who was last in a zone. 4.
enum class Controller { Union, Confederate, None };
inline constexpr std::array controllers{sides[0], sides[1], Option{"none", "none"}};

/// Zones that count for victory. 4.
enum class ScoredZone { MiddletownNorth, MiddletownSouth, Entry11, Entry12, Entry13 };
inline constexpr std::array scored_zones{Option{"middletown-north", "Middletown, north"}, Option{"middletown-south", "Middletown, south"},
                                         Option{"entry-11", "entry zone 11"}, Option{"entry-12", "entry zone 12"},
                                         Option{"entry-13", "entry zone 13"}};

namespace kind {

inline constexpr UnitKind side{"side"};
inline constexpr UnitKind division{"division"};
inline constexpr UnitKind brigade{"unit"};
inline constexpr UnitKind marker{"marker"};

} // namespace kind

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
inline constexpr Stat<int> other_strength{"other_strength", "Full strength, mount changed"};
inline constexpr Stat<int> other_artillery{"other_artillery", "Full artillery, mount changed"};
inline constexpr Stat<bool> off_map{"off_map", "Not on the map yet"};
inline constexpr Stat<int> enters_by{"enters_by", "Turn by which it enters"};
inline constexpr Stat<std::string_view> entry_zones{"entry_zones", "Enters by zone"};
inline constexpr Stat<UnitRef> enters_behind{.key = "enters_behind", .label = "Enters behind", .of = kind::division};
inline constexpr Stat<UnitSet> hit_by{"hit_by", "Hit by"}; ///< until it retreats or holds
inline constexpr Stat<UnitSet> backed_by{.key = "backed_by", .label = "Second line behind it", .of = kind::brigade};
inline constexpr Stat<UnitSet> behind{"behind", "First lines it may stand behind"};        ///< until they have answered a hit
inline constexpr Stat<bool> left_set_up{"left_set_up", "Has left its zone of the set-up"}; ///< of Union brigades
inline constexpr Stat<bool> apart{"apart", "Apart from its division"};
inline constexpr Stat<bool> moved_by_combat{"moved_by_combat", "Moved by combat since its last move"};
inline constexpr Stat<Marker> marker{"marker", "Marker", markers};
inline constexpr Stat<int> batteries{"batteries", "Artillery markers in the train"};
inline constexpr Stat<UnitRef> with{.key = "with", .label = "Stands with", .of = kind::brigade};
constexpr Stat<Controller> controlled(std::string_view zone)
{
    return {.key = zone, .options = controllers};
}
/// Of the Union, a zone each.
inline constexpr std::array control{controlled("middletown_north"), controlled("middletown_south"), controlled("entry_11"),
                                    controlled("entry_12"), controlled("entry_13")};
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
inline constexpr auto stayed = this_round("stayed", "Has not occupied the zone that was left");
inline constexpr auto occupied = this_round("occupied", "Has occupied a zone after its fight");
inline constexpr auto went_back = this_round("went_back", "Has gone back behind its first line");
inline constexpr auto tested = this_round("tested", "Has been tested this round");
inline constexpr auto unable = this_round("unable", "Failed its initiative test this round");
inline constexpr auto activated = this_round("activated", "Has rolled for activation this round");
inline constexpr Stat<int> divisions{.key = "divisions", .label = "Divisions left to activate this round", .lasts = Lasts::Phase};
inline constexpr auto in_range_only = this_round("in_range_only", "No test activates its divisions");
inline constexpr auto rolled = this_round("rolled", "Has rolled this phase");
inline constexpr auto tied = this_round("tied", "The initiative was a tie");
inline constexpr auto another_round = this_round("another_round", "Another round is played");
inline constexpr auto train_gone = this_round("train_gone", "Has deployed the last of its artillery");
/// 7.1: the divisions selected so far in a half round, and the one of them that acts; brigades that go along or by themselves likewise.
inline constexpr auto selected = this_round("selected", "Has been activated this round");
inline constexpr auto acting = this_round("acting", "Acts now");
inline constexpr Stat<Declared> declared{
    .key = "declared", .label = "Has paid for this round", .options = declarations, .lasts = Lasts::Phase};
inline constexpr Stat<bool> plays{.key = "plays", .label = "Its movement phase", .lasts = Lasts::Turn};
inline constexpr Stat<bool> active{.key = "active", .label = "Turned to its active side", .lasts = Lasts::Turn}; ///< 7.2, 7.3
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
inline constexpr Role along{"along"};
inline constexpr Role marker{"marker"};
inline constexpr Role train{"train"};
inline constexpr Role supported{"supported"};
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

inline constexpr PhaseKey initiative{"initiative"};
inline constexpr PhaseKey movement{"movement"};
inline constexpr PhaseKey continuation{"continuation"};
inline constexpr PhaseKey administrative{"administrative"};

} // namespace phase

} // namespace cedar_creek
