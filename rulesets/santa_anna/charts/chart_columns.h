// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"

#include <array>
#include <string_view>

/// The columns of every chart. `exact` amounts may be fractions.
namespace santa_anna::chart_columns {

using corneta::CellKind;
using corneta::ColumnSpec;
using corneta::Empty;
using corneta::Precision;

inline constexpr std::array<std::string_view, 7> orders{"move", "charge", "first-fire", "hold-fire", "hold", "rally", "form"};
inline constexpr std::array<std::string_view, 8> drawn_orders{"move", "charge", "first-fire", "hold-fire",
                                                              "hold", "rally",  "form",       "as-friend"};
inline constexpr std::array<std::string_view, 4> levels{"heavy", "light", "building", "rough"};

inline constexpr std::array weapon_ranges_columns{
    ColumnSpec{.key = "short", .label = "short", .least = 0, .empty = Empty::Allowed, .precision = Precision::Tenths},
    ColumnSpec{.key = "medium", .label = "medium", .least = 0, .empty = Empty::Allowed, .precision = Precision::Tenths},
    ColumnSpec{.key = "long", .label = "long", .least = 0, .empty = Empty::Allowed, .precision = Precision::Tenths}};

inline constexpr std::array fire_strength_columns{
    ColumnSpec{.key = "short", .label = "at short range", .least = 0, .most = 9, .precision = Precision::Fractions},
    ColumnSpec{.key = "medium", .label = "at medium range", .least = 0, .most = 9, .precision = Precision::Fractions},
    ColumnSpec{.key = "long", .label = "at long range", .least = 0, .most = 9, .precision = Precision::Fractions}};

inline constexpr std::array strength_factors_columns{
    ColumnSpec{.key = "times", .label = "times", .least = 0, .most = 9, .precision = Precision::Fractions}};

inline constexpr std::array shifts_columns{ColumnSpec{.key = "fire", .label = "fire", .least = -16, .most = 16, .empty = Empty::Fixed},
                                           ColumnSpec{.key = "melee", .label = "melee", .least = -16, .most = 16, .empty = Empty::Fixed}};

inline constexpr std::array loss_allocation_columns{ColumnSpec{.key = "stragglers", .label = "stragglers, times", .least = 0, .most = 9}};

inline constexpr std::array whole_amount{ColumnSpec{.key = "amount", .label = "amount", .least = 0}};

inline constexpr std::array strength_header_columns{
    ColumnSpec{.key = "from", .label = "from", .least = 0, .most = 999, .empty = Empty::Allowed},
    ColumnSpec{.key = "to", .label = "to", .least = 0, .most = 999, .empty = Empty::Allowed}};

inline constexpr std::array combat_effects_columns{ColumnSpec{.key = "losses", .label = "losses", .least = 0, .count = 20}};

inline constexpr std::array exact_amount{ColumnSpec{.key = "amount", .label = "amount", .least = 0, .precision = Precision::Fractions}};

inline constexpr std::array close_and_stand_columns{
    ColumnSpec{.key = "close", .label = "to close", .least = -20, .most = 20, .empty = Empty::Fixed},
    ColumnSpec{.key = "stand", .label = "to stand", .least = -20, .most = 20, .empty = Empty::Fixed}};

inline constexpr std::array strength_compared_columns{
    ColumnSpec{.key = "times", .label = "times the enemy's effectives", .least = 0, .precision = Precision::Fractions}};

inline constexpr std::array roll_results{
    ColumnSpec{.key = "from", .label = "from", .empty = Empty::Allowed}, ColumnSpec{.key = "to", .label = "to", .empty = Empty::Allowed},
    ColumnSpec{.key = "stragglers", .label = "stragglers", .kind = CellKind::Dice, .empty = Empty::Allowed}};

inline constexpr std::array modifier_amount{ColumnSpec{.key = "amount", .label = "amount", .least = -20, .most = 20}};

inline constexpr std::array rally_and_rout_columns{
    ColumnSpec{.key = "rally", .label = "to rally", .least = -20, .most = 20, .empty = Empty::Fixed},
    ColumnSpec{.key = "rout", .label = "to rout", .least = -20, .most = 20, .empty = Empty::Fixed}};

inline constexpr std::array roll_bands{ColumnSpec{.key = "from", .label = "from", .empty = Empty::Allowed},
                                       ColumnSpec{.key = "to", .label = "to", .empty = Empty::Allowed}};

inline constexpr std::array hold_recovery_columns{
    ColumnSpec{.key = "stragglers", .label = "stragglers that return", .kind = CellKind::Dice}};

inline constexpr std::array leader_points_columns{ColumnSpec{.key = "dice", .label = "dice", .kind = CellKind::Dice, .empty = Empty::Fixed},
                                                  ColumnSpec{.key = "amount", .label = "amount", .least = 0, .empty = Empty::Fixed}};

inline constexpr std::array leader_casualties_columns{ColumnSpec{.key = "from", .label = "from", .least = 1, .empty = Empty::Allowed},
                                                      ColumnSpec{.key = "to", .label = "to", .least = 1, .empty = Empty::Allowed}};

inline constexpr std::array leader_replacement_columns{ColumnSpec{.key = "turns", .label = "turns out", .kind = CellKind::Dice}};

inline constexpr std::array random_orders_columns{
    ColumnSpec{.key = "moving", .label = "after Move or Charge", .kind = CellKind::Word, .words = drawn_orders},
    ColumnSpec{.key = "standing", .label = "after any other order, and in the first turn", .kind = CellKind::Word, .words = drawn_orders}};

inline constexpr std::array order_rulings_columns{ColumnSpec{.key = "order", .label = "order", .kind = CellKind::Word, .words = orders}};

inline constexpr std::array needed_dice{ColumnSpec{.key = "dice", .label = "dice", .kind = CellKind::Dice}};

inline constexpr std::array added_dice_columns{
    ColumnSpec{.key = "foot", .label = "on foot", .kind = CellKind::Dice, .empty = Empty::Allowed},
    ColumnSpec{.key = "mounted", .label = "mounted", .kind = CellKind::Dice, .empty = Empty::Allowed},
    ColumnSpec{.key = "guns", .label = "guns", .kind = CellKind::Dice, .empty = Empty::Allowed}};

inline constexpr std::array movement_costs_columns{
    ColumnSpec{.key = "inches", .label = "inches it takes", .least = 0, .precision = Precision::Tenths},
    ColumnSpec{.key = "needed", .label = "roll it needs", .least = 0, .empty = Empty::Allowed, .precision = Precision::Tenths},
    ColumnSpec{.key = "stragglers", .label = "stragglers", .kind = CellKind::Dice, .empty = Empty::Allowed}};

inline constexpr std::array pass_through_columns{
    ColumnSpec{.key = "mover", .label = "the unit that moves", .kind = CellKind::Dice, .empty = Empty::Allowed},
    ColumnSpec{.key = "passed", .label = "the unit passed through", .kind = CellKind::Dice, .empty = Empty::Allowed}};

inline constexpr std::array fortifications_columns{
    ColumnSpec{.key = "points", .label = "points a section", .least = 0, .most = 999},
    ColumnSpec{.key = "half", .label = "at half the points or less", .kind = CellKind::Word, .words = levels},
    ColumnSpec{.key = "nothing", .label = "without points", .kind = CellKind::Word, .words = levels}};

inline constexpr std::array victory_columns{ColumnSpec{.key = "amount", .label = "amount", .most = 999}};

inline constexpr std::array arcs_columns{ColumnSpec{.key = "degrees", .label = "degrees", .least = 0, .most = 360}};

} // namespace santa_anna::chart_columns
