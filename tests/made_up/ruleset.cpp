// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/ruleset.h"

#include "tests/made_up/charts.h"

namespace made_up {

namespace {

constexpr std::array phases{PhaseSpec{"winding", "Winding"}, PhaseSpec{"playing", "Playing"}, PhaseSpec{"parading", "Parading"}};
const auto actions = actions_of(wind_up, leap, tussle, gust, parade, muster);
constexpr std::array unreachable{UnreachableCell{"marks", "applause", "amount", "it is only shown to the player and affects no roll"}};

} // namespace

const corneta::Ruleset ruleset{.key = "made-up",
                               .label = "Clockwork Beetles",
                               .edition = "made up for tests",
                               .folder = "made_up",
                               .phases = phases,
                               .actions = actions,
                               .charts = Charts::specs,
                               .unreachable = unreachable,
                               .typed_charts = corneta::typed_charts<Charts>};

} // namespace made_up
