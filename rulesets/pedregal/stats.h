// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/unit_sets.h"
#include "rulesets/pedregal/terms.h"

/// What a game keeps of units, leaders and sides, and the roles that they stand in. A stat without a label is declared by a field.
namespace pedregal {

using namespace corneta::game::authoring; // NOLINT(google-build-using-namespace)

/// What a game keeps beside units: leaders, sides, boxes have words of their own.
namespace kind {

inline constexpr UnitKind unit{"unit"};
inline constexpr UnitKind leader{"leader"};
inline constexpr UnitKind headquarters{"hq"};
inline constexpr UnitKind box{"box"};
inline constexpr UnitKind bastion{"bastion"};
inline constexpr UnitKind side{"side"};

} // namespace kind

namespace stat {

inline constexpr Stat<Arm> arm{"arm", "Arm", arms};
inline constexpr Stat<Status> status{"status", "Status", statuses};
inline constexpr Stat<int> men{.key = "men", .label = "Men", .most = 9999};
inline constexpr Stat<int> guns{"guns", "Guns"};
inline constexpr Stat<int> strength{"strength", "Strength"};
inline constexpr Stat<int> morale{"morale"};
inline constexpr Stat<bool> leader{"leader"};
inline constexpr Stat<bool> engineer{"engineer", "Engineer"};
inline constexpr Stat<int> steps{"steps", "Steps"};
inline constexpr Stat<int> steps_lost{"steps_lost", "Steps lost"};
inline constexpr Stat<int> steps_at_start{"steps_at_start", "Steps at the start"};
inline constexpr Stat<bool> garrison{"garrison", "Garrison"};
inline constexpr Stat<UnitRef> bastion{.key = "bastion", .label = "Bastion in whose hex it stands", .of = kind::bastion};
inline constexpr Stat<bool> covered{"covered"};
inline constexpr Stat<bool> destroyed{"destroyed", "Destroyed"};
inline constexpr Stat<bool> casualty{"casualty", "Casualty"};
inline constexpr Stat<int> arrives{"arrives", "Turn on which it arrives"};
inline constexpr Stat<bool> came{"came", "Has come onto the map"};
inline constexpr Stat<int> returns{"returns", "Turn on which it comes back"};
inline constexpr Stat<UnitSet> fought_with{"fought_with", "Units with which he fights in this phase"};
inline constexpr Stat<UnitSet> stood_with{.key = "stood_with", .label = "Units with which he was in this phase", .lasts = Lasts::Phase};
inline constexpr Stat<UnitSet> drives{"drives", "Units that are to leave the hex it attacked"};
inline constexpr Stat<bool> advances{"advances", "May advance this phase", {}, Lasts::Phase};
inline constexpr Stat<bool> advanced{"advanced", "Has advanced this phase", {}, Lasts::Phase};
inline constexpr Stat<bool> stormed{"stormed", "Has attacked across a protected hexside this phase", {}, Lasts::Phase};
inline constexpr Stat<bool> active{"active", "Active"};
inline constexpr Stat<bool> commander{"commander", "Commands all formations"};
inline constexpr Stat<bool> hidden{"hidden", "In a hidden box"};
inline constexpr Stat<UnitSet> boxed_in{.key = "boxed_in", .label = "Boxes it may be in", .of = kind::box};
inline constexpr Stat<bool> stocked{"stocked", "Its units are off the map"};
inline constexpr Stat<bool> seen{"seen", "Its real marker is seen"};
inline constexpr Stat<bool> dummy_gone{"dummy_gone", "Its dummy is off the map"};
inline constexpr Stat<EntryHex> entry{"entry", "Where reinforcements enter", entry_hexes};
inline constexpr Stat<bool> moved{"moved", "Has moved this phase", {}, Lasts::Phase};
inline constexpr Stat<bool> marched{"marched", "Has made its move this phase", {}, Lasts::Phase};
inline constexpr Stat<bool> rested{"rested", "Has tried to recover this phase", {}, Lasts::Phase};
inline constexpr Stat<bool> attacked{"attacked", "Has attacked this phase", {}, Lasts::Phase};
inline constexpr Stat<bool> move_over{"move_over", "Its move is over", {}, Lasts::Phase};
inline constexpr Stat<bool> one_over{"one_over", "The move of one of its markers is over", {}, Lasts::Phase};
inline constexpr Stat<bool> driven{"driven", "Was driven back this phase", {}, Lasts::Phase};
inline constexpr Stat<bool> zone_entered{"zone_entered", "May enter an enemy zone this phase", {}, Lasts::Phase};
inline constexpr Stat<bool> entered{"entered", "Has come onto the map this phase", {}, Lasts::Phase};
inline constexpr Stat<bool> deployed{"deployed", "Stands where it deployed this phase", {}, Lasts::Phase};
inline constexpr Stat<bool> tested{"tested", "Santa Anna has been tested", {}, Lasts::Phase};
inline constexpr Stat<std::string_view> contents{"contents", "Contents"};
inline constexpr Stat<int> units_destroyed{"units_destroyed"};
inline constexpr Stat<int> steps_eliminated{"steps_eliminated"};
inline constexpr Stat<int> leaders_lost{"leaders_lost", "Leaders lost"};
/// Of sides, in games written before HQs were units.
inline constexpr Stat<bool> santa_anna_active{"santa_anna_active", "Santa Anna active"};
inline constexpr Stat<bool> hq_active{"hq_active", "HQ active"};
inline constexpr Stat<bool> at_san_augustin{"at_san_augustin"};
inline constexpr Stat<bool> north_of_churubusco{"north_of_churubusco"};
inline constexpr Stat<bool> holds_south{"holds_south"};
/// Reckoned by fill(), kept by no unit.
inline constexpr Stat<Army> army{"army", {}, armies};
inline constexpr Stat<int> units_on_map{"units_on_map"};

} // namespace stat

namespace role {

inline constexpr Role unit{"unit"};
inline constexpr Role leader{"leader"};
inline constexpr Role attacker{"attacker"};
inline constexpr Role defender{"defender"};
inline constexpr Role stack{"stack"};                       ///< others that move with `unit`
inline constexpr Role with{"with"};                         ///< leaders and engineers who are stacked with `unit`
inline constexpr Role attacker_leaders{"attacker_leaders"}; ///< stacked with the attackers, engineers too
inline constexpr Role defender_leaders{"defender_leaders"};
inline constexpr Role bastion{"bastion"};
inline constexpr Role marker{"marker"};
inline constexpr Role units{"units"}; ///< that go into `boxes`
inline constexpr Role boxes{"boxes"};
inline constexpr Role army{"army"};
inline constexpr Role us{"us"}; ///< a side, and the key of its army
inline constexpr Role mexican{"mexican"};

} // namespace role

} // namespace pedregal
