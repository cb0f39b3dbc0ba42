// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/charts/terms.h"

/// The charts of turn, orders, movement, sight and armies: `charts[row]` is a cell.
namespace revolucion {

using corneta::ChartSpec;

constexpr ColumnSpec column(std::string_view key, std::string_view label, int least, int most = 99)
{
    return {.key = key, .label = label, .least = least, .most = most};
}
constexpr ColumnSpec inches(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .least = 0, .precision = Precision::Tenths};
}
inline constexpr std::array inch_column{inches("inches", "inches")};
inline constexpr std::array exact_amount{ColumnSpec{.key = "amount", .label = "amount", .least = 0, .precision = Precision::Fractions}};
inline constexpr std::array wide_shift{column("amount", "amount", -20, 20)};
inline constexpr std::array part{ColumnSpec{.key = "times", .label = "times", .least = 0, .most = 1, .precision = Precision::Fractions}};

enum class Die { Initiative, Orders, Regroup, Fire, Assault, Leader };
inline constexpr auto dice_chart = HeadOf<Die>{throws("dice", "Dice", section::turn)}({
    {Die::Initiative, "initiative", "die for the initiative"},
    {Die::Orders, "orders", "die for orders"},
    {Die::Regroup, "regroup", "die to regroup"},
    {Die::Fire, "fire", "die for fire"},
    {Die::Assault, "assault", "die in close combat"},
    {Die::Leader, "leader", "die for the leader"},
});

inline constexpr auto initiative_chart = HeadOf<Side>{bands("initiative", "Initiative", section::turn, "side")}(sides);

enum class Command { Within6, Attached, Disordered, Demoralized, Irregular, Veteran };
enum class CommandRoll { Orders, Regroup };
inline constexpr std::array command_columns{
    column("orders", "to be ordered", -20, 20),
    ColumnSpec{.key = "regroup", .label = "to regroup", .least = -20, .most = 20, .empty = Empty::Fixed}};
inline constexpr auto command_chart =
    table<Command, CommandRoll>("command", "Orders and regrouping: modifiers", section::command, "modifier", command_columns)({
        {Command::Within6, "within-6", "leader within 6 inches"},
        {Command::Attached, "attached", "leader attached"},
        {Command::Disordered, "disordered", "disordered"},
        {Command::Demoralized, "demoralized", "demoralized"},
        {Command::Irregular, "irregular", "irregular"},
        {Command::Veteran, "veteran", "veteran"},
    });

inline constexpr auto order_chart = HeadOf<OrderResult>{bands("order-results", "Orders: results", section::command)}(order_results);
inline constexpr auto regroup_chart =
    HeadOf<RegroupResult>{bands("regroup-results", "Regrouping: results", section::command)}(regroup_results);

inline constexpr std::array distance_column{
    ColumnSpec{.key = "times", .label = "times a distance", .least = 1, .most = 9, .precision = Precision::Fractions}};
inline constexpr auto figure_chart =
    table<Figures>("figures", "Figures: distances on the table", "Scales and Basing", "size", distance_column)(figure_sizes);

enum class BaseMove { Maneuver, March, RouteMarch };
inline constexpr std::array base_move_columns{inches("maneuver", "Maneuver"), inches("march", "March"),
                                              inches("route-march", "Route March")};
inline constexpr auto base_moves =
    table<Mover, BaseMove>("base-moves", "Base moves in inches", section::distances, "mover", base_move_columns)(movers);

enum class MovementNumber { Deploy, MoveLeader, Delayed, DelayedStep, TrainLeast, EnemyZone };
inline constexpr auto movement_numbers =
    table<MovementNumber>("movement-numbers", "Movement: fixed numbers", section::distances, "item", exact_amount)({
        {MovementNumber::Deploy, "deploy", "inches of a deployed unit"},
        {MovementNumber::MoveLeader, "move-leader", "inches of a leader"},
        {MovementNumber::Delayed, "delayed", "part of the base move, delayed"},
        {MovementNumber::DelayedStep, "delayed-step", "steps of a delayed move, inches"},
        {MovementNumber::TrainLeast, "train-least", "part of its base move that a train must use"},
        {MovementNumber::EnemyZone, "enemy-zone", "inches kept from enemies"},
    });

