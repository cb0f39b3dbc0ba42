// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/charts/turn_charts.h"

/// The charts of fire, damage and assaults.
namespace revolucion {

enum class FireRange : std::uint8_t {}; ///< counts as Arm does
inline constexpr auto fire_ranges =
    chart_of<FireRange>(inches("fire-ranges", "Fire: ranges in inches", section::fire, "arm"), first<4>(arms));

enum class RangeEdge : std::uint8_t { Range };
enum class Band : std::uint8_t { First, Second, Third, Fourth, Artillery };
inline constexpr std::array edge_columns{distance("band-1", "first band"), distance("band-2", "second band"),
                                         distance("band-3", "third band"), distance("band-4", "fourth band"),
                                         distance("band-artillery", "fifth band, artillery alone")};
inline constexpr auto range_bands = chart<RangeEdge, Band>({.key = "range-bands",
                                                            .label = "Fire: range bands in inches",
                                                            .rule = section::sight,
                                                            .row_name = "item",
                                                            .columns = edge_columns,
                                                            .shape = corneta::Shape::Edges},
                                                           {{RangeEdge::Range, "range", "inches to"}});

constexpr ColumnSpec score(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .least = -20, .most = 30, .empty = Empty::Fixed};
}
inline constexpr std::array score_columns{score("band-1", "0-3"), score("band-2", "3-6"), score("band-3", "6-12"), score("band-4", "12-18"),
                                          score("band-artillery", "18-24")};
inline constexpr auto fire_scores = chart_of<Gun, Band>(
    {.key = "fire-scores", .label = "Fire: scores by range", .rule = section::fire, .row_name = "firer", .columns = score_columns}, guns);

enum class FireShift : std::uint8_t {
    MovingFire,
    TargetDeployed,
    TargetManeuver,
    TargetMarch,
    Soft,
    Hard,
    Fortification,
    ActorDisordered,
    ActorDemoralized,
    TargetDisordered,
    TargetDemoralized,
    ActorOutnumbered,
    ActorBadly,
    TargetOutnumbered,
    TargetBadly,
    Leader
};
inline constexpr auto fire_shifts = chart<FireShift>(wide_shifts("fire-shifts", "Fire: shifts", section::fire),
                                                     {{FireShift::MovingFire, "moving-fire", "Moving Fire"},
                                                      {FireShift::TargetDeployed, "target-deployed", "target deployed"},
                                                      {FireShift::TargetManeuver, "target-maneuver", "target in maneuver formation"},
                                                      {FireShift::TargetMarch, "target-march", "target in march formation"},
                                                      {FireShift::Soft, "soft", "target in soft cover"},
                                                      {FireShift::Hard, "hard", "target in hard cover"},
                                                      {FireShift::Fortification, "fortification", "target in a fortification"},
                                                      {FireShift::ActorDisordered, "actor-disordered", "firer disordered"},
                                                      {FireShift::ActorDemoralized, "actor-demoralized", "firer demoralized"},
                                                      {FireShift::TargetDisordered, "target-disordered", "target disordered"},
                                                      {FireShift::TargetDemoralized, "target-demoralized", "target demoralized"},
                                                      {FireShift::ActorOutnumbered, "actor-outnumbered", "firer outnumbered"},
                                                      {FireShift::ActorBadly, "actor-badly", "firer badly outnumbered"},
                                                      {FireShift::TargetOutnumbered, "target-outnumbered", "target outnumbered"},
                                                      {FireShift::TargetBadly, "target-badly", "target badly outnumbered"},
                                                      {FireShift::Leader, "leader", "leader attached to the firer"}});

enum class FireResult : std::uint8_t {};
inline constexpr std::array fire_results{Option{"nothing", "nothing"}, Option{"one", "one level"}, Option{"two", "two levels"},
                                         Option{"three", "three levels"}, Option{"four", "four levels"}};
inline constexpr std::array level_bands{columns::from, columns::to, ColumnSpec{.key = "levels", .label = "levels", .least = 0, .most = 9}};
inline constexpr auto fire_levels =
    chart_of<FireResult>(bands("fire-levels", "Fire: levels of damage", section::fire, "result", level_bands), fire_results);

enum class DamageLevel : std::uint8_t { Disordered, Demoralized, Base };
inline constexpr std::array level_column{ColumnSpec{.key = "level", .label = "level", .least = 0, .most = 9}};
inline constexpr auto damage_levels =
    chart<DamageLevel>({.key = "damage", .label = "Damage levels", .rule = section::effects, .row_name = "effect", .columns = level_column},
                       {{DamageLevel::Disordered, "disordered", "disordered at level"},
                        {DamageLevel::Demoralized, "demoralized", "demoralized at level"},
                        {DamageLevel::Base, "base", "the first base is lost at level"}});

enum class Destruction : std::uint8_t { Left };
inline constexpr auto destruction_chart =
    chart<Destruction>({.key = "destruction", .label = "Destruction", .rule = section::effects, .row_name = "item", .columns = part},
                       {{Destruction::Left, "left", "part of the starting bases at which it is destroyed"}});

inline constexpr auto fall_backs =
    chart_of<Arm>(inches("fall-backs", "Falling back and pushed back in inches", section::distances, "arm"), arms);

