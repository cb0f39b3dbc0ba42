// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/charts/chart_specs.h"

#include "rulesets/pedregal/charts/chart_columns.h"
#include "rulesets/pedregal/charts/chart_rows.h"
#include "rulesets/pedregal/charts/terms.h"

namespace pedregal {

namespace {

using namespace chart_columns;
using namespace chart_rows;
using corneta::ChartSpec;
using corneta::Shape;

constexpr std::array specs{
    ChartSpec{.key = "dice", .label = "Dice", .rule = section::lava_bed, .row_name = "die", .rows = dice_rows, .columns = pools},
    ChartSpec{.key = "lava-bed",
              .label = "Lava beds",
              .rule = section::lava_bed,
              .row_name = "result",
              .rows = lava_bed_rows,
              .columns = bands,
              .shape = Shape::Bands},
    ChartSpec{.key = "lava-bed-shifts",
              .label = "Lava beds: added to the die",
              .rule = section::lava_bed,
              .row_name = "shift",
              .rows = lava_bed_engineer_rows,
              .columns = shift},
    ChartSpec{.key = "lava-bed-cost",
              .label = "Lava beds: movement points",
              .rule = section::lava_bed,
              .row_name = "item",
              .rows = lava_bed_cost_rows,
              .columns = amount},
    ChartSpec{
        .key = "bastions", .label = "Bastions", .rule = section::bastions, .row_name = "item", .rows = bastion_rows, .columns = amount},
    ChartSpec{
        .key = "engineers", .label = "Engineers", .rule = section::engineers, .row_name = "item", .rows = engineer_rows, .columns = amount},
    ChartSpec{.key = "mexican-command",
              .label = "Mexican command",
              .rule = section::mexican_command,
              .row_name = "result",
              .rows = mexican_command_rows,
              .columns = bands,
              .shape = Shape::Bands},
    ChartSpec{.key = "hidden-boxes",
              .label = "Hidden boxes",
              .rule = section::hidden_movement,
              .row_name = "item",
              .rows = hidden_box_rows,
              .columns = amount},
    ChartSpec{.key = "hidden-march",
              .label = "Hidden movement: part of the allowance",
              .rule = section::hidden_movement,
              .row_name = "result",
              .rows = hidden_march_rows,
              .columns = part_bands,
              .shape = Shape::Bands},
    ChartSpec{.key = "morale-shifts",
              .label = "Morale checks: added to the morale",
              .rule = section::morale,
              .row_name = "shift",
              .rows = morale_shift_rows,
              .columns = shift},
    ChartSpec{.key = "morale-fails",
              .label = "Morale checks: faces that fail",
              .rule = section::morale,
              .row_name = "item",
              .rows = morale_fails_rows,
              .columns = face},
    ChartSpec{.key = "combat-results",
              .label = "Combat results by attack less defense",
              .rule = section::combat,
              .row_name = "column",
              .rows = combat_rows,
              .columns = result_bands,
              .shape = Shape::Bands},
    ChartSpec{.key = "halving",
              .label = "Combat: strengths halved",
              .rule = section::terrain_effects,
              .row_name = "strength",
              .rows = halving_rows,
              .columns = parts},
    ChartSpec{.key = "combat-numbers",
              .label = "Combat: numbers of the results",
              .rule = section::combat,
              .row_name = "item",
              .rows = combat_number_rows,
              .columns = amount},
    ChartSpec{.key = "rout", .label = "Routs", .rule = section::combat, .row_name = "item", .rows = rout_rows, .columns = amount},
    ChartSpec{.key = "leader-casualty",
              .label = "Leader casualties",
              .rule = section::engineers,
              .row_name = "result",
              .rows = leader_casualty_rows,
              .columns = bands,
              .shape = Shape::Bands},
    ChartSpec{.key = "victory-points",
              .label = "Victory points",
              .rule = section::drawn_battle,
              .row_name = "item",
              .rows = victory_point_rows,
              .columns = amount},
    ChartSpec{.key = "victory-numbers",
              .label = "Victory: numbers",
              .rule = section::drawn_battle,
              .row_name = "item",
              .rows = victory_number_rows,
              .columns = amount},
};

} // namespace

const std::span<const ChartSpec> chart_specs = specs;

} // namespace pedregal
