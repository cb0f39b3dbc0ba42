// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/combat/rout_recovery.h"

#include "rulesets/cedar_creek/charts/thrown.h"

namespace cedar_creek {

using corneta::asks;
using corneta::Explanation;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::array results{Option{"routed", "routed"}, Option{"organized", "organized"},
                             Option{"organized-and-step", "organized, a step recovered"}};

constexpr std::array rout_recovery_form{
    asks<&RoutRecovery::side>({.key = "side", .label = "Side", .options = sides, .role = "brigade"}),
    asks<&RoutRecovery::sheridan>(
        {.key = "sheridan", .label = "Sheridan in command", .help = "He counts for the Union alone.", .role = "union", .stat = "sheridan"}),
};
constexpr std::array rout_recovery_outcomes{
    gives<&RoutRecoveryEnd::total>({.key = "total", .label = "total"}),
    gives<&RoutRecoveryEnd::result>({.key = "result",
                                     .label = "result",
                                     .shown = corneta::Shown::AsBars,
                                     .highlighted = corneta::these(Recovery::Organized, Recovery::OrganizedAndStep),
                                     .options = results}),
};
constexpr std::array<std::string_view, 3> rout_recovery_charts{"dice", "rout-recovery", "rout-recovery-modifiers"};

} // namespace

const std::span<const corneta::Field> RoutRecoveryRules::form = rout_recovery_form;
const std::span<const corneta::OutcomeSpec> RoutRecoveryRules::outcomes = rout_recovery_outcomes;
const std::span<const std::string_view> RoutRecoveryRules::reads = rout_recovery_charts;

Step RoutRecoveryRules::step(const RoutRecovery& inputs, RoutRecoveryState& state, const Charts& charts, corneta::Dice& dice,
                             Explanation& explanation)
{
    corneta::Total total{explanation};
    throw_into(total, {"rout recovery"}, charts.die(Die::RoutRecovery), dice);
    if (inputs.side == Side::Union && inputs.sheridan)
        total.add(charts.recovery_with_sheridan());
    state.total = total.whole();
    return Step::Finished;
}

RoutRecoveryEnd RoutRecoveryRules::end(const RoutRecovery& /*inputs*/, const RoutRecoveryState& state, const Charts& charts)
{
    return {static_cast<int>(state.total), static_cast<Recovery>(charts.rout_recovery().band_of(state.total))};
}

corneta::Announcement RoutRecoveryRules::announce(const RoutRecovery& /*inputs*/, const RoutRecoveryEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    switch (end.result) {
    case Recovery::Routed: announcement.headline = {"The brigade stays routed."}; return announcement;
    case Recovery::Organized: announcement.headline = {"The brigade is organized again."}; break;
    case Recovery::OrganizedAndStep:
        announcement.headline = {"The brigade is organized again and recovers a step."};
        announcement.instructions.push_back({"Take one of its losses back."});
        break;
    }
    announcement.instructions.push_back({"Take its rout marker off."});
    return announcement;
}

} // namespace cedar_creek
