// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/movement/hold_recovery.h"

#include "core/action/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::Explanation;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr std::string_view orders_rule = "Command and Control, 4.2";

constexpr std::array hold_recovery_fields{
    asks<&HoldRecovery::experience>(
        {.key = "unit_experience", .label = "Experience", .start = 2, .options = experiences, .role = "unit", .stat = "experience"}),
    asks<&HoldRecovery::stragglers>(
        {.key = "unit_stragglers", .label = "Stragglers", .measure = corneta::Measure::Castings, .role = "unit", .stat = "stragglers"}),
    asks<&HoldRecovery::enemy_near>({.key = "enemy_near", .label = "Enemy near", .help = "An enemy is within 12 inches."}),
    asks<&HoldRecovery::fired_or_fought>({.key = "fired_or_fought",
                                          .label = "Fired or fought this turn",
                                          .help = "Then it was too busy to recover anyone.",
                                          .role = "unit",
                                          .stat = "fired_or_fought"}),
};
constexpr auto hold_recovery_form = corneta::one_or_several(HoldRecoveryRules::batch, hold_recovery_fields);
constexpr std::array hold_recovery_outcomes{
    gives<&HoldRecoveryEnd::recovered>({.key = "recovered",
                                        .label = "stragglers that return",
                                        .shown = corneta::Shown::AsBars,
                                        .role = "unit",
                                        .stat = "effectives",
                                        .does = corneta::Does::Add}),
};
constexpr std::array<std::string_view, 2> hold_recovery_charts{"hold-recovery", "morale-numbers"};

constexpr RefusalSpec busy{"fired_or_fought", "a unit that fired or fought this turn recovers no stragglers"};
constexpr std::array hold_recovery_refusals{&busy};

/// The stragglers that come back when the dice fall `sum`.
int recovered(const HoldRecovery& inputs, int sum, const MoraleCharts& charts, Explanation& explanation)
{
    using Number = MoraleCharts::Number;
    const Cell& cell = charts.recovery(inputs.experience);
    corneta::Total back{explanation};
    back.start(sum, {"die for recovery"}, cell);
    if (cell.dice().plus != 0)
        back.add(cell.dice().plus, {cell.row_spec().label}, cell);
    back.least(charts.number(Number::LeastRecovery));
    if (inputs.enemy_near) {
        const Cell& part = charts.number(Number::RecoveryNear);
        const Cell& near = charts.number(Number::Near);
        if (near.number().is_whole())
            back.times(part, {"enemy within {0} inches", near.whole()});
        else
            back.times(part);
    }
    back.round_down(orders_rule);
    back.most(inputs.stragglers, {"no more stragglers to return"}, orders_rule);
    return back.whole();
}

} // namespace

const std::span<const corneta::Field> HoldRecoveryRules::form = hold_recovery_form;
const std::span<const corneta::OutcomeSpec> HoldRecoveryRules::outcomes = hold_recovery_outcomes;
const std::span<const RefusalSpec* const> HoldRecoveryRules::refusals = hold_recovery_refusals;
const std::span<const std::string_view> HoldRecoveryRules::reads = hold_recovery_charts;

void HoldRecoveryRules::refuse(const HoldRecovery& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    if (inputs.fired_or_fought)
        found.add(busy);
}

Step HoldRecoveryRules::step(const HoldRecovery& inputs, HoldRecoveryState& state, const Charts& all_charts, corneta::Dice& dice,
                             Explanation& explanation)
{
    const MoraleCharts& charts = all_charts.morale();
    Explanation deaf{corneta::Listening::No};
    state.recovered = dice.read({"recovery"}, charts.recovery(inputs.experience).dice().pool,
                                [&](const corneta::Faces& faces) { return recovered(inputs, faces.sum(), charts, deaf); });
    if (explanation.listens())
        recovered(inputs, dice.shown().sum(), charts, explanation);
    return Step::Finished;
}

HoldRecoveryEnd HoldRecoveryRules::end(const HoldRecovery& /*inputs*/, const HoldRecoveryState& state, const Charts& /*charts*/)
{
    return {static_cast<int>(state.recovered)};
}

corneta::Announcement HoldRecoveryRules::announce(const HoldRecovery& /*inputs*/, const HoldRecoveryEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.recovered == 0) {
        announcement.headline = {"No stragglers return."};
    } else if (end.recovered == 1) {
        announcement.headline = {"1 straggler returns."};
        announcement.instructions.push_back({"Put 1 straggler back in the unit's ranks."});
    } else {
        announcement.headline = {"{0} stragglers return.", {end.recovered}};
        announcement.instructions.push_back({"Put {0} stragglers back in the unit's ranks.", {end.recovered}});
    }
    return announcement;
}

} // namespace santa_anna
