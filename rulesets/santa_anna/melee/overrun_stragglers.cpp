// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/overrun_stragglers.h"

#include "core/action/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::Fraction;
using corneta::Op;
using corneta::Step;

namespace {

constexpr std::string_view overruns = "Cavalry";

constexpr std::array overrun_stragglers_form{
    asks<&OverrunStragglers::stragglers>({.key = "unit_stragglers",
                                          .label = "Stragglers",
                                          .help = "Of one unit, that enemy cavalry rides over.",
                                          .measure = corneta::Measure::Castings,
                                          .role = "unit",
                                          .stat = "stragglers"}),
};
constexpr std::array overrun_stragglers_outcomes{
    corneta::gives<&OverrunStragglersEnd::casualties>({.key = "casualties",
                                                       .label = "casualties",
                                                       .shown = corneta::Shown::AsBars,
                                                       .role = "unit",
                                                       .stat = "casualties",
                                                       .does = corneta::Does::Add}),
};
constexpr std::array<std::string_view, 1> overrun_stragglers_charts{"cavalry-numbers"};

} // namespace

const std::span<const corneta::Field> OverrunStragglersRules::form = overrun_stragglers_form;
const std::span<const corneta::OutcomeSpec> OverrunStragglersRules::outcomes = overrun_stragglers_outcomes;
const std::span<const std::string_view> OverrunStragglersRules::reads = overrun_stragglers_charts;

Step OverrunStragglersRules::step(const OverrunStragglers& inputs, OverrunStragglersState& state, const Charts& charts,
                                  corneta::Dice& /*dice*/, corneta::Explanation& explanation)
{
    corneta::Total casualties{explanation};
    casualties.start(inputs.stragglers, {"stragglers overrun"}, overruns);
    casualties.times(charts.moves().overrun());
    casualties.most(inputs.stragglers, {"no more than there are"}, overruns);
    const Fraction exact = casualties.total();
    state.casualties = -(Fraction{-1} * exact).rounded_down();
    if (!exact.is_whole())
        explanation.note(Op::Add, Fraction{state.casualties} + Fraction{-1} * exact, {"rounded up"}, overruns, corneta::Source::House);
    explanation.agrees(state.casualties);
    return Step::Finished;
}

OverrunStragglersEnd OverrunStragglersRules::end(const OverrunStragglers& /*inputs*/, const OverrunStragglersState& state,
                                                 const Charts& /*charts*/)
{
    return {static_cast<int>(state.casualties)};
}

corneta::Announcement OverrunStragglersRules::announce(const OverrunStragglers& /*inputs*/, const OverrunStragglersEnd& end,
                                                       const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.casualties == 0)
        announcement.headline = {"There are no stragglers to ride down."};
    else
        announcement.headline = {"Stragglers that become casualties: {0}.", {end.casualties}};
    if (end.casualties == 1)
        announcement.instructions.push_back({"Take 1 straggler off the table."});
    if (end.casualties > 1)
        announcement.instructions.push_back({"Take {0} stragglers off the table.", {end.casualties}});
    return announcement;
}

} // namespace santa_anna
