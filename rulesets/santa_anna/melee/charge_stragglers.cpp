// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/charge_stragglers.h"

#include "core/action/thrown.h"
#include "rulesets/santa_anna/fire/straggling.h"

#include <algorithm>

namespace santa_anna {

using corneta::asks;
using corneta::Does;
using corneta::gives;
using corneta::Measure;
using corneta::Op;
using corneta::Shown;
using corneta::Step;

namespace {

constexpr std::array charging_form{
    asks<&ChargingUnit::effectives>(
        {.key = "unit_effectives", .label = "Effectives", .measure = Measure::Castings, .start = 12, .role = "unit", .stat = "effectives"}),
    asks<&ChargingUnit::stragglers>(
        {.key = "unit_stragglers", .label = "Stragglers", .measure = Measure::Castings, .role = "unit", .stat = "stragglers"}),
};
constexpr std::array charge_short_outcomes{
    gives<&ChargeShortEnd::stragglers>(
        {.key = "stragglers", .label = "stragglers", .shown = Shown::AsBars, .role = "unit", .stat = "stragglers", .does = Does::Add}),
};
constexpr std::array follow_up_charge_outcomes{
    gives<&FollowUpChargeEnd::stragglers>(
        {.key = "stragglers", .label = "stragglers", .shown = Shown::AsBars, .role = "unit", .stat = "stragglers", .does = Does::Add}),
    gives<&FollowUpChargeEnd::may_charge>({.key = "may_charge", .label = "may charge", .highlighted = corneta::these(true)}),
};
constexpr std::array<std::string_view, 1> straggler_charts{"straggler-dice"};

} // namespace

const std::span<const corneta::Field> ChargeShortRules::form = charging_form;
const std::span<const corneta::OutcomeSpec> ChargeShortRules::outcomes = charge_short_outcomes;
const std::span<const std::string_view> ChargeShortRules::reads = straggler_charts;
const std::span<const corneta::Field> FollowUpChargeRules::form = charging_form;
const std::span<const corneta::OutcomeSpec> FollowUpChargeRules::outcomes = follow_up_charge_outcomes;
const std::span<const std::string_view> FollowUpChargeRules::reads = straggler_charts;

Step ChargeShortRules::step(const ChargingUnit& inputs, ChargeStragglersState& state, const Charts& charts, corneta::Dice& dice,
                            corneta::Explanation& explanation)
{
    const Cell& cell = charts.moves().stragglers(MoveCharts::Cause::ChargeShort);
    state.stragglers = straggling(cell, {"stragglers"}, most_by_movement(inputs.effectives, inputs.stragglers), dice, explanation);
    return Step::Finished;
}

ChargeShortEnd ChargeShortRules::end(const ChargingUnit& /*inputs*/, const ChargeStragglersState& state, const Charts& /*charts*/)
{
    return {state.stragglers};
}

corneta::Announcement ChargeShortRules::announce(const ChargingUnit& /*inputs*/, const ChargeShortEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    announcement.headline = {"The charge falls short: stragglers {0}.", {end.stragglers}};
    announce_stragglers(end.stragglers, announcement);
    return announcement;
}

Step FollowUpChargeRules::step(const ChargingUnit& inputs, ChargeStragglersState& state, const Charts& charts, corneta::Dice& dice,
                               corneta::Explanation& explanation)
{
    const Cell& cell = charts.moves().stragglers(MoveCharts::Cause::FollowUpCharge);
    const int most = most_by_movement(inputs.effectives, inputs.stragglers);
    const int reading = read_thrown(dice, {"stragglers"}, cell, [most](int sum) { return std::clamp(sum, 0, most + 1); });
    state.is_too_many = reading > most ? 1 : 0;
    state.stragglers = std::min(reading, most);
    explanation.note(Op::Start, std::max(0, shown_thrown(dice, cell)), {"stragglers rolled"}, cell);
    if (state.is_too_many != 0)
        explanation.note(Op::Most, most, {"one fewer than would break the unit"}, cell.rule);
    explanation.agrees(state.stragglers);
    return Step::Finished;
}

FollowUpChargeEnd FollowUpChargeRules::end(const ChargingUnit& /*inputs*/, const ChargeStragglersState& state, const Charts& /*charts*/)
{
    return {state.stragglers, state.is_too_many == 0};
}

corneta::Announcement FollowUpChargeRules::announce(const ChargingUnit& /*inputs*/, const FollowUpChargeEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.may_charge)
        announcement.headline = {"Stragglers {0}: the unit charges again.", {end.stragglers}};
    else
        announcement.headline = {"Stragglers {0}: the unit cannot charge again.", {end.stragglers}};
    announce_stragglers(end.stragglers, announcement);
    if (end.may_charge)
        announcement.instructions.push_back({"Roll its movement dice as for any charge."});
    else
        announcement.instructions.push_back({"Turn its order face down: it does nothing more this turn."});
    return announcement;
}

} // namespace santa_anna
