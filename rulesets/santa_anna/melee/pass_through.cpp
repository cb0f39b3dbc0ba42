// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/pass_through.h"

#include "rulesets/santa_anna/fire/straggling.h"

namespace santa_anna {

using corneta::asks;
using corneta::Does;
using corneta::gives;
using corneta::Measure;
using corneta::Step;
using Passer = MoveCharts::Passer;
using Passing = MoveCharts::Passing;

namespace {

constexpr std::string_view what_is_formed =
    "Infantry or cavalry in line, column or square, limbered guns; a mob too. Not skirmishers and unlimbered guns.";

constexpr std::array pass_through_form{
    asks<&PassThrough::mover, &PassingUnit::formed>({.key = "mover_formed", .label = "Formed", .help = what_is_formed, .role = "mover"}),
    asks<&PassThrough::charging>({.key = "mover_charging", .label = "Charging", .role = "mover", .stat = "charging"}),
    asks<&PassThrough::mover, &PassingUnit::effectives>({.key = "mover_effectives",
                                                         .label = "Effectives",
                                                         .measure = Measure::Castings,
                                                         .start = 12,
                                                         .role = "mover",
                                                         .stat = "effectives"}),
    asks<&PassThrough::mover, &PassingUnit::stragglers>(
        {.key = "mover_stragglers", .label = "Stragglers", .measure = Measure::Castings, .role = "mover", .stat = "stragglers"}),
    asks<&PassThrough::passed, &PassingUnit::formed>({.key = "passed_formed", .label = "Formed", .help = what_is_formed, .role = "passed"}),
    asks<&PassThrough::passed, &PassingUnit::effectives>({.key = "passed_effectives",
                                                          .label = "Effectives",
                                                          .measure = Measure::Castings,
                                                          .start = 12,
                                                          .role = "passed",
                                                          .stat = "effectives"}),
    asks<&PassThrough::passed, &PassingUnit::stragglers>(
        {.key = "passed_stragglers", .label = "Stragglers", .measure = Measure::Castings, .role = "passed", .stat = "stragglers"}),
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

Passing passing_of(const PassThrough& inputs)
{
    if (inputs.passed.formed)
        return inputs.mover.formed ? Passing::FormedThroughFormed : Passing::UnformedThroughFormed;
    if (!inputs.mover.formed)
        return Passing::UnformedThroughUnformed;
    return inputs.charging ? Passing::ChargingThroughUnformed : Passing::FormedThroughUnformed;
}

int rolled(const PassingUnit& unit, const Cell& cell, const corneta::Label& die, corneta::Dice& dice, corneta::Explanation& explanation)
{
    return straggling(cell, die, most_by_movement(unit.effectives, unit.stragglers), dice, explanation);
}

} // namespace

const std::span<const corneta::Field> PassThroughRules::form = pass_through_form;
const std::span<const corneta::OutcomeSpec> PassThroughRules::outcomes = pass_through_outcomes;
const std::span<const std::string_view> PassThroughRules::reads = pass_through_charts;

Step PassThroughRules::step(const PassThrough& inputs, PassThroughState& state, const Charts& charts, corneta::Dice& dice,
                            corneta::Explanation& explanation)
{
    const Cell& of_mover = charts.moves().stragglers(passing_of(inputs), Passer::Mover);
    const Cell& of_passed = charts.moves().stragglers(passing_of(inputs), Passer::Passed);
    if (!of_mover.empty() && state.mover_has_rolled == 0) {
        state.mover_stragglers = static_cast<std::int16_t>(rolled(inputs.mover, of_mover, {"unit that moves"}, dice, explanation));
        state.mover_has_rolled = 1;
        return of_passed.empty() ? Step::Finished : Step::Continue;
    }
    if (!of_passed.empty())
        state.passed_stragglers = static_cast<std::int16_t>(rolled(inputs.passed, of_passed, {"unit passed through"}, dice, explanation));
    return Step::Finished;
}

PassThroughEnd PassThroughRules::end(const PassThrough& /*inputs*/, const PassThroughState& state, const Charts& /*charts*/)
{
    return {state.mover_stragglers, state.passed_stragglers};
}

corneta::Announcement PassThroughRules::announce(const PassThrough& /*inputs*/, const PassThroughEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.mover_stragglers == 0 && end.passed_stragglers == 0)
        announcement.headline = {"The units pass without stragglers."};
    else
        announcement.headline = {"Stragglers of the unit that moves {0}, of the unit passed through {1}.",
                                 {end.mover_stragglers, end.passed_stragglers}};
    if (end.mover_stragglers == 1)
        announcement.instructions.push_back({"Put 1 casting of the unit that moves behind it as a straggler."});
    if (end.mover_stragglers > 1)
        announcement.instructions.push_back({"Put {0} castings of the unit that moves behind it as stragglers.", {end.mover_stragglers}});
    if (end.passed_stragglers == 1)
        announcement.instructions.push_back({"Put 1 casting of the unit passed through behind it as a straggler."});
    if (end.passed_stragglers > 1)
        announcement.instructions.push_back(
            {"Put {0} castings of the unit passed through behind it as stragglers.", {end.passed_stragglers}});
    return announcement;
}

} // namespace santa_anna
