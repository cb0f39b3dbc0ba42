// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/initiative.h"

#include "rulesets/revolucion/thrown.h"

namespace revolucion {

using corneta::gives;
using corneta::Then;

namespace {

constexpr std::array initiative_outcomes{
    gives<&InitiativeEnd::side>({.key = "side", .label = "side", .shown = corneta::Shown::AsBars, .options = sides}),
};
constexpr std::array<std::string_view, 2> initiative_charts{"dice", "initiative"};

} // namespace

const std::span<const corneta::Field> InitiativeRules::form{};
const std::span<const corneta::OutcomeSpec> InitiativeRules::outcomes = initiative_outcomes;
const std::span<const std::string_view> InitiativeRules::charts = initiative_charts;

Then InitiativeRules::step(const Initiative& /*asked*/, InitiativeNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    const Cell& die = cards.die(Die::Initiative);
    now.side = static_cast<std::int64_t>(thrown_band({"initiative"}, die, 0, cards.initiative(), dice));
    tell_throw(die, dice, tale);
    return Then::Done;
}

InitiativeEnd InitiativeRules::end(const Initiative& /*asked*/, const InitiativeNow& now, const Cards& /*cards*/)
{
    return {static_cast<Side>(now.side)};
}

corneta::Telling InitiativeRules::tell(const Initiative& /*asked*/, const InitiativeEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    telling.headline = end.side == Side::Government ? corneta::Sentence{"The government side has the initiative."}
                                                    : corneta::Sentence{"The revolutionary side has the initiative."};
    telling.hands.push_back({"It plays one column that has not acted, each unit and the leader, or passes; then the sides take turns."});
    return telling;
}

} // namespace revolucion