enum class Ground { RoughFoot, RoughMounted, SteepSlope, Backward, Linear, Choke };
inline constexpr auto movement_costs = table<Ground>("movement-costs", "Movement: terrain", section::terrain, "terrain", exact_amount)({
    {Ground::RoughFoot, "rough-foot", "rough for infantry, guns, slow transport"},
    {Ground::RoughMounted, "rough-mounted", "rough for cavalry, leaders, fast transport"},
    {Ground::SteepSlope, "steep-slope", "steep slope for a train"},
    {Ground::Backward, "backward", "sideways or backward"},
    {Ground::Linear, "linear", "linear obstacle"},
    {Ground::Choke, "choke", "choke-point"},
});

enum class Road { March };
inline constexpr std::array road_column{
    ColumnSpec{.key = "inches", .label = "inches for an inch of base move", .least = 1, .most = 9, .precision = Precision::Fractions}};
inline constexpr auto road_chart = table<Road>("road", "Movement: road", section::terrain, "formation",
                                               road_column)({{Road::March, "march", "road or town in march formation"}});

enum class Sight { IntoWoods, Friends };
inline constexpr auto sight_chart = table<Sight>("sight", "Line of sight: distances", section::sight, "item", exact_amount)({
    {Sight::IntoWoods, "into-woods", "inches seen into woods or a town"},
    {Sight::Friends, "friends", "inches that a line of fire keeps from friends"},
});

enum class Shadow { FirstLevel, FurtherLevel };
inline constexpr auto shadow_chart =
    table<Shadow>("shadows", "Line of sight: shadow of a tall obstruction", section::sight, "level", part)({
        {Shadow::FirstLevel, "first-level", "shadow from one level above"},
        {Shadow::FurtherLevel, "further-level", "each further level"},
    });

enum class Outnumber { Badly };
inline constexpr auto outnumbering_chart = table<Outnumber>("outnumbering", "Outnumbering", section::effects, "item", exact_amount)(
    {{Outnumber::Badly, "badly", "times the bases for badly outnumbered"}});

inline constexpr std::array percent_column{column("percent", "percent of the combat units", 0, 100)};
inline constexpr auto break_points =
    table<Quality>("break-points", "Army morale: break points", section::army_morale, "quality", percent_column)({
        {Quality::Unmotivated, "unmotivated", "unmotivated"},
        {Quality::Average, "average", "average"},
        {Quality::Motivated, "motivated", "motivated"},
    });

enum class ArmyLoss { Unit, Leader, Asset };
inline constexpr auto army_losses = table<ArmyLoss>("army-losses", "Army morale: losses", section::army_morale, "loss", wide_shift)({
    {ArmyLoss::Unit, "unit", "unit destroyed or surrendered"},
    {ArmyLoss::Leader, "leader", "leader killed"},
    {ArmyLoss::Asset, "asset", "asset of the scenario lost"},
});

enum class UsualSize { Troops, Guns, Column, Leaders };
enum class Bound { Least, Most };
inline constexpr std::array size_columns{column("least", "least", 0), column("most", "most", 0)};
inline constexpr auto usual_sizes = table<UsualSize, Bound>("usual-sizes", "Forces: usual sizes", "The Forces", "of", size_columns)({
    {UsualSize::Troops, "troops", "bases of infantry and cavalry"},
    {UsualSize::Guns, "guns", "bases of machine guns and artillery"},
    {UsualSize::Column, "column", "units of a column"},
    {UsualSize::Leaders, "leaders", "leaders of an army"},
});

} // namespace revolucion
