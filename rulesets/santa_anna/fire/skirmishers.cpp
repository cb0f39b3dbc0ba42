// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/skirmishers.h"

#include "core/action/thrown.h"
#include "core/action/total.h"
#include "rulesets/santa_anna/fire/straggling.h"

#include <algorithm>

namespace santa_anna {

using corneta::asks;
using corneta::Fraction;
using corneta::gives;
using corneta::Measure;
using corneta::Step;
using corneta::Total;

namespace {

constexpr std::string_view through_skirmishers = "Melee: Charging Through Skirmishers";

constexpr std::array skirmisher_withdrawal_form{
    asks<&SkirmisherWithdrawal::attacker_inches>({.key = "attacker_inches",
                                                  .label = "Inches of the charge",
                                                  .help = "What the charging unit has left when it meets the skirmishers.",
                                                  .measure = Measure::Inches,
                                                  .start = 6,
                                                  .role = "attacker",
                                                  .stat = "inches_left"}),
    asks<&SkirmisherWithdrawal::distance>({.key = "distance",
                                           .label = "Distance",
                                           .help = "Between the charging unit and the skirmishers.",
                                           .measure = Measure::Inches,
                                           .start = 6}),
    asks<&SkirmisherWithdrawal::effectives>({.key = "unit_effectives",
                                             .label = "Skirmishers",
                                             .measure = Measure::Castings,
                                             .start = 12,
                                             .role = "unit",
                                             .stat = "effectives"}),
    asks<&SkirmisherWithdrawal::mounted>({.key = "unit_mounted",
                                          .label = "Mounted",
                                          .help = "Mounted cavalry in skirmish order; no for a company on foot.",
                                          .start = 1,
                                          .role = "unit",
                                          .stat = "mounted"}),
};

constexpr std::array skirmisher_withdrawal_outcomes{
    gives<&SkirmisherWithdrawalEnd::inches>({.key = "inches", .label = "inches", .shown = corneta::Shown::AsBars}),
    gives<&SkirmisherWithdrawalEnd::caught>({.key = "caught", .label = "caught", .highlighted = corneta::these(true)}),
    gives<&SkirmisherWithdrawalEnd::stragglers>(
        {.key = "stragglers", .label = "stragglers", .role = "unit", .stat = "stragglers", .does = corneta::Does::Add}),
    gives<&SkirmisherWithdrawalEnd::attacker_inches_left>(
        {.key = "attacker_inches_left", .label = "inches left to the charge", .role = "attacker", .stat = "inches_left"}),
};
constexpr std::array<std::string_view, 1> skirmisher_withdrawal_charts{"movement-dice"};

const Cell& dice_of(const SkirmisherWithdrawal& inputs, const Charts& charts)
{
    return charts.moves().dice(inputs.mounted ? MoveCharts::Mover::MountedSkirmish : MoveCharts::Mover::FootSkirmish);
}

Fraction left_over(const SkirmisherWithdrawal& inputs, int inches)
{
    return Fraction::tenths(inputs.attacker_inches.count - inputs.distance.count) + Fraction{-inches};
}

} // namespace

const std::span<const corneta::Field> SkirmisherWithdrawalRules::form = skirmisher_withdrawal_form;
const std::span<const corneta::OutcomeSpec> SkirmisherWithdrawalRules::outcomes = skirmisher_withdrawal_outcomes;
const std::span<const std::string_view> SkirmisherWithdrawalRules::reads = skirmisher_withdrawal_charts;

Step SkirmisherWithdrawalRules::step(const SkirmisherWithdrawal& inputs, SkirmisherWithdrawalState& state, const Charts& charts,
                                     corneta::Dice& dice, corneta::Explanation& explanation)
{
    const Cell& cell = dice_of(inputs, charts);
    const int inches = read_thrown(dice, {"movement"}, cell, [](int sum) { return std::max(0, sum); });
    state.inches = inches;
    Total left{explanation};
    left.start(Fraction::tenths(inputs.attacker_inches.count), {"inches of the charge"}, through_skirmishers);
    left.add(Fraction::tenths(-inputs.distance.count), {"distance to the skirmishers"}, through_skirmishers);
    left.add(-inches, {"inches that they fall back"}, cell);
    left.least(0, {"the charge does not reach them"}, through_skirmishers);
    explanation.agrees(std::max(Fraction{0}, left_over(inputs, inches)));
    return Step::Finished;
}

SkirmisherWithdrawalEnd SkirmisherWithdrawalRules::end(const SkirmisherWithdrawal& inputs, const SkirmisherWithdrawalState& state,
                                                       const Charts& /*charts*/)
{
    const int inches = static_cast<int>(state.inches);
    const Fraction left = left_over(inputs, inches);
    const bool caught = Fraction{0} < left;
    return {.inches = inches,
            .caught = caught,
            .stragglers = caught ? inputs.effectives : 0,
            .attacker_inches_left = {caught ? static_cast<std::int32_t>((left * Fraction{10}).amount()) : 0}};
}

corneta::Announcement SkirmisherWithdrawalRules::announce(const SkirmisherWithdrawal& /*inputs*/, const SkirmisherWithdrawalEnd& end,
                                                          const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (!end.caught) {
        announcement.headline = {"The skirmishers fall back {0} in and escape the charge.", {end.inches}};
        announcement.instructions.push_back({"Move the skirmishers {0} in away from the charge.", {end.inches}});
        return announcement;
    }
    const Fraction left = Fraction::tenths(end.attacker_inches_left.count);
    announcement.headline = {"The skirmishers fall back {0} in and are caught; the charge has {1} in left.", {end.inches, left}};
    announcement.instructions.push_back(
        {"Turn all of the skirmishers into stragglers and take them off the table, {0} in away from the charge: there is no melee.",
         {end.inches}});
    announcement.instructions.push_back({"The charge may go on for {0} in.", {left}});
    announcement.next.push_back(
        {corneta::Follow::May, "unit", {corneta::Choice{"rout-check", {"Each friend that sees them go rolls a rout check"}, {}}}});
    return announcement;
}

} // namespace santa_anna
