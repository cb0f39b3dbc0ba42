// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/chart_specs.h"

#include "rulesets/cedar_creek/chart_columns.h"
#include "rulesets/cedar_creek/chart_rows.h"

namespace cedar_creek {

namespace {

using namespace chart_columns;
using namespace chart_rows;
using corneta::ChartSpec;
using corneta::Shape;

constexpr std::array specs{
    ChartSpec{.key = "dice", .label = "Dice", .rule = "1 Overview", .row_name = "die", .rows = dice_rows, .columns = pools},
    ChartSpec{.key = "turns", .label = "Turns", .rule = "Reminders", .row_name = "turn", .rows = turns_rows, .columns = turns_columns},
    ChartSpec{.key = "initiative-modifiers",
              .label = "Initiative: modifiers",
              .rule = "6.1 Tactical Retreat",
              .row_name = "modifier",
              .rows = initiative_modifiers_rows,
              .columns = amount},
    ChartSpec{.key = "activation",
              .label = "Activation: divisions",
              .rule = "7.1 Activation",
              .row_name = "total",
              .rows = activation_rows,
              .columns = division_bands,
              .shape = Shape::Bands},
    ChartSpec{.key = "activation-modifiers",
              .label = "Activation: modifiers",
              .rule = "7.1 Activation",
              .row_name = "modifier",
              .rows = activation_modifiers_rows,
              .columns = amount},
    ChartSpec{.key = "initiative-test-modifiers",
              .label = "Initiative test: modifiers",
              .rule = "10 Movement",
              .row_name = "modifier",
              .rows = initiative_test_modifiers_rows,
              .columns = amount},
    ChartSpec{.key = "thresholds",
              .label = "Rolls to succeed",
              .rule = "10 Movement",
              .row_name = "roll",
              .rows = thresholds_rows,
              .columns = highest},
    ChartSpec{.key = "ratio-edges",
              .label = "Combat: strength ratios",
              .rule = "11.3 Modifiers",
              .row_name = "item",
              .rows = ratio_edges_rows,
              .columns = ratio_edges_columns,
              .shape = Shape::Edges},
    ChartSpec{.key = "ratio-bonuses",
              .label = "Combat: bonus of the stronger side",
              .rule = "11.3 Modifiers",
              .row_name = "ratio",
              .rows = ratio_bonuses_rows,
              .columns = amount},
    ChartSpec{.key = "combat-modifiers",
              .label = "Combat: modifiers",
              .rule = "11.3 Modifiers",
              .row_name = "modifier",
              .rows = combat_modifiers_rows,
              .columns = amount},
    ChartSpec{.key = "terrain",
              .label = "Combat: terrain of the defender",
              .rule = "11.3 Modifiers",
              .row_name = "terrain",
              .rows = terrain_rows,
              .columns = amount},
    ChartSpec{.key = "combat-numbers",
              .label = "Combat: fixed numbers",
              .rule = "11.4 Combat Results",
              .row_name = "item",
              .rows = combat_numbers_rows,
              .columns = count},
    ChartSpec{.key = "combat-results",
              .label = "Combat: results",
              .rule = "11.4 Combat Results",
              .row_name = "result",
              .rows = combat_results_rows,
              .columns = combat_results_columns},
};

} // namespace

const std::span<const ChartSpec> chart_specs = specs;

} // namespace cedar_creek
