// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/fire.h"

namespace santa_anna {

using corneta::asks;
using corneta::Does;
using corneta::Field;
using corneta::gives;
using corneta::Measure;
using corneta::OutcomeSpec;
using corneta::Shown;

namespace {

constexpr std::array fire_form{
    asks<&Fire::firer, &Firer::arm>({.key = "firer_arm", .label = "Arm", .options = arms, .role = "firer", .stat = "arm"}),
    asks<&Fire::firer, &Firer::castings>(
        {.key = "firer_castings",
         .label = "Castings firing",
         .help = "Figures that can fire at this target: in arc, in range, in sight. Of dismounted cavalry count the horse holders too.",
         .measure = Measure::Castings,
         .start = 12,
         .role = "firer",
         .stat = "effectives",
         .asked_when = "firer_arm!=artillery"}),
    asks<&Fire::firer, &Firer::weapon>({.key = "firer_weapon",
                                        .label = "Weapon",
                                        .start = 2,
                                        .options = weapons,
                                        .role = "firer",
                                        .stat = "weapon",
                                        .asked_when = "firer_arm!=artillery"}),
    asks<&Fire::firer, &Firer::poundage>({.key = "firer_poundage",
                                          .label = "Poundage",
                                          .help = "Of each gun: 3, 6, 8, 12 or 24 pounds.",
                                          .measure = Measure::Pounds,
                                          .most = 24,
                                          .start = 6,
                                          .role = "firer",
                                          .stat = "poundage",
                                          .asked_when = "firer_arm=artillery"}),
    asks<&Fire::firer, &Firer::guns>({.key = "firer_guns",
                                      .label = "Gun castings",
                                      .help = "Gun castings that fire; each rolls by itself.",
                                      .measure = Measure::Guns,
                                      .start = 1,
                                      .role = "firer",
                                      .stat = "guns",
                                      .asked_when = "firer_arm=artillery"}),
    asks<&Fire::firer, &Firer::damaged>({.key = "firer_damaged",
                                         .label = "Damaged guns",
                                         .help = "How many of them are damaged; they fire last, at half.",
                                         .measure = Measure::Guns,
                                         .role = "firer",
                                         .stat = "guns_damaged",
                                         .asked_when = "firer_arm=artillery"}),
    asks<&Fire::firer, &Firer::experience>(
        {.key = "firer_experience", .label = "Experience", .start = 2, .options = experiences, .role = "firer", .stat = "experience"}),
    asks<&Fire::range>({.key = "range",
                        .label = "Range",
                        .help = "Between the centers of the castings that fire and of those fired at. A quarter volley is fired at 1 inch "
                                "whatever stands here.",
                        .measure = Measure::Inches,
                        .start = 4}),
    asks<&Fire::aspect>({.key = "aspect",
                         .label = "Target hit in",
                         .help = "Flank or rear when more than half of the castings that fire stand in that zone of the target.",
                         .options = aspects}),
    asks<&Fire::firer, &Firer::initial_volley>({.key = "firer_initial_volley",
                                                .label = "Initial volley",
                                                .help = "The unit has not fired or fought yet in this game.",
                                                .role = "firer",
                                                .stat = "initial_volley",
                                                .asked_when = "firer_arm!=artillery"}),
    asks<&Fire::firer, &Firer::low_ammunition>(
        {.key = "firer_low_ammunition", .label = "Low ammunition", .role = "firer", .stat = "low_ammunition"}),
    asks<&Fire::firer, &Firer::mounted>(
        {.key = "firer_mounted", .label = "Mounted", .start = 1, .role = "firer", .stat = "mounted", .asked_when = "firer_arm=cavalry"}),
    asks<&Fire::firer, &Firer::unlimbered>({.key = "firer_unlimbered",
                                            .label = "Unlimbered",
                                            .start = 1,
                                            .role = "firer",
                                            .stat = "unlimbered",
                                            .asked_when = "firer_arm=artillery"}),
    asks<&Fire::firer, &Firer::in_building>({.key = "firer_in_building",
                                             .label = "Fires out of a building",
                                             .help = "A quarter of the unit fires out of each side.",
                                             .role = "firer",
                                             .stat = "in_building",
                                             .asked_when = "firer_arm!=artillery"}),
    asks<&Fire::firer, &Firer::quarter_volley>(
        {.key = "firer_quarter_volley",
         .label = "Quarter volley",
         .help = "The volley of a charge that halts or of a unit that will not stand: a quarter of the castings, at 1 inch.",
         .role = "firer"}),
    asks<&Fire::firer, &Firer::nation>({.key = "firer_nation",
                                        .label = "Nation",
                                        .help = "Decides how many functions a battery has in a turn.",
                                        .start = 1,
                                        .options = nations,
                                        .role = "firer",
                                        .stat = "nation"}),
    asks<&Fire::firer, &Firer::in_melee>({.key = "firer_in_melee", .label = "In melee", .role = "firer", .stat = "in_melee"}),
    asks<&Fire::target, &Target::effectives>({.key = "target_effectives",
                                              .label = "Effectives",
                                              .measure = Measure::Castings,
                                              .start = 12,
                                              .role = "target",
                                              .stat = "effectives"}),
    asks<&Fire::target, &Target::stragglers>(
        {.key = "target_stragglers", .label = "Stragglers", .measure = Measure::Castings, .role = "target", .stat = "stragglers"}),
    asks<&Fire::target, &Target::arm>({.key = "target_arm", .label = "Arm", .options = arms, .role = "target", .stat = "arm"}),
    asks<&Fire::target, &Target::formation>({.key = "target_formation",
                                             .label = "Formation",
                                             .options = formations,
                                             .role = "target",
                                             .stat = "formation",
                                             .asked_when = "target_arm!=artillery"}),
    asks<&Fire::target, &Target::cover>({.key = "target_cover", .label = "Cover", .options = covers, .role = "target", .stat = "cover"}),
    asks<&Fire::target, &Target::behind_skirmishers>({.key = "target_behind_skirmishers",
                                                      .label = "Behind skirmishers",
                                                      .help = "The fire passes through skirmishers in front of the target.",
                                                      .role = "target",
                                                      .asked_when = "target_formation!=skirmish"}),
    asks<&Fire::target, &Target::unlimbered>({.key = "target_unlimbered",
                                              .label = "Unlimbered",
                                              .start = 1,
                                              .role = "target",
                                              .stat = "unlimbered",
                                              .asked_when = "target_arm=artillery"}),
    asks<&Fire::target, &Target::nation>({.key = "target_nation",
                                          .label = "Nation",
                                          .help = "A U.S. battery takes one straggler a turn from fire at the most.",
                                          .start = 1,
                                          .options = nations,
                                          .role = "target",
                                          .stat = "nation"}),
    asks<&Fire::target, &Target::straggled_this_turn>({.key = "target_straggled_this_turn",
                                                       .label = "Has straggled from fire this turn",
                                                       .role = "target",
                                                       .stat = "straggled_this_turn",
                                                       .asked_when = "target_arm=artillery and target_nation=us"}),
    asks<&Fire::target, &Target::in_melee>({.key = "target_in_melee", .label = "In melee", .role = "target", .stat = "in_melee"}),
};

constexpr std::array fire_outcomes{
    gives<&FireEnd::column>({.key = "column", .label = "column"}),
    gives<&FireEnd::strength>({.key = "strength", .label = "strength"}),
    gives<&FireEnd::losses>({.key = "losses", .label = "losses", .shown = Shown::AsBars}),
    gives<&FireEnd::stragglers>({.key = "stragglers", .label = "stragglers", .role = "target", .stat = "stragglers", .does = Does::Add}),
    gives<&FireEnd::casualties>({.key = "casualties", .label = "casualties", .role = "target", .stat = "casualties", .does = Does::Add}),
    gives<&FireEnd::low_ammunition>(
        {.key = "low_ammunition", .label = "runs low on ammunition", .role = "firer", .stat = "low_ammunition", .does = Does::Marker}),
    gives<&FireEnd::breaks>({.key = "breaks",
                             .label = "target breaks",
                             .highlighted = corneta::these(true),
                             .role = "target",
                             .stat = "broken",
                             .does = Does::Marker}),
    gives<&FireEnd::destroyed>(
        {.key = "destroyed", .label = "target destroyed", .role = "target", .stat = "destroyed", .does = Does::Marker}),
};

constexpr std::array<std::string_view, 9> fire_charts{"weapon-ranges",   "fire-strength", "strength-factors",    "shifts",
                                                      "loss-allocation", "firing-limits", "artillery-functions", "strength-header",
                                                      "combat-effects"};

} // namespace

const std::span<const Field> FireRules::form = fire_form;
const std::span<const OutcomeSpec> FireRules::outcomes = fire_outcomes;
const std::span<const std::string_view> FireRules::reads = fire_charts;

} // namespace santa_anna