enum class LeaderRisk : std::uint8_t { Fire, Assault };
inline constexpr std::array face_column{ColumnSpec{.key = "face", .label = "face", .least = 0}};
inline constexpr auto leader_casualties = chart<LeaderRisk>(
    {.key = "leader-casualties", .label = "Leaders killed", .rule = section::fire, .row_name = "cause", .columns = face_column},
    {{LeaderRisk::Fire, "fire", "killed by fire at or under"}, {LeaderRisk::Assault, "assault", "killed in an assault at or under"}});

enum class AssaultReach : std::uint8_t {}; ///< counts as Arm does
inline constexpr auto assault_reaches =
    chart_of<AssaultReach>(inches("assault-reaches", "Assault: reach in inches", section::assaults, "arm"), first<2>(arms));

/// Who fights in close combat; those up to artillery count as UnitType does.
enum class Contestant : std::uint8_t { MachineGuns = 6, Transport = 8 };
enum class Fighter : std::uint8_t { Assaulter, Target };
inline constexpr auto contestants =
    first<6>(unit_types, std::array{Option{"machine-guns", "machine guns, armored cars"}, unit_types[7], Option{"transport", "transport"}});
inline constexpr std::array contest_columns{
    ColumnSpec{.key = "assaulter", .label = "assaulter", .least = -20, .most = 20, .empty = Empty::Fixed},
    ColumnSpec{.key = "target", .label = "target", .least = -20, .most = 20}};
inline constexpr auto assault_scores = chart_of<Contestant, Fighter>({.key = "assault-scores",
                                                                      .label = "Assault: scores in close combat",
                                                                      .rule = section::assaults,
                                                                      .row_name = "unit",
                                                                      .columns = contest_columns},
                                                                     contestants);

enum class AssaultShift : std::uint8_t {
    Soft,
    Hard,
    Fortification,
    Disordered,
    Demoralized,
    Outnumbered,
    Badly,
    Leader,
    March,
    NotFrontal,
    CavalryInRough
};
inline constexpr auto assault_shifts =
    chart<AssaultShift>(wide_shifts("assault-shifts", "Assault: shifts in close combat", section::assaults),
                        {{AssaultShift::Soft, "soft", "soft cover"},
                         {AssaultShift::Hard, "hard", "hard cover"},
                         {AssaultShift::Fortification, "fortification", "fortification"},
                         {AssaultShift::Disordered, "disordered", "disordered"},
                         {AssaultShift::Demoralized, "demoralized", "demoralized"},
                         {AssaultShift::Outnumbered, "outnumbered", "outnumbered"},
                         {AssaultShift::Badly, "badly", "badly outnumbered"},
                         {AssaultShift::Leader, "leader", "leader attached"},
                         {AssaultShift::March, "march", "in march formation"},
                         {AssaultShift::NotFrontal, "not-frontal", "not frontal"},
                         {AssaultShift::CavalryInRough, "cavalry-in-rough", "cavalry against rough ground, a town or hard cover"}});

enum class AssaultResult : std::uint8_t {};
enum class Contest : std::uint8_t { TargetLevels, TargetPushed, AssaulterLevels, AssaulterPushed };
inline constexpr std::array assault_results{Option{"routed", "10 or more"}, Option{"beaten", "5 to 9"}, Option{"driven", "1 to 4"},
                                            Option{"even", "even"},         Option{"held", "-1 to -4"}, Option{"thrown-back", "-5 to -9"},
                                            Option{"broken", "-10 or less"}};
inline constexpr std::array result_columns{columns::from,
                                           columns::to,
                                           ColumnSpec{.key = "target-levels", .label = "target's levels", .least = 0, .most = 9},
                                           ColumnSpec{.key = "target-pushed", .label = "target pushed back", .least = 0, .most = 1},
                                           ColumnSpec{.key = "assaulter-levels", .label = "assaulter's levels", .least = 0, .most = 9},
                                           ColumnSpec{.key = "assaulter-pushed", .label = "assaulter pushed back", .least = 0, .most = 1}};
inline constexpr auto assault_result_chart = chart_of<AssaultResult, Contest>(
    bands("assault-results", "Assault: results by the difference", section::assaults, "result", result_columns), assault_results);

enum class IndirectFire : std::uint8_t { Over, Part };
inline constexpr auto indirect_fire =
    chart<IndirectFire>(exact_amounts("indirect-fire", "Indirect fire", "Vehicles and Scenario-Specific Rules: Indirect Artillery Fire"),
                        {{IndirectFire::Over, "over", "inches over which the range counts in part"},
                         {IndirectFire::Part, "part", "part of a longer range that counts"}});

inline constexpr auto explosions = chart_of<Blast>(inches("explosions", "Explosions: radius in inches", section::vehicles, "kind"), blasts);

enum class Flight : std::uint8_t { Range, Away };
inline constexpr auto aircraft =
    chart<Flight>(exact_amounts("aircraft", "Aircraft", "Vehicles and Scenario-Specific Rules: Aircraft"),
                  {{Flight::Range, "range", "inches at which an aircraft attacks"}, {Flight::Away, "away", "turns that it stays away"}});

enum class Passengers : std::uint8_t { TrainDestroyed };
inline constexpr auto passengers =
    chart<Passengers>(amounts("passengers", "Passengers: levels of damage", section::trains),
                      {{Passengers::TrainDestroyed, "train-destroyed", "levels of who gets off a destroyed train"}});

} // namespace revolucion
