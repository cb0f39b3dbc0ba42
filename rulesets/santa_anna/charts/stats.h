// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/unit_sets.h"
#include "rulesets/santa_anna/charts/terms.h"

/// What a game keeps of units, leaders, sides and sections, and the roles that they stand in. What no field asks for is
/// listed in `game_rules`.
namespace santa_anna {

using namespace corneta::game::authoring; // NOLINT(google-build-using-namespace)

namespace kind {

inline constexpr UnitKind unit{"unit"};
inline constexpr UnitKind leader{"leader"};
inline constexpr UnitKind side{"side"};
inline constexpr UnitKind section{"section"};
/// Where a unit hides; its side lays there face down what the place is.
inline constexpr UnitKind place{"place"};
/// Guns that their gunners left behind: nobody's until gunners man them.
inline constexpr UnitKind guns{"guns"};

} // namespace kind

namespace stat {

/// A number of castings.
constexpr Stat<int> castings_of(std::string_view key, std::string_view label, Lasts lasts = Lasts::Game)
{
    return {.key = key, .label = label, .lasts = lasts, .most = 999};
}
/// Yes until the turn ends.
constexpr Stat<bool> this_turn(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .lasts = Lasts::Turn};
}

inline constexpr Stat<Arm> arm{"arm", "Arm", arms};
inline constexpr Stat<Nation> nation{"nation", "Nation", nations};
inline constexpr Stat<Experience> experience{"experience", "Experience", experiences};
inline constexpr Stat<Formation> formation{"formation", "Formation", formations};
inline constexpr Stat<Cover> cover{"cover", "Cover", covers};
inline constexpr Stat<Weapon> weapon{"weapon", "Weapon", weapons};
inline constexpr Stat<MeleeWeapon> melee_weapon{"melee_weapon", "Melee weapon", melee_weapons};
inline constexpr Stat<bool> mounted{"mounted", "Mounted"};
inline constexpr Stat<bool> initial_volley{"initial_volley", "Initial volley"};
inline constexpr Stat<bool> low_ammunition{"low_ammunition", "Low ammunition"};
inline constexpr Stat<bool> in_building{"in_building"};
inline constexpr Stat<bool> in_melee{"in_melee", "In melee"};

inline constexpr Stat<int> castings = castings_of("castings", "Castings at the start");
inline constexpr Stat<int> effectives = castings_of("effectives", "Effectives");
inline constexpr Stat<int> stragglers{"stragglers", "Stragglers"};
inline constexpr Stat<int> casualties{"casualties", "Casualties"};
inline constexpr Stat<int> losses_this_turn = castings_of("losses_this_turn", "Losses this turn", Lasts::Turn);
inline constexpr Stat<int> fire_losses_this_turn = castings_of("fire_losses_this_turn", "Losses from fire this turn", Lasts::Turn);
inline constexpr Stat<int> casualties_this_turn = castings_of("casualties_this_turn", "Casualties from fire this turn", Lasts::Turn);
inline constexpr Stat<bool> straggled_this_turn = this_turn("straggled_this_turn", "Has straggled from fire this turn");
inline constexpr Stat<bool> broken{"broken", "Broken"};
inline constexpr Stat<bool> retreated{.key = "retreated", .label = "Has retreated in this phase", .lasts = Lasts::Phase};
inline constexpr Stat<bool> destroyed{"destroyed", "Destroyed"};

inline constexpr Stat<KnownOrder> order{.key = "order", .label = "Order", .options = known_orders, .lasts = Lasts::Turn};
inline constexpr Stat<KnownOrder> last_order{.key = "last_order", .options = known_orders};
inline constexpr Stat<bool> far_from_leader{"far_from_leader", "Far from its leader"};
inline constexpr Stat<bool> fired_or_fought = this_turn("fired_or_fought", "Has fired or fought this turn");
inline constexpr Stat<bool> fired_this_turn = this_turn("fired_this_turn", "Has fired this turn");
inline constexpr Stat<bool> charging = this_turn("charging", "Charging");
inline constexpr Stat<UnitRef> charge_target{
    .key = "charge_target", .label = "Has declared its charge at", .lasts = Lasts::Turn, .of = kind::unit};
inline constexpr Stat<std::string_view> charged_from{
    .key = "charged_from", .label = "Inches away when it declared its charge", .lasts = Lasts::Turn};
inline constexpr Stat<bool> caught_forming_square = this_turn("caught_forming_square", "Caught forming square");
inline constexpr Stat<bool> broke_through_this_turn = this_turn("broke_through_this_turn", "Has broken through this turn");
inline constexpr Stat<bool> broke_this_turn = this_turn("broke_this_turn", "Broke this turn");
inline constexpr Stat<bool> leader_rolled_this_turn = this_turn("leader_rolled_this_turn", "Leader casualty rolled this turn");
inline constexpr Stat<bool> points_rolled_this_turn = this_turn("points_rolled_this_turn", "Leader points rolled this turn");
inline constexpr Stat<bool> formed_this_turn = this_turn("formed_this_turn", "Has changed its formation this turn");
inline constexpr Stat<Aspect> hit_in{"hit_in", "Hit in melee in", aspects};
inline constexpr Stat<Aspect> strikes_in{"strikes_in", "Hits its enemy in", aspects};
inline constexpr Stat<bool> moved_this_turn = this_turn("moved_this_turn", "Has moved this turn");
inline constexpr Stat<bool> closed_this_turn = this_turn("closed_this_turn", "Its charge has come to an end this turn");
inline constexpr Stat<bool> stood_this_turn = this_turn("stood_this_turn", "Has rolled to stand this turn");
inline constexpr Stat<bool> fought_this_turn = this_turn("fought_this_turn", "Has fought its rounds of melee this turn");
inline constexpr Stat<bool> charged_last_turn{"charged_last_turn", "Charged last turn"};
inline constexpr Stat<UnitRef> touches{.key = "touches", .label = "Touches in its charge", .lasts = Lasts::Turn, .of = kind::unit};
inline constexpr Stat<UnitRef> supports{.key = "supports", .label = "Supports in its melee", .of = kind::unit};
inline constexpr Stat<UnitRef> closed_with{.key = "closed_with", .label = "Has closed with", .lasts = Lasts::Turn, .of = kind::unit};
inline constexpr Stat<UnitSet> saw_break{
    .key = "saw_break", .label = "Has rolled for the breaking of", .lasts = Lasts::Turn, .of = kind::unit};
inline constexpr Stat<bool> broke_unseen = this_turn("broke_unseen", "No friend saw it break this turn");
inline constexpr Stat<int> straggles_later = castings_of("straggles_later", "Straggle when its charge is over", Lasts::Turn);
inline constexpr Stat<bool> reunited_this_turn = this_turn("reunited_this_turn", "Has taken back a part this turn");
inline constexpr Stat<UnitSet> rode_over{
    .key = "rode_over", .label = "Has ridden over the stragglers of", .lasts = Lasts::Turn, .of = kind::unit};
inline constexpr Stat<bool> parted_this_turn = this_turn("parted_this_turn", "Has parted this turn");
inline constexpr Stat<bool> order_rolled_this_turn = this_turn("order_rolled_this_turn", "Order rolled this turn");
inline constexpr Stat<bool> rallied_this_turn = this_turn("rallied_this_turn", "Rolled to rally or recover this turn");
inline constexpr Stat<int> functions_used{.key = "functions_used", .label = "Functions used this turn", .lasts = Lasts::Turn};
inline constexpr Stat<bool> short_handed_acted{"short_handed_acted", "Its short-handed gun acted last turn"};
inline constexpr Stat<bool> at_wagons = this_turn("at_wagons", "At the wagons");
inline constexpr Stat<UnitSet> locked_with{.key = "locked_with", .label = "Has attacked and is locked with", .of = kind::unit};
inline constexpr Stat<int> arrives{"arrives", "Turn from which it may arrive"};
inline constexpr Stat<bool> off_table{"off_table", "Not yet on the table"};
inline constexpr Stat<int> retreats_off_table{"retreats_off_table", "Retreats off the table"};
inline constexpr Stat<bool> costs_points{"costs_points", "Costs its side points once on the table"};
inline constexpr Stat<bool> hidden{"hidden", "Hidden"};
inline constexpr Stat<std::string_view> sides_fired{
    .key = "sides_fired", .label = "Sides of its building that have fired this turn", .lasts = Lasts::Turn};
inline constexpr Stat<UnitRef> behind{.key = "behind", .label = "Behind the section", .of = kind::section};

inline constexpr Stat<int> rating{"rating", "Leader rating"};
inline constexpr Stat<bool> went_this_phase{
    .key = "went_this_phase", .label = "Has gone with a unit or left one in this phase", .lasts = Lasts::Phase};
inline constexpr Stat<bool> attached{"attached"};                                                           ///< a leader
inline constexpr Stat<UnitRef> attached_to{.key = "attached_to", .label = "Attached to", .of = kind::unit}; ///< a leader
inline constexpr Stat<bool> leader_attached{"leader_attached", "Leader attached"};                          ///< a unit
inline constexpr Stat<int> turns_out{"turns_out", "Turns out"};
inline constexpr Stat<int> points{"points", "Points left"}; ///< of a section
inline constexpr Stat<int> leader_points{.key = "leader_points", .label = "Leader points of this turn", .lasts = Lasts::Turn};
inline constexpr Stat<bool> gun_damage{"gun_damage", "Damage to Artillery is played"};               ///< a side
inline constexpr Stat<bool> follow_up_charges{"follow_up_charges", "Follow-Up Charges are played"};  ///< a side
inline constexpr Stat<bool> stragglers_are_losses{"stragglers_are_losses", "Stragglers are losses"}; ///< a side
inline constexpr Stat<int> turns{"turns", "Turns that the game lasts"};
inline constexpr Stat<bool> has_won{"has_won", "Has won"}; ///< a side, by the last word of `victory`

inline constexpr Stat<UnitRef> part_of{.key = "part_of", .label = "Part of", .of = kind::unit}; ///< the unit that was split
inline constexpr Stat<bool> unlimbered{"unlimbered", "Unlimbered"};
inline constexpr Stat<int> guns{"guns", "Gun castings"};
inline constexpr Stat<int> guns_damaged{"guns_damaged", "Damaged guns"};
inline constexpr Stat<int> poundage{"poundage", "Poundage"};
inline constexpr Stat<int> gunners{"gunners", "Gunners"};
inline constexpr Stat<int> helpers{"helpers", "Helpers"};
inline constexpr Stat<int> lent{"lent", "Castings at the guns"};         ///< infantry's
inline constexpr Stat<int> undrawn{"undrawn", "Casualties to be drawn"}; ///< of a battery with helpers
inline constexpr Stat<int> functions{"functions", "Functions"};
inline constexpr Stat<Fortification> fortification{.key = "fortification", .options = fortifications};
inline constexpr Stat<Level> level{.key = "level", .options = levels};
inline constexpr Stat<bool> spotted{"spotted"};
/// In tenths, of a charge.
inline constexpr std::string_view inches_left = "inches_left";

} // namespace stat

namespace role {

inline constexpr Role unit{"unit"};
inline constexpr Role leader{"leader"};
inline constexpr Role firer{"firer"};
inline constexpr Role target{"target"};
inline constexpr Role attacker{"attacker"};
inline constexpr Role defender{"defender"};
inline constexpr Role broke{"broke"};     ///< who was seen to break
inline constexpr Role charger{"charger"}; ///< who declares a charge
inline constexpr Role mover{"mover"};
inline constexpr Role part{"part"}; ///< goes up in the unit that it was of
inline constexpr Role passed{"passed"};
inline constexpr Role gun{"gun"};
inline constexpr Role crewless{"crewless"}; ///< guns that were left behind
inline constexpr Role section{"section"};
inline constexpr Role hidden{"hidden"};
inline constexpr Role spotter{"spotter"};
inline constexpr Role followed{"friend"};
inline constexpr Role us{"us"}; ///< a side, and its key
inline constexpr Role mexican{"mexican"};

} // namespace role

} // namespace santa_anna
