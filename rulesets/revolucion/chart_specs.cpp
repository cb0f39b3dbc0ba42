// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/chart_specs.h"

#include "rulesets/revolucion/chart_columns.h"
#include "rulesets/revolucion/chart_rows.h"

namespace revolucion {

namespace {

using namespace chart_columns;
using namespace chart_rows;
using corneta::ChartSpec;
using corneta::Shape;

constexpr std::array specs{
    ChartSpec{.key = "dice", .label = "Dice", .rule = "Playing the Game", .row_name = "die", .rows = dice_rows, .columns = pools},
    ChartSpec{.key = "initiative",
              .label = "Initiative",
              .rule = "Playing the Game",
              .row_name = "side",
              .rows = initiative_rows,
              .columns = bands,
              .shape = Shape::Bands},
    ChartSpec{.key = "command",
              .label = "Orders and regrouping: modifiers",
              .rule = "Leaders, Command Control, and Regrouping",
              .row_name = "modifier",
              .rows = command_rows,
              .columns = command_columns},
    ChartSpec{.key = "order-results",
              .label = "Orders: results",
              .rule = "Leaders, Command Control, and Regrouping",
              .row_name = "result",
              .rows = order_results_rows,
              .columns = bands,
              .shape = Shape::Bands},
    ChartSpec{.key = "regroup-results",
              .label = "Regrouping: results",
              .rule = "Leaders, Command Control, and Regrouping",
              .row_name = "result",
              .rows = regroup_results_rows,
              .columns = bands,
              .shape = Shape::Bands},
    ChartSpec{.key = "base-moves",
              .label = "Base moves in inches",
              .rule = "Formations and Movement: Movement Distances",
              .row_name = "mover",
              .rows = base_moves_rows,
              .columns = base_moves_columns},
    ChartSpec{.key = "movement-numbers",
              .label = "Movement: fixed numbers",
              .rule = "Formations and Movement: Movement Distances",
              .row_name = "item",
              .rows = movement_numbers_rows,
              .columns = exact_amount},
    ChartSpec{.key = "movement-costs",
              .label = "Movement: terrain",
              .rule = "Terrain: Movement",
              .row_name = "terrain",
              .rows = movement_costs_rows,
              .columns = exact_amount},
    ChartSpec{.key = "road",
              .label = "Movement: road",
              .rule = "Terrain: Movement",
              .row_name = "formation",
              .rows = road_rows,
              .columns = road_columns},
    ChartSpec{.key = "sight",
              .label = "Line of sight: distances",
              .rule = "Terrain: Line of Sight",
              .row_name = "item",
              .rows = sight_rows,
              .columns = exact_amount},
    ChartSpec{.key = "shadows",
              .label = "Line of sight: shadow of a tall obstruction",
              .rule = "Terrain: Line of Sight",
              .row_name = "level",
              .rows = shadows_rows,
              .columns = parts},
    ChartSpec{.key = "outnumbering",
              .label = "Outnumbering",
              .rule = "Unit Status and Combat Effects",
              .row_name = "item",
              .rows = outnumbering_rows,
              .columns = exact_amount},
    ChartSpec{.key = "break-points",
              .label = "Army morale: break points",
              .rule = "Army Morale",
              .row_name = "quality",
              .rows = break_points_rows,
              .columns = percent},
    ChartSpec{.key = "army-losses",
              .label = "Army morale: losses",
              .rule = "Army Morale",
              .row_name = "loss",
              .rows = army_losses_rows,
              .columns = shift},
};

} // namespace

const std::span<const ChartSpec> chart_specs = specs;

} // namespace revolucion
