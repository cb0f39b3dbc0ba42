// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/charts/terms.h"

/// What a game keeps, and the roles of units. A stat without a label is declared by a field.
namespace revolucion {

namespace kind {

inline constexpr UnitKind unit{"unit"};
inline constexpr UnitKind leader{"leader"};
inline constexpr UnitKind side{"side"};
inline constexpr UnitKind marker{"marker"};

} // namespace kind

namespace stat {

constexpr Stat<bool> this_turn(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .lasts = Lasts::Turn};
}

inline constexpr Stat<UnitType> type{"type", {}, unit_types};
inline constexpr Stat<int> bases{"bases"};
inline constexpr Stat<int> bases_at_start{"bases_at_start"};
inline constexpr Stat<int> bases_lost{"bases_lost", "Bases lost"};
inline constexpr Stat<int> levels_taken{"levels_taken", "Levels of damage taken"};
inline constexpr Stat<Status> status{"status", {}, statuses};
inline constexpr Stat<Formation> formation{"formation", {}, formations};
inline constexpr Stat<bool> deployed_at_start{"deployed_at_start"};
inline constexpr Stat<Leader> leader{"leader", {}, leaders};
inline constexpr Stat<bool> leader_killed{"leader_killed", "Has lost its leader"};
inline constexpr Stat<Cover> cover{"cover", {}, covers};
inline constexpr Stat<bool> hull_down{"hull_down"};
inline constexpr Stat<bool> rough{"rough"};
inline constexpr Stat<bool> passenger{"passenger"};
inline constexpr Stat<TrainState> train_now{"train_now", {}, trains_now};
inline constexpr Stat<TrainMove> last_move{"last_move", {}, last_moves};
inline constexpr Stat<bool> destroyed{"destroyed", "Destroyed"};
inline constexpr Stat<bool> away{"away", "Away from the table"};
/// The key of a leader who is near it and is not its column's; `none` as with the others that are keys.
inline constexpr Stat<UnitRef> led_by{.key = "led_by", .label = "Leader near it", .of = kind::leader};
/// The key of a second leader who is attached to it.
inline constexpr Stat<UnitRef> also_attached{.key = "also_attached", .label = "Second leader attached", .of = kind::leader};
/// The key of a leader within 6 inches while another one is attached to it.
inline constexpr Stat<UnitRef> also_near{.key = "also_near", .label = "Second leader near it", .of = kind::leader};
inline constexpr Stat<UnitRef> carried_by{.key = "carried_by", .label = "Rides on", .of = kind::unit};
inline constexpr Stat<bool> route_march{"route_march", "On a route march"};
inline constexpr Stat<bool> hidden{"hidden", "Not seen yet"};
/// Laid face down, in words of its player, until it is seen.
inline constexpr Stat<std::string_view> stands_at{"stands_at", "Where it was hidden"};
inline constexpr Stat<bool> anti_aircraft{"anti_aircraft", "Has anti-aircraft guns"};
inline constexpr Stat<int> returns{"returns", "Turn on which it may come back"};
inline constexpr Stat<bool> bombed{"bombed", "Has bombed in this sortie"};
inline constexpr Stat<bool> strafed{"strafed", "Has strafed in this sortie"};
inline constexpr auto acted = this_turn("acted", "Has acted");
inline constexpr auto caught = this_turn("caught", "Has acted by being assaulted");
inline constexpr auto moved = this_turn("moved", "Has moved");
inline constexpr auto shot_at = this_turn("shot_at", "Was fired at");
inline constexpr auto got_off = this_turn("got_off", "Has got off");
inline constexpr auto detrained = this_turn("detrained", "Has got off a train");
/// Although it has another formation by now.
inline constexpr auto left_march = this_turn("left_march", "Began the turn in march formation");
inline constexpr auto regrouped = this_turn("regrouped", "Has tried to regroup");
inline constexpr auto boarded = this_turn("boarded", "Has got on, or somebody got on or off it");
inline constexpr auto mined = this_turn("mined", "Has taken a minefield's level");
inline constexpr auto fired_up = this_turn("fired_up", "Has fired at aircraft");
inline constexpr auto gun_deck = this_turn("gun_deck", "Guns on it have made Deployed Fire");
inline constexpr auto may_form = this_turn("may_form", "May take any formation");
inline constexpr auto fired = this_turn("fired", "Has fired");
inline constexpr auto may_move = this_turn("may_move", "May still deploy or maneuver");
inline constexpr auto may_attack = this_turn("may_attack", "May still bomb or strafe");
inline constexpr auto order_lost = this_turn("order_lost", "Its order was lost");
inline constexpr Stat<int> bases_assaulted{.key = "bases_assaulted", .label = "Bases that have assaulted it", .lasts = Lasts::Turn};
// leaders
inline constexpr Stat<bool> killed{"killed", "Killed"};
/// A free step is offered to him; it lapses when he moves or a round begins.
inline constexpr auto may_step = this_turn("may_step", "May stay or step aside");
inline constexpr Stat<bool> commander_in_chief{"commander_in_chief", "Commander in chief"};
// armies
inline constexpr auto initiative = this_turn("initiative", "Has the initiative");
inline constexpr Stat<std::string_view> column{"column", "Column of its initiative round"};
inline constexpr Stat<bool> won{"won", "Has won by the scenario"};
inline constexpr auto passed = this_turn("passed", "Has passed its initiative round");
inline constexpr Stat<int> combat_units{"combat_units"};
inline constexpr Stat<Quality> quality{"quality", {}, qualities};
inline constexpr Stat<int> units_destroyed{"units_destroyed"};
inline constexpr Stat<int> leaders_killed{"leaders_killed"};
inline constexpr Stat<int> assets_lost{"assets_lost"};
inline constexpr Stat<int> assets{"assets", "Assets that the scenario names"};
inline constexpr Stat<int> left{"left", "Left of its break point"};
inline constexpr Stat<bool> beaten{"beaten", "Beaten"};
inline constexpr Stat<Figures> figures{"figures", {}, figure_sizes}; ///< that one side has it is enough
// the ground
inline constexpr Stat<Track> track{"track", "Track", tracks};
inline constexpr Stat<bool> cut{"cut", "Cut"};
inline constexpr Stat<std::string_view> contents{"contents", "What lies there"};

using corneta::game::nobody;

} // namespace stat

/// Kinds of units.
namespace role {

inline constexpr Role actor{"actor"};
inline constexpr Role target{"target"};
inline constexpr Role unit{"unit"}; ///< near an explosion
inline constexpr Role train{"train"};
inline constexpr Role army{"army"};
inline constexpr Role leader{"leader"};
inline constexpr Role attached{"attached"}; ///< units that a leader touches
inline constexpr Role near{"near"};         ///< units within 6 inches of him
inline constexpr Role struck{"struck"};     ///< the unit with which he is driven off or run over
inline constexpr Role holding{"holding"};
inline constexpr Role vehicle{"vehicle"};
inline constexpr Role line{"line"}; ///< a railway
inline constexpr Role wire{"wire"};

} // namespace role

} // namespace revolucion
