// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/charge_stragglers.h"

#include "core/thrown.h"
#include "rulesets/santa_anna/straggling.h"

#include <algorithm>

namespace santa_anna {

using corneta::asks;
using corneta::Does;
using corneta::gives;
using corneta::Op;
using corneta::Shown;
using corneta::Then;
using corneta::Unit;

namespace {

constexpr std::array charging_form{
    asks<&ChargingUnit::effectives>(
        {.key = "unit_effectives", .label = "Effectives", .unit = Unit::Castings, .start = 12, .role = "unit", .stat = "effectives"}),
    asks<&ChargingUnit::stragglers>(
        {.key = "unit_stragglers", .label = "Stragglers", .unit = Unit::Castings, .role = "unit", .stat = "stragglers"}),
};
constexpr std::array charge_short_outcomes{
    gives<&ChargeShortEnd::stragglers>(
        {.key = "stragglers", .label = "stragglers", .shown = Shown::AsBars, .role = "unit", .stat = "stragglers", .does = Does::Add}),
};
constexpr std::array follow_up_charge_outcomes{
    gives<&FollowUpChargeEnd::stragglers>(
        {.key = "stragglers", .label = "stragglers", .shown = Shown::AsBars, .role = "unit", .stat = "stragglers", .does = Does::Add}),
    gives<&FollowUpChargeEnd::may_charge>({.key = "may_charge", .label = "may charge", .stands_out = corneta::these(true)}),
};
constexpr std::array<std::string_view, 1> straggler_charts{"straggler-dice"};

} // namespace

const std::span<const corneta::Field> ChargeShortRules::form = charging_form;
const std::span<const corneta::OutcomeSpec> ChargeShortRules::outcomes = charge_short_outcomes;
const std::span<const std::string_view> ChargeShortRules::charts = straggler_charts;
const std::span<const corneta::Field> FollowUpChargeRules::form = charging_form;
const std::span<const corneta::OutcomeSpec> FollowUpChargeRules::outcomes = follow_up_charge_outcomes;
const std::span<const std::string_view> FollowUpChargeRules::charts = straggler_charts;

Then ChargeShortRules::step(const ChargingUnit& asked, ChargeStragglersNow& now, const Cards& cards, corneta::Dice& dice,
                            corneta::Tale& tale)
{
    const Cell& cell = cards.moves().stragglers(MoveCards::Cause::ChargeShort);
    now.stragglers = straggling(cell, {"stragglers"}, most_by_movement(asked.effectives, asked.stragglers), dice, tale);
    return Then::Done;
}

ChargeShortEnd ChargeShortRules::end(const ChargingUnit& /*asked*/, const ChargeStragglersNow& now, const Cards& /*cards*/)
{
    return {now.stragglers};
}

corneta::Telling ChargeShortRules::tell(const ChargingUnit& /*asked*/, const ChargeShortEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    telling.headline = {"The charge falls short: stragglers {0}.", {end.stragglers}};
    tell_stragglers(end.stragglers, telling);
    return telling;
}

Then FollowUpChargeRules::step(const ChargingUnit& asked, ChargeStragglersNow& now, const Cards& cards, corneta::Dice& dice,
                               corneta::Tale& tale)
{
    const Cell& cell = cards.moves().stragglers(MoveCards::Cause::FollowUpCharge);
    const int most = most_by_movement(asked.effectives, asked.stragglers);
    const int reading = read_thrown(dice, {"stragglers"}, cell, [most](int sum) { return std::clamp(sum, 0, most + 1); });
    now.is_too_many = reading > most ? 1 : 0;
    now.stragglers = std::min(reading, most);
    tale.note(Op::Start, std::max(0, shown_thrown(dice, cell)), {"stragglers rolled"}, cell);
    if (now.is_too_many != 0)
        tale.note(Op::Most, most, {"one fewer than would break the unit"}, cell.rule);
    tale.agrees(now.stragglers);
    return Then::Done;
}

FollowUpChargeEnd FollowUpChargeRules::end(const ChargingUnit& /*asked*/, const ChargeStragglersNow& now, const Cards& /*cards*/)
{
    return {now.stragglers, now.is_too_many == 0};
}

corneta::Telling FollowUpChargeRules::tell(const ChargingUnit& /*asked*/, const FollowUpChargeEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (end.may_charge)
        telling.headline = {"Stragglers {0}: the unit charges again.", {end.stragglers}};
    else
        telling.headline = {"Stragglers {0}: the unit cannot charge again.", {end.stragglers}};
    tell_stragglers(end.stragglers, telling);
    if (end.may_charge)
        telling.hands.push_back({"Roll its movement dice as for any charge."});
    else
        telling.hands.push_back({"Turn its order face down: it does nothing more this turn."});
    return telling;
}

} // namespace santa_anna
