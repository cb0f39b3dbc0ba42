// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/charts/turn_charts.h"

/// The charts of fire, damage and assaults.
namespace revolucion {

enum class FireRange {}; ///< counts as Arm does
inline constexpr auto fire_ranges =
    table<FireRange>("fire-ranges", "Fire: ranges in inches", section::fire, "arm", inch_column)(first<4>(arms));

enum class RangeEdge { Range };
enum class Band { First, Second, Third, Fourth, Artillery };
inline constexpr std::array edge_columns{inches("band-1", "first band"), inches("band-2", "second band"), inches("band-3", "third band"),
                                         inches("band-4", "fourth band"), inches("band-artillery", "fifth band, artillery alone")};
inline constexpr auto range_bands = HeadOf<RangeEdge, Band>{{.key = "range-bands",
                                                             .label = "Fire: range bands in inches",
                                                             .rule = section::sight,
                                                             .row_name = "item",
                                                             .columns = edge_columns,
                                                             .shape = corneta::Shape::Edges}}({{RangeEdge::Range, "range", "inches to"}});

constexpr ColumnSpec score(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .least = -20, .most = 30, .empty = Empty::Fixed};
}
inline constexpr std::array score_columns{score("band-1", "first band"), score("band-2", "second band"), score("band-3", "third band"),
                                          score("band-4", "fourth band"), score("band-artillery", "fifth band, artillery alone")};
inline constexpr auto fire_scores = HeadOf<Gun, Band>{{.key = "fire-scores",
                                                       .label = "Fire: scores by range in inches",
                                                       .rule = section::fire,
                                                       .row_name = "firer",
                                                       .columns = score_columns,
                                                       .edges = "range-bands"}}(guns);

