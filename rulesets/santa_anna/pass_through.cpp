// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/pass_through.h"

#include "rulesets/santa_anna/straggling.h"

namespace santa_anna {

using corneta::asks;
using corneta::Does;
using corneta::gives;
using corneta::Then;
using corneta::Unit;
using Passer = MoveCards::Passer;
using Passing = MoveCards::Passing;

namespace {

constexpr std::string_view what_is_formed =
    "Infantry or cavalry in line, column or square, limbered guns; a mob too. Not skirmishers and unlimbered guns.";

constexpr std::array pass_through_form{
    asks<&PassThrough::mover, &PassingUnit::formed>({.key = "mover_formed", .label = "Formed", .help = what_is_formed, .role = "mover"}),
    asks<&PassThrough::charging>({.key = "mover_charging", .label = "Charging", .role = "mover", .stat = "charging"}),
    asks<&PassThrough::mover, &PassingUnit::effectives>(
        {.key = "mover_effectives", .label = "Effectives", .unit = Unit::Castings, .start = 12, .role = "mover", .stat = "effectives"}),
    asks<&PassThrough::mover, &PassingUnit::stragglers>(
        {.key = "mover_stragglers", .label = "Stragglers", .unit = Unit::Castings, .role = "mover", .stat = "stragglers"}),
    asks<&PassThrough::passed, &PassingUnit::formed>({.key = "passed_formed", .label = "Formed", .help = what_is_formed, .role = "passed"}),
    asks<&PassThrough::passed, &PassingUnit::effectives>(
        {.key = "passed_effectives", .label = "Effectives", .unit = Unit::Castings, .start = 12, .role = "passed", .stat = "effectives"}),
    asks<&PassThrough::passed, &PassingUnit::stragglers>(
        {.key = "passed_stragglers", .label = "Stragglers", .unit = Unit::Castings, .role = "passed", .stat = "stragglers"}),
};

constexpr std::array pass_through_outcomes{
    gives<&PassThroughEnd::mover_stragglers>({.key = "mover_stragglers",
                                              .label = "stragglers of the unit that moves",
                                              .role = "mover",
                                              .stat = "stragglers",
                                              .does = Does::Add}),
    gives<&PassThroughEnd::passed_stragglers>({.key = "passed_stragglers",
                                               .label = "stragglers of the unit passed through",
                                               .shown = corneta::Shown::AsBars,
                                               .role = "passed",
                                               .stat = "stragglers",
                                               .does = Does::Add}),
};
constexpr std::array<std::string_view, 1> pass_through_charts{"pass-through"};

Passing passing_of(const PassThrough& asked)
{
    if (asked.passed.formed)
        return asked.mover.formed ? Passing::FormedThroughFormed : Passing::UnformedThroughFormed;
    if (!asked.mover.formed)
        return Passing::UnformedThroughUnformed;
    return asked.charging ? Passing::ChargingThroughUnformed : Passing::FormedThroughUnformed;
}

int rolled(const PassingUnit& unit, const Cell& cell, const corneta::Label& die, corneta::Dice& dice, corneta::Tale& tale)
{
    return straggling(cell, die, most_by_movement(unit.effectives, unit.stragglers), dice, tale);
}

} // namespace

const std::span<const corneta::Field> PassThroughRules::form = pass_through_form;
const std::span<const corneta::OutcomeSpec> PassThroughRules::outcomes = pass_through_outcomes;
const std::span<const std::string_view> PassThroughRules::charts = pass_through_charts;

Then PassThroughRules::step(const PassThrough& asked, PassThroughNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    const Cell& of_mover = cards.moves().stragglers(passing_of(asked), Passer::Mover);
    const Cell& of_passed = cards.moves().stragglers(passing_of(asked), Passer::Passed);
    if (!of_mover.empty() && now.mover_has_rolled == 0) {
        now.mover_stragglers = static_cast<std::int16_t>(rolled(asked.mover, of_mover, {"unit that moves"}, dice, tale));
        now.mover_has_rolled = 1;
        return of_passed.empty() ? Then::Done : Then::More;
    }
    if (!of_passed.empty())
        now.passed_stragglers = static_cast<std::int16_t>(rolled(asked.passed, of_passed, {"unit passed through"}, dice, tale));
    return Then::Done;
}

PassThroughEnd PassThroughRules::end(const PassThrough& /*asked*/, const PassThroughNow& now, const Cards& /*cards*/)
{
    return {now.mover_stragglers, now.passed_stragglers};
}

corneta::Telling PassThroughRules::tell(const PassThrough& /*asked*/, const PassThroughEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (end.mover_stragglers == 0 && end.passed_stragglers == 0)
        telling.headline = {"The units pass without stragglers."};
    else
        telling.headline = {"Stragglers of the unit that moves {0}, of the unit passed through {1}.",
                            {end.mover_stragglers, end.passed_stragglers}};
    if (end.mover_stragglers == 1)
        telling.hands.push_back({"Put 1 casting of the unit that moves behind it as a straggler."});
    if (end.mover_stragglers > 1)
        telling.hands.push_back({"Put {0} castings of the unit that moves behind it as stragglers.", {end.mover_stragglers}});
    if (end.passed_stragglers == 1)
        telling.hands.push_back({"Put 1 casting of the unit passed through behind it as a straggler."});
    if (end.passed_stragglers > 1)
        telling.hands.push_back({"Put {0} castings of the unit passed through behind it as stragglers.", {end.passed_stragglers}});
    return telling;
}

} // namespace santa_anna
