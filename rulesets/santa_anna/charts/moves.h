// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/heads.h"

/// The charts of orders, of movement and of what is met on the way, of guns and fortifications.
namespace santa_anna {

/// The faces of the die of the Random Orders, from 0.
enum class OrderFace : std::uint8_t {};
inline constexpr std::array<std::string_view, 8> drawn_order_words{
    "move", "charge", "first-fire", "hold-fire", "hold", "rally", "form", "as-friend",
};
inline constexpr std::array random_orders_columns{

    word_in("moving", "after Move or Charge", drawn_order_words),
    word_in("standing", "after any other order, and in the first turn", drawn_order_words),
};
enum class Before : std::uint8_t { Moving, Standing };
inline constexpr ChartOf<OrderFace, 10, Before> random_orders_chart{
    plain("random-orders", "Random Orders", "Command and Control, 4.1", "roll", random_orders_columns),
    {{{"1", "a roll of 1"},
      {"2", "a roll of 2"},
      {"3", "a roll of 3"},
      {"4", "a roll of 4"},
      {"5", "a roll of 5"},
      {"6", "a roll of 6"},
      {"7", "a roll of 7"},
      {"8", "a roll of 8"},
      {"9", "a roll of 9"},
      {"10", "a roll of 10"}}}};

inline constexpr std::array order_rulings_columns{

    word_in("order", "order", std::span{drawn_order_words}.first<7>()),
};
enum class Ruling : std::uint8_t { NoEnemyInReach, MayNotCharge, GunsCharge, FriendRallies, NoFriend };
inline constexpr auto order_rulings_chart = table<Ruling>("order-rulings", "Random Orders: orders that cannot be carried out",
                                                          "Command and Control, 4.1", "case", order_rulings_columns)({
    {"no-enemy-in-reach", "Charge without an enemy in reach"},
    {"may-not-charge", "Charge of a unit that may not charge"},
    {"guns-charge", "Charge of unlimbered guns"},
    {"friend-rallies", "as a friend who rallies"},
    {"no-friend", "as a friend, but there is none"},
});

enum class Mover : std::uint8_t {
    InfantryLine,
    InfantryColumn,
    InfantryRoadColumn,
    InfantrySkirmish,
    InfantrySquare,
    MountedLine,
    MountedColumn,
    MountedRoadColumn,
    MountedSkirmish,
    GunsLimbered,
    GunsUnlimbered
};
inline constexpr auto movement_dice_chart =
    chart<Mover>(thrown("movement-dice", "Movement Distances: dice", "Movement: Movement Distances", "mover"))({
        {"infantry-line", "on foot, line"},
        {"infantry-column", "on foot, column"},
        {"infantry-road-column", "on foot, road column"},
        {"infantry-skirmish", "on foot, skirmish order"},
        {"infantry-square", "on foot, square"},
        {"mounted-line", "mounted, line"},
        {"mounted-column", "mounted, column; leaders"},
        {"mounted-road-column", "mounted, road column"},
        {"mounted-skirmish", "mounted, skirmish order"},
        {"guns-limbered", "limbered guns"},
        {"guns-unlimbered", "unlimbered guns"},
    });

inline constexpr std::array added_dice_columns{
    dice_in("foot", "on foot", Empty::Allowed),
    dice_in("mounted", "mounted", Empty::Allowed),
    dice_in("guns", "guns", Empty::Allowed),
};
enum class Legs : std::uint8_t { Foot, Mounted, Guns };
enum class Added : std::uint8_t { Charge, Retreat };
inline constexpr auto added_dice_chart = table<Added, Legs>("added-dice", "Movement Distances: dice added", "Movement: Movement Distances",
                                                            "move", added_dice_columns)({{"charge"}, {"retreat"}});

inline constexpr std::array movement_costs_columns{

    ColumnSpec{.key = "inches", .label = "inches it takes", .least = 0, .precision = Precision::Tenths},
    ColumnSpec{.key = "needed", .label = "roll it needs", .least = 0, .empty = Empty::Allowed, .precision = Precision::Tenths},
    dice_in("stragglers", "stragglers", Empty::Allowed),
};
enum class CostIn : std::uint8_t { Inches, Needed, Stragglers };
enum class Cost : std::uint8_t { Formation, Mount, Dismount, AboutFace, Contour, Obstacle };
inline constexpr auto movement_costs_chart =
    table<Cost, CostIn>("movement-costs", "Movement Distances: costs", "Movement: Formation Changes", "item", movement_costs_columns)({
        {"formation", "change of formation"},
        {"mount", "mounting"},
        {"dismount", "dismounting"},
        {"about-face", "facing about"},
        {"contour", "contour line"},
        {"obstacle", "wall, ravine or stream"},
    });

enum class MoveNumber : std::uint8_t { Rough, StragglerFace, Stragglers };
inline constexpr auto movement_numbers_chart =
    chart<MoveNumber>(exact_amounts("movement-numbers", "Movement Distances: fixed numbers", "Movement: Movement Distances"))({
        {"rough", "rough terrain, inches times"},
        {"straggler-face", "face of a charge or retreat die that loses stragglers"},
        {"stragglers", "stragglers for such a face"},
    });

inline constexpr std::array pass_through_columns{
    dice_in("mover", "the unit that moves", Empty::Allowed),
    dice_in("passed", "the unit passed through", Empty::Allowed),
};
enum class Passer : std::uint8_t { Mover, Passed };
enum class Passing : std::uint8_t {
    FormedThroughUnformed,
    ChargingThroughUnformed,
    FormedThroughFormed,
    UnformedThroughFormed,
    UnformedThroughUnformed
};
inline constexpr auto pass_through_chart = table<Passing, Passer>("pass-through", "Passing Through Other Units",
                                                                  "Movement: Passing Through Other Units", "case", pass_through_columns)({
    {"formed-through-unformed", "formed through unformed"},
    {"charging-through-unformed", "formed and charging through unformed"},
    {"formed-through-formed", "formed through formed"},
    {"unformed-through-formed", "unformed through formed"},
    {"unformed-through-unformed", "unformed through unformed"},
});

enum class StragglerCause : std::uint8_t { ChargeShort, BrokenByCavalry, SquareUnbroken, FollowUpCharge };
inline constexpr auto straggler_dice_chart = chart<StragglerCause>(thrown("straggler-dice", "Stragglers at once", "Melee", "cause"))({
    {"charge-short", "a charge falls short"},
    {"broken-by-cavalry", "infantry broken by mounted cavalry"},
    {"square-unbroken", "cavalry that has not broken a square"},
    {"follow-up-charge", "follow-up charge"},
});

enum class CavalryNumber : std::uint8_t { Overrun, CounterCharge, EnemyWithin, ChargeWithin };
inline constexpr auto cavalry_numbers_chart =
    chart<CavalryNumber>(exact_amounts("cavalry-numbers", "Cavalry: fixed numbers", "Cavalry: Cavalry Counter Charge (optional)"))({
        {"overrun", "part of overrun stragglers that become casualties"},
        {"counter-charge", "number to exceed for a counter charge"},
        {"enemy-within", "inches at which an enemy lets a unit on Hold roll"},
        {"charge-within", "inches at which charging cavalry lets a unit charge"},
    });

enum class GunNumber : std::uint8_t { DamageFace, Silent, Crew, Gunners, ShortHanded };
inline constexpr auto artillery_numbers_chart =
    chart<GunNumber>(amounts("artillery-numbers", "Artillery: fixed numbers", "Artillery: Keeping a Gun in Operation"))({
        {"damage-face", "face that damages a gun"},
        {"silent", "damages that silence a gun casting"},
        {"crew", "castings that man a gun"},
        {"gunners", "gunners among them, at least"},
        {"short-handed", "functions that each one costs with a single gunner"},
    });

inline constexpr auto level_words = words_of(levels);
inline constexpr std::array fortifications_columns{

    ColumnSpec{.key = "points", .label = "points a section", .least = 0, .most = 999},
    word_in("half", "at half the points or less", level_words),
    word_in("nothing", "without points", level_words),
};
enum class Section : std::uint8_t { Points, AtHalf, WithoutPoints };
inline constexpr auto fortifications_chart = table<Fortification, Section>(
    "fortifications", "Fortification points", "Reducing Fortifications", "fortification", fortifications_columns)(fortifications);

enum class Reducing : std::uint8_t { Reduced, Section };
inline constexpr auto fortification_numbers_chart =
    chart<Reducing>(exact_amounts("fortification-numbers", "Fortifications: fixed numbers", "Reducing Fortifications"))({
        {"reduced", "part of the points at which a section is a level lower"},
        {"section", "inches of a section"},
    });

enum class Spotting : std::uint8_t { Number, HiddenCastings, SpottingCastings, MissedFace };
inline constexpr auto spotting_chart = chart<Spotting>(amounts("spotting", "Spotting hidden units", "Hidden units"))({
    {"number", "number to begin with"},
    {"hidden-castings", "hidden castings for one less"},
    {"spotting-castings", "spotting castings for one less"},
    {"missed-face", "face that always misses"},
});

enum class Detachment : std::uint8_t { Company };
inline constexpr auto detachments_chart = chart<Detachment>(amounts("detachments", "Detachments", "Movement: Formation Changes"))(
    {{"company", "castings of a skirmish company"}});

} // namespace santa_anna