enum class FireShift {
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
inline constexpr auto fire_shifts = table<FireShift>("fire-shifts", "Fire: shifts", section::fire, "shift", wide_shift)({
    {FireShift::MovingFire, "moving-fire", "Moving Fire"},
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
    {FireShift::Leader, "leader", "leader attached to the firer"},
});

enum class FireResult {};
inline constexpr std::array fire_results{Option{"nothing", "nothing"}, Option{"one", "one level"}, Option{"two", "two levels"},
                                         Option{"three", "three levels"}, Option{"four", "four levels"}};
inline constexpr std::array level_bands{columns::from, columns::to, column("levels", "levels", 0, 9)};
inline constexpr auto fire_levels =
    HeadOf<FireResult>{bands("fire-levels", "Fire: levels of damage", section::fire, "result", level_bands)}(fire_results);

enum class DamageLevel { Disordered, Demoralized, Base };
inline constexpr std::array level_column{column("level", "level", 0, 9)};
inline constexpr auto damage_levels = table<DamageLevel>("damage", "Damage levels", section::effects, "effect", level_column)({
    {DamageLevel::Disordered, "disordered", "disordered at level"},
    {DamageLevel::Demoralized, "demoralized", "demoralized at level"},
    {DamageLevel::Base, "base", "the first base is lost at level"},
});

enum class Destruction { Left };
inline constexpr auto destruction_chart = table<Destruction>("destruction", "Destruction", section::effects, "item", part)(
    {{Destruction::Left, "left", "part of the starting bases at which it is destroyed"}});

inline constexpr auto fall_backs =
    table<Arm>("fall-backs", "Falling back and pushed back in inches", section::distances, "arm", inch_column)(arms);

enum class LeaderRisk { Fire, Assault };
inline constexpr std::array face_column{column("face", "face", 0)};
inline constexpr auto leader_casualties = table<LeaderRisk>("leader-casualties", "Leaders killed", section::fire, "cause", face_column)({
    {LeaderRisk::Fire, "fire", "killed by fire at or under"},
    {LeaderRisk::Assault, "assault", "killed in an assault at or under"},
});

enum class AssaultReach {}; ///< counts as Arm does
inline constexpr auto assault_reaches =
    table<AssaultReach>("assault-reaches", "Assault: reach in inches", section::assaults, "arm", inch_column)(first<2>(arms));

/// Who fights in close combat; those up to artillery count as UnitType does.
enum class Contestant { MachineGuns = 6, Transport = 8 };
enum class Fighter { Assaulter, Target };
inline constexpr auto contestants =
    first<6>(unit_types, std::array{Option{"machine-guns", "machine guns, armored cars"}, unit_types[7], Option{"transport", "transport"}});
inline constexpr std::array contest_columns{
    ColumnSpec{.key = "assaulter", .label = "assaulter", .least = -20, .most = 20, .empty = Empty::Fixed},
    column("target", "target", -20, 20)};
inline constexpr auto assault_scores = table<Contestant, Fighter>("assault-scores", "Assault: scores in close combat", section::assaults,
                                                                  "unit", contest_columns)(contestants);

enum class AssaultShift {
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
    table<AssaultShift>("assault-shifts", "Assault: shifts in close combat", section::assaults, "shift", wide_shift)({
        {AssaultShift::Soft, "soft", "soft cover"},
        {AssaultShift::Hard, "hard", "hard cover"},
        {AssaultShift::Fortification, "fortification", "fortification"},
        {AssaultShift::Disordered, "disordered", "disordered"},
        {AssaultShift::Demoralized, "demoralized", "demoralized"},
        {AssaultShift::Outnumbered, "outnumbered", "outnumbered"},
        {AssaultShift::Badly, "badly", "badly outnumbered"},
        {AssaultShift::Leader, "leader", "leader attached"},
        {AssaultShift::March, "march", "in march formation"},
        {AssaultShift::NotFrontal, "not-frontal", "not frontal"},
        {AssaultShift::CavalryInRough, "cavalry-in-rough", "cavalry against rough ground, a town or hard cover"},
    });

enum class AssaultResult {};
enum class Contest { TargetLevels, TargetPushed, AssaulterLevels, AssaulterPushed };
inline constexpr auto assault_results = std::to_array<Option>({
    {"routed", "10 or more"},
    {"beaten", "5 to 9"},
    {"driven", "1 to 4"},
    {"even", "even"},
    {"held", "-1 to -4"},
    {"thrown-back", "-5 to -9"},
    {"broken", "-10 or less"},
});
inline constexpr std::array result_columns{columns::from,
                                           columns::to,
                                           column("target-levels", "target's levels", 0, 9),
                                           column("target-pushed", "target pushed back", 0, 1),
                                           column("assaulter-levels", "assaulter's levels", 0, 9),
                                           column("assaulter-pushed", "assaulter pushed back", 0, 1)};
inline constexpr auto assault_result_chart = HeadOf<AssaultResult, Contest>{
    bands("assault-results", "Assault: results by the difference", section::assaults, "result", result_columns)}(assault_results);

enum class IndirectFire { Over, Part };
inline constexpr auto indirect_fire = table<IndirectFire>(
    "indirect-fire", "Indirect fire", "Vehicles and Scenario-Specific Rules: Indirect Artillery Fire", "item", exact_amount)({
    {IndirectFire::Over, "over", "inches over which the range counts in part"},
    {IndirectFire::Part, "part", "part of a longer range that counts"},
});

inline constexpr auto explosions =
    table<Blast>("explosions", "Explosions: radius in inches", section::vehicles, "kind", inch_column)(blasts);

enum class Flight { Range, Away };
inline constexpr auto aircraft =
    table<Flight>("aircraft", "Aircraft", "Vehicles and Scenario-Specific Rules: Aircraft", "item", exact_amount)({
        {Flight::Range, "range", "inches at which an aircraft attacks"},
        {Flight::Away, "away", "turns that it stays away"},
    });

/// What does a unit a level of damage, or more, without a die.
enum class Passengers { TrainDestroyed, VehicleLost, Minefield };
inline constexpr std::array harms_without_die{Option{"train-destroyed", "gets off a destroyed train"},
                                              Option{"vehicle-lost", "gets off a lost truck or car"},
                                              Option{"minefield", "enters a minefield, or moves in it"}};
inline constexpr auto passengers =
    HeadOf<Passengers>{amounts("passengers", "Levels of damage without a die", section::vehicles)}(harms_without_die);

/// What a base of a vehicle carries: units of a train, else bases.
enum class Carrier { Train, Truck, Car };
inline constexpr auto carriers = HeadOf<Carrier>{amounts("carriers", "Vehicles: what a base carries", section::vehicles)}({
    {Carrier::Train, "train", "units on a car of a train"},
    {Carrier::Truck, "truck", "bases on a truck base"},
    {Carrier::Car, "car", "bases on a car base"},
});

} // namespace revolucion
