// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/leap.h"

namespace made_up {

namespace {

using corneta::asks;
using corneta::Does;
using corneta::gives;
using corneta::Measure;
using corneta::Shown;

constexpr std::array leap_form{
    asks<&Leap::beetle, &Beetle::spring>({.key = "spring", .label = "Spring", .options = springs, .role = "leaper", .stat = "spring"}),
    asks<&Leap::beetle, &Beetle::turns>({.key = "turns",
                                         .label = "Turns on its key",
                                         .help = "Counted while it was wound, 0 to 12.",
                                         .most = 12,
                                         .start = 6,
                                         .role = "leaper",
                                         .stat = "turns"}),
    asks<&Leap::beetle, &Beetle::trims>({.key = "trims", .label = "Trims", .options = trims, .role = "leaper", .stat = "trims"}),
    asks<&Leap::distance>(
        {.key = "distance", .label = "Distance", .help = "From its nose to the mark.", .measure = Measure::Inches, .most = 20, .start = 3}),
    asks<&Leap::ground>({.key = "ground", .label = "Ground", .options = grounds}),
    asks<&Leap::winged>({.key = "winged", .label = "With paper wings", .role = "leaper", .stat = "winged", .asked_when = "spring!=brass"}),
    asks<&Leap::headwind>({.key = "headwind",
                           .label = "Headwind",
                           .help = "Felt only by wings, and only beyond 2 inches.",
                           .most = 9,
                           .asked_when = "winged=yes and distance>2"}),
};

constexpr std::array leap_outcomes{
    gives<&LeapEnd::over>({.key = "over", .label = "above what was needed", .shown = Shown::AsBars}),
    gives<&LeapEnd::landing>(
        {.key = "landing", .label = "landing", .highlighted = corneta::these(Landing::Short, Landing::Beyond), .options = landings}),
    gives<&LeapEnd::lands>({.key = "lands",
                            .label = "lands on the mark",
                            .highlighted = corneta::these(true),
                            .role = "leaper",
                            .stat = "landed",
                            .does = Does::Marker}),
    gives<&LeapEnd::strain>({.key = "strain", .label = "strain", .role = "leaper", .stat = "strain", .does = Does::Add}),
    gives<&LeapEnd::turns>({.key = "turns", .label = "turns left", .role = "leaper", .stat = "turns", .does = Does::Set}),
    gives<&LeapEnd::kept>({.key = "trims", .label = "trims left", .options = trims, .role = "leaper", .stat = "trims", .does = Does::Set}),
};

constexpr std::array<std::string_view, 7> leap_charts{"springs", "reaches", "grounds", "lifts", "marks", "parts", "limits"};

} // namespace

const std::span<const corneta::Field> LeapRules::form = leap_form;
const std::span<const corneta::OutcomeSpec> LeapRules::outcomes = leap_outcomes;
const std::span<const std::string_view> LeapRules::reads = leap_charts;

} // namespace made_up
