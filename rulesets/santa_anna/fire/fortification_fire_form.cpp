// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/fortification_fire.h"

namespace santa_anna {

using corneta::asks;
using corneta::Does;
using corneta::gives;
using corneta::Measure;

namespace {

constexpr std::array fortification_fire_form{
    asks<&FortificationFire::poundage>({.key = "firer_poundage",
                                        .label = "Poundage",
                                        .help = "Of each gun: 3, 6, 8, 12 or 24 pounds.",
                                        .measure = Measure::Pounds,
                                        .most = 24,
                                        .start = 6,
                                        .role = "firer",
                                        .stat = "poundage"}),
    asks<&FortificationFire::guns>({.key = "firer_guns",
                                    .label = "Gun castings",
                                    .help = "Gun castings that fire; each rolls by itself.",
                                    .measure = Measure::Guns,
                                    .start = 1,
                                    .role = "firer",
                                    .stat = "guns"}),
    asks<&FortificationFire::damaged>({.key = "firer_damaged",
                                       .label = "Damaged guns",
                                       .help = "How many of them are damaged; they fire last, at half.",
                                       .measure = Measure::Guns,
                                       .role = "firer",
                                       .stat = "guns_damaged"}),
    asks<&FortificationFire::experience>(
        {.key = "firer_experience", .label = "Experience", .start = 2, .options = experiences, .role = "firer", .stat = "experience"}),
    asks<&FortificationFire::low_ammunition>(
        {.key = "firer_low_ammunition", .label = "Low ammunition", .role = "firer", .stat = "low_ammunition"}),
    asks<&FortificationFire::range>({.key = "range",
                                     .label = "Range",
                                     .help = "Between the centers of the guns and of the section.",
                                     .measure = Measure::Inches,
                                     .start = 4}),
    asks<&FortificationFire::fortification>({.key = "fortification",
                                             .label = "Section",
                                             .help = "What it was when the game began.",
                                             .start = 1,
                                             .options = fortifications,
                                             .role = "section",
                                             .stat = "fortification"}),
    asks<&FortificationFire::points>({.key = "points",
                                      .label = "Fortification points",
                                      .help = "What the section has left before this fire.",
                                      .measure = Measure::Points,
                                      .start = 28,
                                      .role = "section",
                                      .stat = "points"}),
};

constexpr std::array fortification_fire_outcomes{
    gives<&FortificationFireEnd::column>({.key = "column", .label = "column"}),
    gives<&FortificationFireEnd::losses>({.key = "losses", .label = "losses", .shown = corneta::Shown::AsBars}),
    gives<&FortificationFireEnd::points_left>(
        {.key = "points_left", .label = "points left", .role = "section", .stat = "points", .does = Does::Set}),
    gives<&FortificationFireEnd::level>(
        {.key = "level", .label = "counts as", .options = levels, .role = "section", .stat = "level", .does = Does::Set}),
    gives<&FortificationFireEnd::low_ammunition>({.key = "low_ammunition",
                                                  .label = "low on ammunition",
                                                  .highlighted = corneta::these(true),
                                                  .role = "firer",
                                                  .stat = "low_ammunition",
                                                  .does = Does::Marker}),
};

constexpr std::array<std::string_view, 9> fortification_fire_charts{"weapon-ranges",  "fire-strength",  "strength-factors",
                                                                    "shifts",         "firing-limits",  "strength-header",
                                                                    "combat-effects", "fortifications", "fortification-numbers"};

} // namespace

const std::span<const corneta::Field> FortificationFireRules::form = fortification_fire_form;
const std::span<const corneta::OutcomeSpec> FortificationFireRules::outcomes = fortification_fire_outcomes;
const std::span<const std::string_view> FortificationFireRules::reads = fortification_fire_charts;

} // namespace santa_anna
