// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/counter_charge.h"

#include "core/action/thrown.h"
#include "core/action/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::Choice;
using corneta::Follow;
using corneta::Fraction;
using corneta::gives;
using corneta::Sentence;
using corneta::Step;

namespace {

using Trigger = CounterChargeTrigger;
using Number = MoraleCharts::CavalryNumber;

constexpr std::string_view counter_charge_rule = "Cavalry: Cavalry Counter Charge (optional)";

constexpr std::array triggers{Option{"enemy-within-6", "on Hold, enemy near"},
                              Option{"charging-cavalry-within-10", "charging cavalry near"},
                              Option{"charged-by-cavalry", "charged by cavalry"}};

constexpr std::array counter_charge_form{
    asks<&CounterCharge::trigger>({.key = "trigger",
                                   .label = "Because",
                                   .help = "The enemy is in its front zone, at most 6 inches off, charging cavalry at most 10. Only a unit "
                                           "on Hold rolls; against charging cavalry it may "
                                           "change its order at once.",
                                   .options = triggers}),
    asks<&CounterCharge::experience>(
        {.key = "unit_experience", .label = "Experience", .start = 2, .options = experiences, .role = "unit", .stat = "experience"}),
    asks<&CounterCharge::losses>({.key = "unit_losses",
                                  .label = "Losses of the unit",
                                  .help = "Its stragglers and casualties together.",
                                  .measure = corneta::Measure::Castings,
                                  .role = "unit",
                                  .stat = "losses"}),
};
constexpr std::array counter_charge_outcomes{
    gives<&CounterChargeEnd::total>({.key = "total", .label = "total", .shown = corneta::Shown::AsBars}),
    gives<&CounterChargeEnd::converts>({.key = "converts", .label = "may charge", .highlighted = corneta::these(true)}),
};
constexpr std::array<std::string_view, 3> counter_charge_charts{"dice", "shifts", "cavalry-numbers"};

Sentence where_the_enemy_is(Trigger trigger, const MoraleCharts& charts)
{
    if (trigger == Trigger::ChargedByCavalry)
        return {"The enemy must charge into its front zone."};
    const Cell& inches = charts.cavalry(trigger == Trigger::EnemyWithin6 ? Number::EnemyWithin : Number::ChargeWithin);
    return {"The enemy must be in its front zone and come within {0} inches.", {inches.number()}};
}

} // namespace

const std::span<const corneta::Field> CounterChargeRules::form = counter_charge_form;
const std::span<const corneta::OutcomeSpec> CounterChargeRules::outcomes = counter_charge_outcomes;
const std::span<const std::string_view> CounterChargeRules::reads = counter_charge_charts;

Step CounterChargeRules::step(const CounterCharge& inputs, CounterChargeState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation)
{
    if (inputs.trigger != Trigger::EnemyWithin6)
        return Step::Finished;
    const Cell& die = charts.morale().die(MoraleCharts::Die::CounterCharge);
    corneta::Total total{explanation};
    total.start(read_thrown(dice, {"counter charge"}, die, [](int sum) { return sum; }), {"die for the counter charge"}, die);
    if (inputs.losses > 0)
        total.add(-inputs.losses, {"losses of the unit"}, counter_charge_rule);
    total.add(charts.fire_shift(inputs.experience));
    state.total = total.whole();
    explanation.note(corneta::Op::Start, charts.morale().cavalry(Number::CounterCharge));
    return Step::Finished;
}

CounterChargeEnd CounterChargeRules::end(const CounterCharge& inputs, const CounterChargeState& state, const Charts& charts)
{
    const auto total = static_cast<int>(state.total);
    if (inputs.trigger != Trigger::EnemyWithin6)
        return {total, true};
    return {total, charts.morale().cavalry(Number::CounterCharge).number() < Fraction{total}};
}

corneta::Announcement CounterChargeRules::announce(const CounterCharge& inputs, const CounterChargeEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    if (inputs.trigger != Trigger::EnemyWithin6)
        announcement.headline = {"The cavalry may change its order to Charge without a roll."};
    else if (end.converts)
        announcement.headline = {"Total {0}: the cavalry may change its order to Charge.", {end.total}};
    else
        announcement.headline = {"Total {0}: the cavalry stays on Hold.", {end.total}};
    announcement.instructions.push_back(where_the_enemy_is(inputs.trigger, charts.morale()));
    if (end.converts)
        announcement.next.push_back(
            {Follow::May,
             "unit",
             {Choice{"movement", {"The cavalry makes a charge move"}, {{"kind", "charge"}, {"unit_arm", "cavalry"}}}}});
    return announcement;
}

} // namespace santa_anna
