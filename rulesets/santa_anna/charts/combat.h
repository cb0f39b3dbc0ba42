// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/heads.h"

/// The charts of fire, charge and melee.
namespace santa_anna {

inline constexpr std::array weapon_ranges_columns{
    ColumnSpec{.key = "short", .label = "short", .least = 0, .empty = Empty::Allowed, .precision = Precision::Tenths},
    ColumnSpec{.key = "medium", .label = "medium", .least = 0, .empty = Empty::Allowed, .precision = Precision::Tenths},
    ColumnSpec{.key = "long", .label = "long", .least = 0, .empty = Empty::Allowed, .precision = Precision::Tenths}};
enum class WeaponRange : std::uint8_t { AdHoc, Musket, Rifle, RifledMusket, Pistol, Carbine, Gun3, Gun6, Gun8, Gun12, Gun24 };
inline constexpr auto weapon_ranges_chart = chart<WeaponRange, Band>({.key = "weapon-ranges",
                                                                      .label = "Weapon Ranges",
                                                                      .rule = "Firing: Weapon Ranges",
                                                                      .row_name = "weapon",
                                                                      .columns = weapon_ranges_columns,
                                                                      .shape = Shape::Edges},
                                                                     {{WeaponRange::AdHoc, "ad-hoc", "ad hoc weapons"},
                                                                      {WeaponRange::Musket, "musket", "musket"},
                                                                      {WeaponRange::Rifle, "rifle", "rifle"},
                                                                      {WeaponRange::RifledMusket, "rifled-musket", "rifled musket"},
                                                                      {WeaponRange::Pistol, "pistol", "pistol"},
                                                                      {WeaponRange::Carbine, "carbine", "carbine"},
                                                                      {WeaponRange::Gun3, "gun-3", "3 lb gun"},
                                                                      {WeaponRange::Gun6, "gun-6", "6 lb gun"},
                                                                      {WeaponRange::Gun8, "gun-8", "8 lb gun"},
                                                                      {WeaponRange::Gun12, "gun-12", "12 lb gun"},
                                                                      {WeaponRange::Gun24, "gun-24", "24 lb gun"}});

inline constexpr std::array fire_strength_columns{
    ColumnSpec{.key = "short", .label = "at short range", .least = 0, .most = 9, .precision = Precision::Fractions},
    ColumnSpec{.key = "medium", .label = "at medium range", .least = 0, .most = 9, .precision = Precision::Fractions},
    ColumnSpec{.key = "long", .label = "at long range", .least = 0, .most = 9, .precision = Precision::Fractions}};
enum class StrengthOf : std::uint8_t { Castings, Gun };
inline constexpr auto fire_strength_chart =
    chart<StrengthOf, Band>(plain("fire-strength", "Firing Procedure: strength", "Firing, step 1", "firer", fire_strength_columns),
                            {{StrengthOf::Castings, "castings", "castings"}, {StrengthOf::Gun, "gun", "pounds of the gun"}});

inline constexpr std::array strength_factors_columns{
    ColumnSpec{.key = "times", .label = "times", .least = 0, .most = 9, .precision = Precision::Fractions}};
enum class Factor : std::uint8_t { Mounted, LowAmmunition, DamagedGun, Building, QuarterVolley, HorseHolders };
inline constexpr auto strength_factors_chart =
    chart<Factor>(plain("strength-factors", "Firing Procedure: parts of the strength", "Firing, step 1", "case", strength_factors_columns),
                  {{Factor::Mounted, "mounted", "mounted"},
                   {Factor::LowAmmunition, "low-ammunition", "low on ammunition"},
                   {Factor::DamagedGun, "damaged-gun", "damaged gun"},
                   {Factor::Building, "building", "one side of a building"},
                   {Factor::QuarterVolley, "quarter-volley", "quarter volley"},
                   {Factor::HorseHolders, "horse-holders", "horse holders"}});

inline constexpr std::array shifts_columns{ColumnSpec{.key = "fire", .label = "fire", .least = -16, .most = 16, .empty = Empty::Fixed},
                                           ColumnSpec{.key = "melee", .label = "melee", .least = -16, .most = 16, .empty = Empty::Fixed}};
enum class ShiftIn : std::uint8_t { Fire, Melee };
enum class Shift : std::uint8_t {
    Untrained,
    Green,
    Regular,
    Veteran,
    Rough,
    Building,
    Light,
    Heavy,
    InitialVolley,
    Skirmishers,
    BehindSkirmishers,
    Gunners,
    Charging,
    Lance,
    Saber,
    Us,
    CavalryAgainstInfantry
};
inline constexpr auto shifts_chart =
    chart<Shift, ShiftIn>(plain("shifts", "Firing and Melee Procedure: column shifts", "Firing, step 2", "shift", shifts_columns),
                          {{Shift::Untrained, "untrained", "untrained"},
                           {Shift::Green, "green", "green"},
                           {Shift::Regular, "regular", "regular"},
                           {Shift::Veteran, "veteran", "veteran"},
                           {Shift::Rough, "rough", "rough ground"},
                           {Shift::Building, "building", "building"},
                           {Shift::Light, "light", "light fortification"},
                           {Shift::Heavy, "heavy", "heavy fortification"},
                           {Shift::InitialVolley, "initial-volley", "initial volley"},
                           {Shift::Skirmishers, "skirmishers", "target in skirmish order"},
                           {Shift::BehindSkirmishers, "behind-skirmishers", "target behind skirmishers"},
                           {Shift::Gunners, "gunners", "target unlimbered gunners"},
                           {Shift::Charging, "charging", "charging"},
                           {Shift::Lance, "lance", "lance"},
                           {Shift::Saber, "saber", "saber against cavalry without melee weapons"},
                           {Shift::Us, "us", "U.S. infantry or cavalry"},
                           {Shift::CavalryAgainstInfantry, "cavalry-against-infantry", "mounted cavalry against infantry not in square"}});

inline constexpr std::array loss_allocation_columns{ColumnSpec{.key = "stragglers", .label = "stragglers, times", .least = 0, .most = 9}};
enum class LossAllocation : std::uint8_t { Front, Flank, Rear };
inline constexpr auto loss_allocation_chart =
    chart<LossAllocation>(plain("loss-allocation", "Firing Procedure: stragglers by the side that is hit", "Firing: Allocating Losses",
                                "aspect", loss_allocation_columns),
                          {{LossAllocation::Front, "front", "hit in front"},
                           {LossAllocation::Flank, "flank", "hit in the flank"},
                           {LossAllocation::Rear, "rear", "hit in the rear"}});

enum class FiringLimit : std::uint8_t { QuarterVolleyRange, DeepStragglers, UsBatteryStragglers, LowAmmunitionFace };
inline constexpr auto firing_limits_chart =
    chart<FiringLimit>(plain("firing-limits", "Firing Procedure: fixed numbers", "Firing: Allocating Losses", "limit", columns::amount),
                       {{FiringLimit::QuarterVolleyRange, "quarter-volley-range", "inches of a quarter volley"},
                        {FiringLimit::DeepStragglers, "deep-stragglers", "stragglers a roll of a column or square"},
                        {FiringLimit::UsBatteryStragglers, "us-battery-stragglers", "stragglers a turn of a U.S. battery"},
                        {FiringLimit::LowAmmunitionFace, "low-ammunition-face", "face that runs low on ammunition"}});

enum class Crew : std::uint8_t { UsHeaviest, Us, Others };
inline constexpr auto artillery_functions_chart =
    chart<Crew>(plain("artillery-functions", "Artillery: functions in a turn", "Artillery: Artillery Functions", "crew", columns::amount),
                {{Crew::UsHeaviest, "us-heaviest", "heaviest U.S. gun with two functions, pounds"},
                 {Crew::Us, "us", "U.S. artillery up to that weight"},
                 {Crew::Others, "others", "all other artillery"}});

/// The columns of the Combat Effects Chart, by strength, count from 0: as the bands of its header, and as the rows of its body.
enum class Strength : std::uint8_t {};
enum class Effect : std::uint8_t {};
inline constexpr std::array effect_columns{RowSpec{"0", "column 0"},   RowSpec{"1", "column 1"},   RowSpec{"2", "column 2"},
                                           RowSpec{"3", "column 3"},   RowSpec{"4", "column 4"},   RowSpec{"5", "column 5"},
                                           RowSpec{"6", "column 6"},   RowSpec{"7", "column 7"},   RowSpec{"8", "column 8"},
                                           RowSpec{"9", "column 9"},   RowSpec{"10", "column 10"}, RowSpec{"11", "column 11"},
                                           RowSpec{"12", "column 12"}, RowSpec{"13", "column 13"}, RowSpec{"14", "column 14"},
                                           RowSpec{"15", "column 15"}, RowSpec{"16", "column 16"}};
inline constexpr std::array strength_header_columns{
    ColumnSpec{.key = "from", .label = "from", .least = 0, .most = 999, .empty = Empty::Allowed},
    ColumnSpec{.key = "to", .label = "to", .least = 0, .most = 999, .empty = Empty::Allowed}};
inline constexpr std::array combat_effects_columns{ColumnSpec{.key = "losses", .label = "losses", .least = 0, .count = 20}};
inline constexpr ChartOf<Strength, effect_columns.size()> strength_header_chart{{.key = "strength-header",
                                                                                 .label = "Combat Effects Chart: header",
                                                                                 .rule = "Combat Effects Chart",
                                                                                 .row_name = "column",
                                                                                 .columns = strength_header_columns,
                                                                                 .shape = Shape::Bands,
                                                                                 .lowest = 0},
                                                                                effect_columns};
inline constexpr ChartOf<Effect, effect_columns.size()> combat_effects_chart{
    plain("combat-effects", "Combat Effects Chart", "Combat Effects Chart", "column", combat_effects_columns), effect_columns};

enum class MeleeNumber : std::uint8_t { FlankOrRear, Disorder, LeastFighters, CastingsAShift, Rounds, ChargingRounds, LanceRounds };
inline constexpr auto melee_numbers_chart =
    chart<MeleeNumber>(exact_amounts("melee-numbers", "Melee Procedure: fixed numbers", "Melee Procedure"),
                       {{MeleeNumber::FlankOrRear, "flank-or-rear", "part of the castings that fights, hit in flank or rear"},
                        {MeleeNumber::Disorder, "disorder", "part of the castings that fights, caught forming square"},
                        {MeleeNumber::LeastFighters, "least-fighters", "castings that fight at the least"},
                        {MeleeNumber::CastingsAShift, "castings-a-shift", "castings of difference for a shift of one"},
                        {MeleeNumber::Rounds, "rounds", "rounds in a turn"},
                        {MeleeNumber::ChargingRounds, "charging-rounds", "rounds in which charging counts"},
                        {MeleeNumber::LanceRounds, "lance-rounds", "rounds in which the lance counts"}});

inline constexpr std::array close_and_stand_columns{
    ColumnSpec{.key = "close", .label = "to close", .least = -20, .most = 20, .empty = Empty::Fixed},
    ColumnSpec{.key = "stand", .label = "to stand", .least = -20, .most = 20, .empty = Empty::Fixed}};
enum class Roll : std::uint8_t { ToClose, ToStand };
enum class Resolve : std::uint8_t {
    Untrained,
    Green,
    Regular,
    Veteran,
    Charging,
    Leader,
    Half,
    Twice,
    MountedAgainstSquare,
    Flank,
    Rear,
    Rough,
    Building,
    Light,
    Heavy
};
inline constexpr auto close_and_stand_chart = chart<Resolve, Roll>(
    plain("close-and-stand", "Roll to Close or Stand: modifiers", "Melee: Rolling to Close", "modifier", close_and_stand_columns),
    {{Resolve::Untrained, "untrained", "untrained"},
     {Resolve::Green, "green", "green"},
     {Resolve::Regular, "regular", "regular"},
     {Resolve::Veteran, "veteran", "veteran"},
     {Resolve::Charging, "charging", "charging"},
     {Resolve::Leader, "leader", "leader attached"},
     {Resolve::Half, "half", "half the enemy or fewer"},
     {Resolve::Twice, "twice", "twice the enemy or more"},
     {Resolve::MountedAgainstSquare, "mounted-against-square", "mounted against a square"},
     {Resolve::Flank, "flank", "hit in the flank"},
     {Resolve::Rear, "rear", "hit in the rear"},
     {Resolve::Rough, "rough", "rough ground"},
     {Resolve::Building, "building", "building"},
     {Resolve::Light, "light", "light fortification"},
     {Resolve::Heavy, "heavy", "heavy fortification"}});

inline constexpr std::array strength_compared_columns{
    ColumnSpec{.key = "times", .label = "times the enemy's effectives", .least = 0, .precision = Precision::Fractions}};
enum class Compared : std::uint8_t { Half, Twice };
inline constexpr auto strength_compared_chart = chart<Compared>(
    plain("strength-compared", "Roll to Close or Stand: sizes compared", "Melee: Rolling to Close", "case", strength_compared_columns),
    {{Compared::Half, "half", "half the enemy or fewer"}, {Compared::Twice, "twice", "twice the enemy or more"}});

inline constexpr std::array roll_results{
    ColumnSpec{.key = "from", .label = "from", .empty = Empty::Allowed}, ColumnSpec{.key = "to", .label = "to", .empty = Empty::Allowed},
    ColumnSpec{.key = "stragglers", .label = "stragglers", .kind = CellKind::Dice, .empty = Empty::Allowed}};
enum class CloseResult : std::uint8_t { Recoils, Halts, HaltsAndFires, Closes };
inline constexpr auto close_results_chart =
    chart<CloseResult>(bands("close-results", "Roll to Close or Stand: to close", "Melee: Rolling to Close", "result", roll_results),
                       {{CloseResult::Recoils, "recoils", "recoils"},
                        {CloseResult::Halts, "halts", "halts"},
                        {CloseResult::HaltsAndFires, "halts-and-fires", "halts and fires"},
                        {CloseResult::Closes, "closes", "closes"}});

enum class StandResult : std::uint8_t { Recoils, Retreats, FiresAndRetreats, Stands };
inline constexpr auto stand_results_chart =
    chart<StandResult>(bands("stand-results", "Roll to Close or Stand: to stand", "Melee: Rolling to Stand", "result", roll_results),
                       {{StandResult::Recoils, "recoils", "recoils"},
                        {StandResult::Retreats, "retreats", "retreats"},
                        {StandResult::FiresAndRetreats, "fires-and-retreats", "fires and retreats"},
                        {StandResult::Stands, "stands", "stands"}});

inline constexpr std::array modifier_amount{ColumnSpec{.key = "amount", .label = "amount", .least = -20, .most = 20}};
enum class Square : std::uint8_t { Untrained, Green, Regular, Veteran, Column, FlankOrRear, LeastInches };
inline constexpr auto emergency_square_chart =
    chart<Square>(plain("emergency-square", "Forming Emergency Square", "Melee: Forming Emergency Square", "modifier", modifier_amount),
                  {{Square::Untrained, "untrained", "untrained"},
                   {Square::Green, "green", "green"},
                   {Square::Regular, "regular", "regular"},
                   {Square::Veteran, "veteran", "veteran"},
                   {Square::Column, "column", "in column"},
                   {Square::FlankOrRear, "flank-or-rear", "charged in flank or rear"},
                   {Square::LeastInches, "least-inches", "inches at the least"}});

enum class BreakthroughShift : std::uint8_t {};
inline constexpr auto breakthrough_chart = chart_of<BreakthroughShift>(
    plain("breakthrough", "Cavalry Breakthrough: modifiers", "Cavalry: Cavalry Breakthrough", "experience", modifier_amount), experiences);

enum class BreakthroughResult : std::uint8_t { Breakthrough, Charge, Halts, Reforms, RalliesBack };
inline constexpr auto breakthrough_results_chart = chart<BreakthroughResult>(
    bands("breakthrough-results", "Cavalry Breakthrough", "Cavalry: Cavalry Breakthrough", "result", roll_results),
    {{BreakthroughResult::Breakthrough, "breakthrough", "breaks through"},
     {BreakthroughResult::Charge, "charge", "charges on"},
     {BreakthroughResult::Halts, "halts", "halts"},
     {BreakthroughResult::Reforms, "reforms", "reforms in place"},
     {BreakthroughResult::RalliesBack, "rallies-back", "rallies back"}});

} // namespace santa_anna
