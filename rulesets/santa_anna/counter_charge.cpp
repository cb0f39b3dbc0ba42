// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/counter_charge.h"

#include "core/thrown.h"
#include "core/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::Choice;
using corneta::Follow;
using corneta::Fraction;
using corneta::gives;
using corneta::Sentence;
using corneta::Then;

namespace {

using Trigger = CounterChargeTrigger;
using Number = MoraleCards::CavalryNumber;

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
                                  .unit = corneta::Unit::Castings,
                                  .role = "unit",
                                  .stat = "losses"}),
};
constexpr std::array counter_charge_outcomes{
    gives<&CounterChargeEnd::total>({.key = "total", .label = "total", .shown = corneta::Shown::AsBars}),
    gives<&CounterChargeEnd::converts>({.key = "converts", .label = "may charge", .stands_out = corneta::these(true)}),
};
constexpr std::array<std::string_view, 3> counter_charge_charts{"dice", "shifts", "cavalry-numbers"};

Sentence where_the_enemy_is(Trigger trigger, const MoraleCards& cards)
{
    if (trigger == Trigger::ChargedByCavalry)
        return {"The enemy must charge into its front zone."};
    const Cell& inches = cards.cavalry(trigger == Trigger::EnemyWithin6 ? Number::EnemyWithin : Number::ChargeWithin);
    return {"The enemy must be in its front zone and come within {0} inches.", {inches.number()}};
}

} // namespace

const std::span<const corneta::Field> CounterChargeRules::form = counter_charge_form;
const std::span<const corneta::OutcomeSpec> CounterChargeRules::outcomes = counter_charge_outcomes;
const std::span<const std::string_view> CounterChargeRules::charts = counter_charge_charts;

Then CounterChargeRules::step(const CounterCharge& asked, CounterChargeNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale)
{
    if (asked.trigger != Trigger::EnemyWithin6)
        return Then::Done;
    const Cell& die = cards.morale().die(MoraleCards::Die::CounterCharge);
    corneta::Total total{tale};
    total.start(read_thrown(dice, {"counter charge"}, die, [](int sum) { return sum; }), {"die for the counter charge"}, die);
    if (asked.losses > 0)
        total.add(-asked.losses, {"losses of the unit"}, counter_charge_rule);
    total.add(cards.fire_shift(asked.experience));
    now.total = total.whole();
    tale.note(corneta::Op::Start, cards.morale().cavalry(Number::CounterCharge));
    return Then::Done;
}

CounterChargeEnd CounterChargeRules::end(const CounterCharge& asked, const CounterChargeNow& now, const Cards& cards)
{
    const auto total = static_cast<int>(now.total);
    if (asked.trigger != Trigger::EnemyWithin6)
        return {total, true};
    return {total, cards.morale().cavalry(Number::CounterCharge).number() < Fraction{total}};
}

corneta::Telling CounterChargeRules::tell(const CounterCharge& asked, const CounterChargeEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    if (asked.trigger != Trigger::EnemyWithin6)
        telling.headline = {"The cavalry may change its order to Charge without a roll."};
    else if (end.converts)
        telling.headline = {"Total {0}: the cavalry may change its order to Charge.", {end.total}};
    else
        telling.headline = {"Total {0}: the cavalry stays on Hold.", {end.total}};
    telling.hands.push_back(where_the_enemy_is(asked.trigger, cards.morale()));
    if (end.converts)
        telling.next.push_back({Follow::May,
                                "unit",
                                {Choice{"movement", {"The cavalry makes a charge move"}, {{"kind", "charge"}, {"unit_arm", "cavalry"}}}}});
    return telling;
}

} // namespace santa_anna
