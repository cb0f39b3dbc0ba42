// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/heads.h"

/// The charts of fire, charge and melee.
namespace santa_anna {

inline constexpr std::array weapon_ranges_columns{
    edge_in("short", 0, 99, Precision::Tenths),
    edge_in("medium", 0, 99, Precision::Tenths),
    edge_in("long", 0, 99, Precision::Tenths),
};
enum class WeaponRange : std::uint8_t { AdHoc, Musket, Rifle, RifledMusket, Pistol, Carbine, Gun3, Gun6, Gun8, Gun12, Gun24 };
inline constexpr auto weapon_ranges_chart = chart<WeaponRange, Band>(
    plain("weapon-ranges", "Weapon Ranges", "Firing: Weapon Ranges", "weapon", weapon_ranges_columns, Shape::Edges))({
    {"ad-hoc", "ad hoc weapons"},
    {"musket"},
    {"rifle"},
    {"rifled-musket", "rifled musket"},
    {"pistol"},
    {"carbine"},
    {"gun-3", "3 lb gun"},
    {"gun-6", "6 lb gun"},
    {"gun-8", "8 lb gun"},
    {"gun-12", "12 lb gun"},
    {"gun-24", "24 lb gun"},
});

inline constexpr std::array fire_strength_columns{
    times_in("short", "at short range"),
    times_in("medium", "at medium range"),
    times_in("long", "at long range"),
};
enum class StrengthOf : std::uint8_t { Castings, Gun };
inline constexpr auto fire_strength_chart =
    table<StrengthOf, Band>("fire-strength", "Firing Procedure: strength", "Firing, step 1", "firer",
                            fire_strength_columns)({{"castings"}, {"gun", "pounds of the gun"}});

inline constexpr std::array strength_factors_columns{times_in("times", "times")};
enum class Factor : std::uint8_t { Mounted, LowAmmunition, DamagedGun, Building, QuarterVolley, HorseHolders };
inline constexpr auto strength_factors_chart =
    table<Factor>("strength-factors", "Firing Procedure: parts of the strength", "Firing, step 1", "case", strength_factors_columns)({
        {"mounted"},
        {"low-ammunition", "low on ammunition"},
        {"damaged-gun", "damaged gun"},
        {"building", "one side of a building"},
        {"quarter-volley", "quarter volley"},
        {"horse-holders", "horse holders"},
    });

inline constexpr std::array shifts_columns{modifier_in("fire", "fire", 16), modifier_in("melee", "melee", 16)};
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
    table<Shift, ShiftIn>("shifts", "Firing and Melee Procedure: column shifts", "Firing, step 2", "shift", shifts_columns)({
        {"untrained"},
        {"green"},
        {"regular"},
        {"veteran"},
        {"rough", "rough ground"},
        {"building"},
        {"light", "light fortification"},
        {"heavy", "heavy fortification"},
        {"initial-volley", "initial volley"},
        {"skirmishers", "target in skirmish order"},
        {"behind-skirmishers", "target behind skirmishers"},
        {"gunners", "target unlimbered gunners"},
        {"charging"},
        {"lance"},
        {"saber", "saber against cavalry without melee weapons"},
        {"us", "U.S. infantry or cavalry"},
        {"cavalry-against-infantry", "mounted cavalry against infantry not in square"},
    });

inline constexpr std::array loss_allocation_columns{ColumnSpec{.key = "stragglers", .label = "stragglers, times", .least = 0, .most = 9}};
enum class LossAllocation : std::uint8_t { Front, Flank, Rear };
inline constexpr auto loss_allocation_chart =
    table<LossAllocation>("loss-allocation", "Firing Procedure: stragglers by the side that is hit", "Firing: Allocating Losses", "aspect",
                          loss_allocation_columns)({
        {"front", "hit in front"},
        {"flank", "hit in the flank"},
        {"rear", "hit in the rear"},
    });

enum class FiringLimit : std::uint8_t { QuarterVolleyRange, DeepStragglers, UsBatteryStragglers, LowAmmunitionFace };
inline constexpr auto firing_limits_chart =
    table<FiringLimit>("firing-limits", "Firing Procedure: fixed numbers", "Firing: Allocating Losses", "limit", columns::amount)({
        {"quarter-volley-range", "inches of a quarter volley"},
        {"deep-stragglers", "stragglers a roll of a column or square"},
        {"us-battery-stragglers", "stragglers a turn of a U.S. battery"},
        {"low-ammunition-face", "face that runs low on ammunition"},
    });

enum class Crew : std::uint8_t { UsHeaviest, Us, Others };
inline constexpr auto artillery_functions_chart =
    table<Crew>("artillery-functions", "Artillery: functions in a turn", "Artillery: Artillery Functions", "crew", columns::amount)({
        {"us-heaviest", "heaviest U.S. gun with two functions, pounds"},
        {"us", "U.S. artillery up to that weight"},
        {"others", "all other artillery"},
    });

/// The columns of the Combat Effects Chart, by strength, count from 0: as the bands of its header, and as the rows of its body.
enum class Strength : std::uint8_t {};
enum class Effect : std::uint8_t {};
inline constexpr auto effect_columns = std::to_array<RowSpec>({
    {"0", "column 0"},
    {"1", "column 1"},
    {"2", "column 2"},
    {"3", "column 3"},
    {"4", "column 4"},
    {"5", "column 5"},
    {"6", "column 6"},
    {"7", "column 7"},
    {"8", "column 8"},
    {"9", "column 9"},
    {"10", "column 10"},
    {"11", "column 11"},
    {"12", "column 12"},
    {"13", "column 13"},
    {"14", "column 14"},
    {"15", "column 15"},
    {"16", "column 16"},
});
inline constexpr std::array strength_header_columns{edge_in("from", 0, 999), edge_in("to", 0, 999)};
inline constexpr std::array combat_effects_columns{ColumnSpec{.key = "losses", .label = "losses", .least = 0, .count = 20}};
inline constexpr ChartOf<Strength, effect_columns.size()> strength_header_chart{
    bands_from(0, plain("strength-header", "Combat Effects Chart: header", "Combat Effects Chart", "column", strength_header_columns)),
    effect_columns};
inline constexpr ChartOf<Effect, effect_columns.size()> combat_effects_chart{
    rising(plain("combat-effects", "Combat Effects Chart", "Combat Effects Chart", "column", combat_effects_columns)), effect_columns};

enum class MeleeNumber : std::uint8_t { FlankOrRear, Disorder, LeastFighters, CastingsAShift, Rounds, ChargingRounds, LanceRounds };
inline constexpr auto melee_numbers_chart =
    chart<MeleeNumber>(exact_amounts("melee-numbers", "Melee Procedure: fixed numbers", "Melee Procedure"))({
        {"flank-or-rear", "part of the castings that fights, hit in flank or rear"},
        {"disorder", "part of the castings that fights, caught forming square"},
        {"least-fighters", "castings that fight, at least"},
        {"castings-a-shift", "castings of difference for a shift of one"},
        {"rounds", "rounds in a turn"},
        {"charging-rounds", "rounds in which charging counts"},
        {"lance-rounds", "rounds in which the lance counts"},
    });

inline constexpr std::array close_and_stand_columns{modifier_in("close", "to close", 20), modifier_in("stand", "to stand", 20)};
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
inline constexpr auto close_and_stand_chart = table<Resolve, Roll>("close-and-stand", "Roll to Close or Stand: modifiers",
                                                                   "Melee: Rolling to Close", "modifier", close_and_stand_columns)({
    {"untrained"},
    {"green"},
    {"regular"},
    {"veteran"},
    {"charging"},
    {"leader", "leader attached"},
    {"half", "half the enemy or fewer"},
    {"twice", "twice the enemy or more"},
    {"mounted-against-square", "mounted against a square"},
    {"flank", "hit in the flank"},
    {"rear", "hit in the rear"},
    {"rough", "rough ground"},
    {"building"},
    {"light", "light fortification"},
    {"heavy", "heavy fortification"},
});

inline constexpr std::array strength_compared_columns{times_in("times", "times the enemy's effectives", 99)};
enum class Compared : std::uint8_t { Half, Twice };
inline constexpr auto strength_compared_chart =
    table<Compared>("strength-compared", "Roll to Close or Stand: sizes compared", "Melee: Rolling to Close", "case",
                    strength_compared_columns)({{"half", "half the enemy or fewer"}, {"twice", "twice the enemy or more"}});

inline constexpr std::array roll_results{columns::from, columns::to, dice_in("stragglers", "stragglers", Empty::Allowed)};
enum class CloseResult : std::uint8_t { Recoils, Halts, HaltsAndFires, Closes };
inline constexpr auto close_results_chart =
    chart<CloseResult>(bands("close-results", "Roll to Close or Stand: to close", "Melee: Rolling to Close", "result", roll_results))({
        {"recoils"},
        {"halts"},
        {"halts-and-fires", "halts and fires"},
        {"closes"},
    });

enum class StandResult : std::uint8_t { Recoils, Retreats, FiresAndRetreats, Stands };
inline constexpr auto stand_results_chart =
    chart<StandResult>(bands("stand-results", "Roll to Close or Stand: to stand", "Melee: Rolling to Stand", "result", roll_results))({
        {"recoils"},
        {"retreats"},
        {"fires-and-retreats", "fires and retreats"},
        {"stands"},
    });

inline constexpr std::array modifier_amount{ColumnSpec{.key = "amount", .label = "amount", .least = -20, .most = 20}};
enum class Square : std::uint8_t { Untrained, Green, Regular, Veteran, Column, FlankOrRear, LeastInches };
inline constexpr auto emergency_square_chart =
    table<Square>("emergency-square", "Forming Emergency Square", "Melee: Forming Emergency Square", "modifier", modifier_amount)({
        {"untrained"},
        {"green"},
        {"regular"},
        {"veteran"},
        {"column", "in column"},
        {"flank-or-rear", "charged in flank or rear"},
        {"least-inches", "inches, at least"},
    });

enum class BreakthroughShift : std::uint8_t {};
inline constexpr auto breakthrough_chart = table<BreakthroughShift>(
    "breakthrough", "Cavalry Breakthrough: modifiers", "Cavalry: Cavalry Breakthrough", "experience", modifier_amount)(experiences);

enum class BreakthroughResult : std::uint8_t { Breakthrough, Charge, Halts, Reforms, RalliesBack };
inline constexpr auto breakthrough_results_chart = chart<BreakthroughResult>(
    bands("breakthrough-results", "Cavalry Breakthrough", "Cavalry: Cavalry Breakthrough", "result", roll_results))({
    {"breakthrough", "breaks through"},
    {"charge", "charges on"},
    {"halts"},
    {"reforms", "reforms in place"},
    {"rallies-back", "rallies back"},
});

} // namespace santa_anna
