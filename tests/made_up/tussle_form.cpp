// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/tussle.h"

namespace made_up {

namespace {

using corneta::asks;
using corneta::Does;
using corneta::gives;
using corneta::Shown;

constexpr std::array tussle_form{
    asks<&Tussle::left, &Pusher::grip>({.key = "left_grip", .label = "Grip", .most = 9, .start = 5, .role = "left", .stat = "grip"}),
    asks<&Tussle::left, &Pusher::oiled>({.key = "left_oiled", .label = "Oiled", .role = "left", .stat = "oiled"}),
    asks<&Tussle::right, &Pusher::grip>({.key = "right_grip", .label = "Grip", .most = 9, .start = 5, .role = "right", .stat = "grip"}),
    asks<&Tussle::right, &Pusher::oiled>({.key = "right_oiled", .label = "Oiled", .role = "right", .stat = "oiled"}),
    asks<&Tussle::rounds>({.key = "rounds",
                           .label = "Rounds",
                           .help = "Past a dozen the falls are no longer counted in whole numbers.",
                           .least = 1,
                           .most = 40,
                           .start = 2}),
    asks<&Tussle::filed>({.key = "filed",
                          .label = "Horns filed down",
                          .help = "Equal pushes do not lock them.",
                          .asked_when = "left_grip>0 and right_grip>0"}),
};

constexpr std::array tussle_outcomes{
    gives<&TussleEnd::position>({.key = "position", .label = "right one pushed back", .shown = Shown::AsBars}),
    gives<&TussleEnd::rounds>({.key = "rounds", .label = "rounds pushed"}),
    gives<&TussleEnd::locked>(
        {.key = "locked", .label = "horns locked at the end", .role = "left", .stat = "tangled", .does = Does::Marker}),
    gives<&TussleEnd::victor>({.key = "victor", .label = "victor", .options = victors}),
    gives<&TussleEnd::left_off>(
        {.key = "left_off", .label = "left one is over the edge", .role = "left", .stat = "off", .does = Does::Marker}),
    gives<&TussleEnd::right_off>({.key = "right_off",
                                  .label = "right one is over the edge",
                                  .highlighted = corneta::these(true),
                                  .role = "right",
                                  .stat = "off",
                                  .does = Does::Marker}),
};

constexpr std::array<std::string_view, 4> tussle_charts{"grips", "marks", "limits", "throws"};

} // namespace

const std::span<const corneta::Field> TussleRules::form = tussle_form;
const std::span<const corneta::OutcomeSpec> TussleRules::outcomes = tussle_outcomes;
const std::span<const std::string_view> TussleRules::reads = tussle_charts;

} // namespace made_up
