// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/command/initiative_test.h"

#include "rulesets/cedar_creek/charts/thrown.h"

namespace cedar_creek {

using corneta::asks;
using corneta::Explanation;
using corneta::gives;
using corneta::Op;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr std::array initiative_test_form{
    asks<&InitiativeTest::side>({.key = "side", .label = "Side", .options = sides, .role = "division"}),
    asks_turn<&InitiativeTest::turn>(),
    asks<&InitiativeTest::cavalry>({.key = "cavalry", .label = "Cavalry division", .role = "division", .stat = "cavalry"}),
    asks<&InitiativeTest::in_contact>({.key = "in_contact", .label = "In contact with the enemy", .role = "division"}),
    asks<&InitiativeTest::superior>({.key = "superior",
                                     .label = "Superior commander",
                                     .help = "Wheaton, Keifer, Getty, Merritt, Custer; Ramseur, Pegram, Kershaw.",
                                     .role = "division",
                                     .stat = "superior"}),
};
constexpr std::array initiative_test_outcomes{
    gives<&InitiativeTestEnd::total>({.key = "total", .label = "total"}),
    gives<&InitiativeTestEnd::activates>(
        {.key = "activates", .label = "activates", .shown = corneta::Shown::AsBars, .highlighted = corneta::these(true)}),
};
constexpr std::array<std::string_view, 4> initiative_test_charts{"dice", "turns", "initiative-test-modifiers", "thresholds"};

constexpr RefusalSpec too_early{
    "turn", "no test activates a Union division on turn {0}; the text's +{1} for such a test never applies (10 Movement)"};
constexpr RefusalSpec no_test{"turn", "no test activates a Union division on turn {0} (10 Movement)"};
constexpr std::array initiative_test_refusals{&too_early, &no_test};

} // namespace

const std::span<const corneta::Field> InitiativeTestRules::form = initiative_test_form;
const std::span<const corneta::OutcomeSpec> InitiativeTestRules::outcomes = initiative_test_outcomes;
const std::span<const RefusalSpec* const> InitiativeTestRules::refusals = initiative_test_refusals;
const std::span<const std::string_view> InitiativeTestRules::reads = initiative_test_charts;

void InitiativeTestRules::refuse(const InitiativeTest& inputs, const Charts& charts, corneta::Refusals& found)
{
    if (inputs.side != Side::Union || charts.says_yes(inputs.turn, OfTurn::Tests))
        return;
    if (const int idle = charts.turn(inputs.turn, OfTurn::Test).whole(); idle != 0)
        found.add(too_early, inputs.turn, idle);
    else
        found.add(no_test, inputs.turn);
}

Step InitiativeTestRules::step(const InitiativeTest& inputs, InitiativeTestState& state, const Charts& charts, corneta::Dice& dice,
                               Explanation& explanation)
{
    corneta::Total total{explanation};
    throw_into(total, {"initiative test"}, charts.die(Die::InitiativeTest), dice);
    if (inputs.cavalry)
        total.add(charts.test(TestModifier::Cavalry));
    if (inputs.in_contact)
        total.add(charts.test(TestModifier::InContact));
    if (inputs.superior)
        total.add(charts.test(TestModifier::Superior));
    if (inputs.side == Side::Union)
        add_of_turn(total, charts.turn(inputs.turn, OfTurn::Test), {"Union on turn {0}", inputs.turn});
    state.total = total.whole();
    explanation.note(Op::Start, charts.highest(Threshold::InitiativeTest));
    return Step::Finished;
}

InitiativeTestEnd InitiativeTestRules::end(const InitiativeTest& /*inputs*/, const InitiativeTestState& state, const Charts& charts)
{
    return {static_cast<int>(state.total), state.total <= charts.highest(Threshold::InitiativeTest).whole()};
}

corneta::Announcement InitiativeTestRules::announce(const InitiativeTest& /*inputs*/, const InitiativeTestEnd& end,
                                                    const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    announcement.headline = end.activates ? corneta::Sentence{"The division acts on its own."}
                                          : corneta::Sentence{"The division stays where it is and counts as having moved."};
    return announcement;
}

} // namespace cedar_creek
