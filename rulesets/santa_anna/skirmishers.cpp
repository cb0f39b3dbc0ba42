// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/skirmishers.h"

#include "core/thrown.h"
#include "core/total.h"
#include "rulesets/santa_anna/straggling.h"

#include <algorithm>

namespace santa_anna {

using corneta::asks;
using corneta::Fraction;
using corneta::gives;
using corneta::Then;
using corneta::Total;
using corneta::Unit;

namespace {

constexpr std::string_view through_skirmishers = "Melee: Charging Through Skirmishers";

constexpr std::array skirmisher_withdrawal_form{
    asks<&SkirmisherWithdrawal::attacker_inches>({.key = "attacker_inches",
                                                  .label = "Inches of the charge",
                                                  .help = "What the charging unit has left when it meets the skirmishers.",
                                                  .unit = Unit::Inches,
                                                  .start = 6,
                                                  .role = "attacker",
                                                  .stat = "inches_left"}),
    asks<&SkirmisherWithdrawal::distance>({.key = "distance",
                                           .label = "Distance",
                                           .help = "Between the charging unit and the skirmishers.",
                                           .unit = Unit::Inches,
                                           .start = 6}),
    asks<&SkirmisherWithdrawal::effectives>(
        {.key = "unit_effectives", .label = "Skirmishers", .unit = Unit::Castings, .start = 12, .role = "unit", .stat = "effectives"}),
    asks<&SkirmisherWithdrawal::mounted>({.key = "unit_mounted",
                                          .label = "Mounted",
                                          .help = "Mounted cavalry in skirmish order; no for a company on foot.",
                                          .start = 1,
                                          .role = "unit",
                                          .stat = "mounted"}),
};

constexpr std::array skirmisher_withdrawal_outcomes{
    gives<&SkirmisherWithdrawalEnd::inches>({.key = "inches", .label = "inches", .shown = corneta::Shown::AsBars}),
    gives<&SkirmisherWithdrawalEnd::caught>({.key = "caught", .label = "caught", .stands_out = corneta::these(true)}),
    gives<&SkirmisherWithdrawalEnd::stragglers>(
        {.key = "stragglers", .label = "stragglers", .role = "unit", .stat = "stragglers", .does = corneta::Does::Add}),
    gives<&SkirmisherWithdrawalEnd::attacker_inches_left>(
        {.key = "attacker_inches_left", .label = "inches left to the charge", .role = "attacker", .stat = "inches_left"}),
};
constexpr std::array<std::string_view, 1> skirmisher_withdrawal_charts{"movement-dice"};

const Cell& dice_of(const SkirmisherWithdrawal& asked, const Cards& cards)
{
    return cards.moves().dice(asked.mounted ? MoveCards::Mover::MountedSkirmish : MoveCards::Mover::FootSkirmish);
}

Fraction left_over(const SkirmisherWithdrawal& asked, int inches)
{
    return Fraction::tenths(asked.attacker_inches.count - asked.distance.count) + Fraction{-inches};
}

} // namespace

const std::span<const corneta::Field> SkirmisherWithdrawalRules::form = skirmisher_withdrawal_form;
const std::span<const corneta::OutcomeSpec> SkirmisherWithdrawalRules::outcomes = skirmisher_withdrawal_outcomes;
const std::span<const std::string_view> SkirmisherWithdrawalRules::charts = skirmisher_withdrawal_charts;

Then SkirmisherWithdrawalRules::step(const SkirmisherWithdrawal& asked, SkirmisherWithdrawalNow& now, const Cards& cards,
                                     corneta::Dice& dice, corneta::Tale& tale)
{
    const Cell& cell = dice_of(asked, cards);
    const int inches = read_thrown(dice, {"movement"}, cell, [](int sum) { return std::max(0, sum); });
    now.inches = inches;
    Total left{tale};
    left.start(Fraction::tenths(asked.attacker_inches.count), {"inches of the charge"}, through_skirmishers);
    left.add(Fraction::tenths(-asked.distance.count), {"distance to the skirmishers"}, through_skirmishers);
    left.add(-inches, {"inches that they fall back"}, cell);
    left.least(0, {"the charge does not reach them"}, through_skirmishers);
    tale.agrees(std::max(Fraction{0}, left_over(asked, inches)));
    return Then::Done;
}

SkirmisherWithdrawalEnd SkirmisherWithdrawalRules::end(const SkirmisherWithdrawal& asked, const SkirmisherWithdrawalNow& now,
                                                       const Cards& /*cards*/)
{
    const int inches = static_cast<int>(now.inches);
    const Fraction left = left_over(asked, inches);
    const bool caught = Fraction{0} < left;
    return {.inches = inches,
            .caught = caught,
            .stragglers = caught ? asked.effectives : 0,
            .attacker_inches_left = {caught ? static_cast<std::int32_t>((left * Fraction{10}).amount()) : 0}};
}

corneta::Telling SkirmisherWithdrawalRules::tell(const SkirmisherWithdrawal& /*asked*/, const SkirmisherWithdrawalEnd& end,
                                                 const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (!end.caught) {
        telling.headline = {"The skirmishers fall back {0} in and escape the charge.", {end.inches}};
        telling.hands.push_back({"Move the skirmishers {0} in away from the charge.", {end.inches}});
        return telling;
    }
    const Fraction left = Fraction::tenths(end.attacker_inches_left.count);
    telling.headline = {"The skirmishers fall back {0} in and are caught; the charge has {1} in left.", {end.inches, left}};
    telling.hands.push_back(
        {"Turn all of the skirmishers into stragglers and take them off the table, {0} in away from the charge: there is no melee.",
         {end.inches}});
    telling.hands.push_back({"The charge may go on for {0} in.", {left}});
    telling.next.push_back(
        {corneta::Follow::May, "unit", {corneta::Choice{"rout-check", {"Each friend that sees them go rolls a rout check"}, {}}}});
    return telling;
}

} // namespace santa_anna
