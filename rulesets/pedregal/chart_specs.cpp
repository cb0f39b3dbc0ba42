// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/chart_specs.h"

#include "rulesets/pedregal/chart_columns.h"
#include "rulesets/pedregal/chart_rows.h"
#include "rulesets/pedregal/terms.h"

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
};

} // namespace

const std::span<const ChartSpec> chart_specs = specs;

} // namespace pedregal
