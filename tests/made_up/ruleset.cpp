// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/ruleset.h"

#include "core/action/typed_charts.h"
#include "tests/made_up/chart_specs.h"
#include "tests/made_up/gust.h"
#include "tests/made_up/leap.h"
#include "tests/made_up/muster.h"
#include "tests/made_up/parade.h"
#include "tests/made_up/tussle.h"
#include "tests/made_up/wind_up.h"

namespace made_up {

namespace {

constexpr std::array phases{corneta::PhaseSpec{"winding", "Winding"}, corneta::PhaseSpec{"playing", "Playing"},
                            corneta::PhaseSpec{"parading", "Parading"}};
constexpr std::array<std::string_view, 1> winding{"winding"};
constexpr std::array<std::string_view, 1> playing{"playing"};
constexpr std::array<std::string_view, 2> parading{"playing", "parading"};

const auto actions = corneta::actions_of(
    corneta::action_of<WindUpRules>(
        {.key = "wind-up", .label = "Wind up", .help = "A key is turned for some minutes.", .rule = rule::winding, .phases = winding}),
    corneta::action_of<LeapRules>(
        {.key = "leap", .label = "Leap", .help = "A beetle leaps at a mark.", .rule = rule::leaping, .phases = playing}),
    corneta::action_of<TussleRules>(
        {.key = "tussle", .label = "Tussle", .help = "Two beetles push each other about.", .rule = rule::tussling, .phases = playing}),
    corneta::action_of<GustRules>(
        {.key = "gust", .label = "Gust", .help = "Wind over the table, for each beetle by itself.", .rule = rule::gusts}),
    corneta::action_of<ParadeRules>(
        {.key = "parade", .label = "Parade", .help = "Beetles march past.", .rule = rule::parading, .phases = parading}),
    corneta::action_of<MusterRules>(
        {.key = "muster", .label = "Muster", .help = "Beetles answer a call one by one.", .rule = rule::mustering, .phases = parading}));

constexpr std::array unreachable{
    corneta::UnreachableCell{"marks", "applause", "amount", "it is said to the player and changes no die"},
};

} // namespace

const corneta::Ruleset ruleset{
    .key = "made-up",
    .label = "Clockwork Beetles",
    .edition = "made up for tests",
    .folder = "made_up",
    .phases = phases,
    .actions = actions,
    .charts = chart_specs,
    .unreachable = unreachable,
    .typed_charts = corneta::typed_charts<Charts>,
};

} // namespace made_up
