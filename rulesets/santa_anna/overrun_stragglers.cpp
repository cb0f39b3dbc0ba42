// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/overrun_stragglers.h"

#include "core/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::Fraction;
using corneta::Op;
using corneta::Then;

namespace {

constexpr std::string_view overruns = "Cavalry";

constexpr std::array overrun_stragglers_form{
    asks<&OverrunStragglers::stragglers>({.key = "unit_stragglers",
                                          .label = "Stragglers",
                                          .help = "Of one unit, that enemy cavalry rides over.",
                                          .unit = corneta::Unit::Castings,
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
const std::span<const std::string_view> OverrunStragglersRules::charts = overrun_stragglers_charts;

Then OverrunStragglersRules::step(const OverrunStragglers& asked, OverrunStragglersNow& now, const Cards& cards, corneta::Dice& /*dice*/,
                                  corneta::Tale& tale)
{
    corneta::Total casualties{tale};
    casualties.start(asked.stragglers, {"stragglers overrun"}, overruns);
    casualties.times(cards.moves().overrun());
    casualties.most(asked.stragglers, {"no more than there are"}, overruns);
    const Fraction exact = casualties.total();
    now.casualties = -(Fraction{-1} * exact).rounded_down();
    if (!exact.is_whole())
        tale.note(Op::Add, Fraction{now.casualties} + Fraction{-1} * exact, {"rounded up"}, overruns, corneta::Source::House);
    tale.agrees(now.casualties);
    return Then::Done;
}

OverrunStragglersEnd OverrunStragglersRules::end(const OverrunStragglers& /*asked*/, const OverrunStragglersNow& now,
                                                 const Cards& /*cards*/)
{
    return {static_cast<int>(now.casualties)};
}

corneta::Telling OverrunStragglersRules::tell(const OverrunStragglers& /*asked*/, const OverrunStragglersEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (end.casualties == 0)
        telling.headline = {"There are no stragglers to ride down."};
    else
        telling.headline = {"Stragglers that become casualties: {0}.", {end.casualties}};
    if (end.casualties == 1)
        telling.hands.push_back({"Take 1 straggler off the table."});
    if (end.casualties > 1)
        telling.hands.push_back({"Take {0} stragglers off the table.", {end.casualties}});
    return telling;
}

} // namespace santa_anna
