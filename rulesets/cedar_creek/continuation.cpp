// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/continuation.h"

#include "rulesets/cedar_creek/thrown.h"

namespace cedar_creek {

using corneta::asks;
using corneta::gives;
using corneta::Tale;
using corneta::Then;

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
        {.key = "another_round", .label = "another round", .shown = corneta::Shown::AsBars, .stands_out = corneta::these(true)}),
};
constexpr std::array<std::string_view, 2> continuation_charts{"dice", "thresholds"};

} // namespace

const std::span<const corneta::Field> ContinuationRules::form = continuation_form;
const std::span<const corneta::OutcomeSpec> ContinuationRules::outcomes = continuation_outcomes;
const std::span<const std::string_view> ContinuationRules::charts = continuation_charts;

Then ContinuationRules::step(const Continuation& asked, ContinuationNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const Cell& highest = cards.highest(asked.after_round == first_round_asked ? Threshold::Round4 : Threshold::Round5);
    now.another_round = throw_up_to(highest, {"continuation"}, cards.die(Die::Continuation), dice, tale) ? 1 : 0;
    return Then::Done;
}

ContinuationEnd ContinuationRules::end(const Continuation& /*asked*/, const ContinuationNow& now, const Cards& /*cards*/)
{
    return {now.another_round != 0};
}

corneta::Telling ContinuationRules::tell(const Continuation& asked, const ContinuationEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    telling.headline = end.another_round ? corneta::Sentence{"Round {0} is played.", {asked.after_round + 1}}
                                         : corneta::Sentence{"The rounds of this turn are over: the Administrative Phase follows."};
    return telling;
}

} // namespace cedar_creek
