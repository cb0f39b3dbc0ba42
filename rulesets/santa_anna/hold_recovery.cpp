// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/hold_recovery.h"

#include "core/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;

namespace {

constexpr std::string_view orders_rule = "Command and Control, 4.2";

constexpr std::array hold_recovery_fields{
    asks<&HoldRecovery::experience>(
        {.key = "unit_experience", .label = "Experience", .start = 2, .options = experiences, .role = "unit", .stat = "experience"}),
    asks<&HoldRecovery::stragglers>(
        {.key = "unit_stragglers", .label = "Stragglers", .unit = corneta::Unit::Castings, .role = "unit", .stat = "stragglers"}),
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
int recovered(const HoldRecovery& asked, int sum, const MoraleCards& cards, Tale& tale)
{
    using Number = MoraleCards::Number;
    const Cell& cell = cards.recovery(asked.experience);
    corneta::Total back{tale};
    back.start(sum, {"die for recovery"}, cell);
    if (cell.dice().plus != 0)
        back.add(cell.dice().plus, {cell.row_spec().label}, cell);
    back.least(cards.number(Number::LeastRecovery));
    if (asked.enemy_near) {
        const Cell& part = cards.number(Number::RecoveryNear);
        const Cell& near = cards.number(Number::Near);
        if (near.number().is_whole())
            back.times(part, {"enemy within {0} inches", near.whole()});
        else
            back.times(part);
    }
    back.round_down(orders_rule);
    back.most(asked.stragglers, {"no more stragglers to return"}, orders_rule);
    return back.whole();
}

} // namespace

const std::span<const corneta::Field> HoldRecoveryRules::form = hold_recovery_form;
const std::span<const corneta::OutcomeSpec> HoldRecoveryRules::outcomes = hold_recovery_outcomes;
const std::span<const RefusalSpec* const> HoldRecoveryRules::refusals = hold_recovery_refusals;
const std::span<const std::string_view> HoldRecoveryRules::charts = hold_recovery_charts;

void HoldRecoveryRules::refuse(const HoldRecovery& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    if (asked.fired_or_fought)
        found.add(busy);
}

Then HoldRecoveryRules::step(const HoldRecovery& asked, HoldRecoveryNow& now, const Cards& all_cards, corneta::Dice& dice, Tale& tale)
{
    const MoraleCards& cards = all_cards.morale();
    Tale deaf{corneta::Listening::No};
    now.recovered = dice.read({"recovery"}, cards.recovery(asked.experience).dice().pool,
                              [&](const corneta::Faces& faces) { return recovered(asked, faces.sum(), cards, deaf); });
    if (tale.listens())
        recovered(asked, dice.shown().sum(), cards, tale);
    return Then::Done;
}

HoldRecoveryEnd HoldRecoveryRules::end(const HoldRecovery& /*asked*/, const HoldRecoveryNow& now, const Cards& /*cards*/)
{
    return {static_cast<int>(now.recovered)};
}

corneta::Telling HoldRecoveryRules::tell(const HoldRecovery& /*asked*/, const HoldRecoveryEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (end.recovered == 0) {
        telling.headline = {"No stragglers return."};
    } else if (end.recovered == 1) {
        telling.headline = {"1 straggler returns."};
        telling.hands.push_back({"Put 1 straggler back in the unit's ranks."});
    } else {
        telling.headline = {"{0} stragglers return.", {end.recovered}};
        telling.hands.push_back({"Put {0} stragglers back in the unit's ranks.", {end.recovered}});
    }
    return telling;
}

} // namespace santa_anna
