// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/command/continuation.h"

#include "rulesets/cedar_creek/charts/thrown.h"

namespace cedar_creek {

using corneta::asks;
using corneta::Explanation;
using corneta::gives;
using corneta::Step;

namespace {

constexpr int first_round_asked = 3;

constexpr std::array continuation_form{
    asks<&Continuation::after_round>({.key = "after_round",
                                      .label = "Rounds played",
                                      .help = "The first three rounds are certain, and a fifth is the last.",
                                      .least = first_round_asked,
                                      .most = first_round_asked + 1,
                                      .start = first_round_asked}),
};
constexpr std::array continuation_outcomes{
    gives<&ContinuationEnd::another_round>(
        {.key = "another_round", .label = "another round", .shown = corneta::Shown::AsBars, .highlighted = corneta::these(true)}),
};
constexpr std::array<std::string_view, 2> continuation_charts{"dice", "thresholds"};

} // namespace

const std::span<const corneta::Field> ContinuationRules::form = continuation_form;
const std::span<const corneta::OutcomeSpec> ContinuationRules::outcomes = continuation_outcomes;
const std::span<const std::string_view> ContinuationRules::reads = continuation_charts;

Step ContinuationRules::step(const Continuation& inputs, ContinuationState& state, const Charts& charts, corneta::Dice& dice,
                             Explanation& explanation)
{
    const Cell& highest = charts.highest(inputs.after_round == first_round_asked ? Threshold::Round4 : Threshold::Round5);
    state.another_round = throw_up_to(highest, {"continuation"}, charts.die(Die::Continuation), dice, explanation) ? 1 : 0;
    return Step::Finished;
}

ContinuationEnd ContinuationRules::end(const Continuation& /*inputs*/, const ContinuationState& state, const Charts& /*charts*/)
{
    return {state.another_round != 0};
}

corneta::Announcement ContinuationRules::announce(const Continuation& inputs, const ContinuationEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    announcement.headline = end.another_round ? corneta::Sentence{"Round {0} is played.", {inputs.after_round + 1}}
                                              : corneta::Sentence{"The rounds of this turn are over: the Administrative Phase follows."};
    return announcement;
}

} // namespace cedar_creek
