// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/initiative_test.h"

#include "rulesets/cedar_creek/thrown.h"

namespace cedar_creek {

using corneta::asks;
using corneta::gives;
using corneta::Op;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;

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
        {.key = "activates", .label = "activates", .shown = corneta::Shown::AsBars, .stands_out = corneta::these(true)}),
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
const std::span<const std::string_view> InitiativeTestRules::charts = initiative_test_charts;

void InitiativeTestRules::refuse(const InitiativeTest& asked, const Cards& cards, corneta::Refusals& found)
{
    if (asked.side != Side::Union || cards.says_yes(asked.turn, OfTurn::Tests))
        return;
    if (const int idle = cards.turn(asked.turn, OfTurn::Test).whole(); idle != 0)
        found.add(too_early, asked.turn, idle);
    else
        found.add(no_test, asked.turn);
}

Then InitiativeTestRules::step(const InitiativeTest& asked, InitiativeTestNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    corneta::Total total{tale};
    throw_into(total, {"initiative test"}, cards.die(Die::InitiativeTest), dice);
    if (asked.cavalry)
        total.add(cards.test(TestModifier::Cavalry));
    if (asked.in_contact)
        total.add(cards.test(TestModifier::InContact));
    if (asked.superior)
        total.add(cards.test(TestModifier::Superior));
    if (asked.side == Side::Union)
        add_of_turn(total, cards.turn(asked.turn, OfTurn::Test), {"Union on turn {0}", asked.turn});
    now.total = total.whole();
    tale.note(Op::Start, cards.highest(Threshold::InitiativeTest));
    return Then::Done;
}

InitiativeTestEnd InitiativeTestRules::end(const InitiativeTest& /*asked*/, const InitiativeTestNow& now, const Cards& cards)
{
    return {static_cast<int>(now.total), now.total <= cards.highest(Threshold::InitiativeTest).whole()};
}

corneta::Telling InitiativeTestRules::tell(const InitiativeTest& /*asked*/, const InitiativeTestEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    telling.headline = end.activates ? corneta::Sentence{"The division acts on its own."}
                                     : corneta::Sentence{"The division stays where it is and counts as having moved."};
    return telling;
}

} // namespace cedar_creek
