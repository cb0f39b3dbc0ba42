// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/movement/movement.h"

namespace santa_anna {

using corneta::asks;
using corneta::Does;
using corneta::Field;
using corneta::gives;
using corneta::Measure;
using corneta::OutcomeSpec;
using corneta::Shown;

namespace {

constexpr std::array movement_form{
    asks<&Movement::kind>(
        {.key = "kind", .label = "Kind of move", .help = "An ordinary move, a charge, or a retreat.", .options = move_kinds}),
    asks<&Movement::arm>({.key = "unit_arm",
                          .label = "Arm",
                          .help = "Leaders move as mounted cavalry in column and lose no stragglers.",
                          .options = moving_arms,
                          .role = "unit",
                          .stat = "arm"}),
    asks<&Movement::formation>({.key = "unit_formation",
                                .label = "Formation",
                                .help = "At the start of the move. A retreat is made at the speed of a column whatever stands here.",
                                .options = formations,
                                .role = "unit",
                                .stat = "formation"}),
    asks<&Movement::mounted>(
        {.key = "unit_mounted", .label = "Mounted", .start = 1, .role = "unit", .stat = "mounted", .asked_when = "unit_arm=cavalry"}),
    asks<&Movement::unlimbered>({.key = "unit_unlimbered",
                                 .label = "Unlimbered",
                                 .start = 1,
                                 .role = "unit",
                                 .stat = "unlimbered",
                                 .asked_when = "unit_arm=artillery"}),
    asks<&Movement::nation>({.key = "unit_nation",
                             .label = "Nation",
                             .help = "U.S. and foreign units may change formation in a move.",
                             .start = 1,
                             .options = nations,
                             .role = "unit",
                             .stat = "nation"}),
    asks<&Movement::effectives>(
        {.key = "unit_effectives", .label = "Effectives", .measure = Measure::Castings, .start = 12, .role = "unit", .stat = "effectives"}),
    asks<&Movement::stragglers>({.key = "unit_stragglers",
                                 .label = "Stragglers",
                                 .help = "Movement never breaks a unit: no more straggle than leave as many effectives as stragglers.",
                                 .measure = Measure::Castings,
                                 .role = "unit",
                                 .stat = "stragglers"}),
    asks<&Movement::terrain>({.key = "terrain", .label = "Terrain", .help = "Rough terrain halves the inches.", .options = terrains}),
    asks<&Movement::contours>({.key = "contours", .label = "Contour lines", .help = "How many the move crosses."}),
    asks<&Movement::obstacles>({.key = "obstacles", .label = "Obstacles", .help = "Walls, ravines and streams that the move crosses."}),
    asks<&Movement::change>({.key = "change",
                             .label = "Change",
                             .help =
                                 "What the unit does beside moving. A change of formation takes a Form order except of U.S. and foreign "
                                 "units.",
                             .options = changes}),
};

constexpr std::array movement_outcomes{
    gives<&MovementEnd::inches>({.key = "inches", .label = "inches", .shown = Shown::AsBars}),
    gives<&MovementEnd::stragglers>({.key = "stragglers", .label = "stragglers", .role = "unit", .stat = "stragglers", .does = Does::Add}),
    gives<&MovementEnd::can_change_formation>({.key = "can_change_formation", .label = "can change formation"}),
};

constexpr std::array<std::string_view, 5> movement_charts{"movement-dice", "added-dice", "movement-costs", "movement-numbers",
                                                          "detachments"};

} // namespace

const std::span<const Field> MovementRules::form = movement_form;
const std::span<const OutcomeSpec> MovementRules::outcomes = movement_outcomes;
const std::span<const std::string_view> MovementRules::reads = movement_charts;

} // namespace santa_anna
