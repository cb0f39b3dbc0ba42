// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/wind_up.h"

#include "core/total.h"

namespace made_up {

using corneta::asks;
using corneta::Fraction;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;

namespace {

constexpr RefusalSpec holds_less{"turns", "the spring holds {0} turns, not {1}"};
constexpr std::array wind_up_refusals{&holds_less};

constexpr std::array wind_up_form{
    asks<&WindUp::spring>({.key = "spring", .label = "Spring", .options = springs, .role = "beetle", .stat = "spring"}),
    asks<&WindUp::turns>({.key = "turns", .label = "Turns left", .most = 12, .start = 2, .role = "beetle", .stat = "turns"}),
    asks<&WindUp::minutes>({.key = "minutes", .label = "Minutes", .least = 1, .most = 20, .start = 3}),
    asks<&WindUp::gloved>({.key = "gloved", .label = "With gloves on", .start = 1}),
};
constexpr std::array wind_up_outcomes{
    gives<&WindUpEnd::turns>(
        {.key = "turns", .label = "turns", .shown = corneta::Shown::AsBars, .role = "beetle", .stat = "turns", .does = corneta::Does::Set}),
    gives<&WindUpEnd::full>({.key = "full", .label = "fully wound", .stands_out = corneta::these(true)}),
};
constexpr std::array<std::string_view, 2> wind_up_charts{"springs", "parts"};

int turns(const WindUp& asked, const Cards& cards, Tale& tale)
{
    corneta::Total turns{tale};
    turns.start(asked.minutes, {"minutes"}, rule::winding);
    turns.times(cards.part(Part::Minute));
    if (asked.gloved)
        turns.times(cards.part(Part::Gloves));
    turns.add(asked.turns, {"turns left"}, rule::winding);
    turns.round_down(rule::winding);
    const Cell& most = cards.most_turns(asked.spring);
    turns.most(most.number(), {"more does not go in"}, most);
    return turns.whole();
}

} // namespace

const std::span<const corneta::Field> WindUpRules::form = wind_up_form;
const std::span<const corneta::OutcomeSpec> WindUpRules::outcomes = wind_up_outcomes;
const std::span<const RefusalSpec* const> WindUpRules::refusals = wind_up_refusals;
const std::span<const std::string_view> WindUpRules::charts = wind_up_charts;

void WindUpRules::refuse(const WindUp& asked, const Cards& cards, corneta::Refusals& found)
{
    const Fraction most = cards.most_turns(asked.spring).number();
    if (most < Fraction{asked.turns})
        found.add(holds_less, most, asked.turns);
}

Then WindUpRules::step(const WindUp& asked, WindUpNow& /*now*/, const Cards& cards, corneta::Dice& /*dice*/, Tale& tale)
{
    turns(asked, cards, tale);
    return Then::Done;
}

WindUpEnd WindUpRules::end(const WindUp& asked, const WindUpNow& /*now*/, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    const int wound = turns(asked, cards, deaf);
    return {wound, wound == cards.most_turns(asked.spring).whole()};
}

corneta::Telling WindUpRules::tell(const WindUp& asked, const WindUpEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    telling.headline = {"The beetle has {0} turns.", {end.turns}};
    if (end.full)
        telling.hands.push_back({"Take the key out."});
    if (end.turns > 0)
        telling.next.push_back({corneta::Follow::May,
                                "beetle",
                                {corneta::Choice{"leap",
                                                 {"It leaps"},
                                                 {{"spring", std::string{springs.at(static_cast<std::size_t>(asked.spring)).word}},
                                                  {"turns", std::to_string(std::min(end.turns, 12))}}}}});
    return telling;
}

} // namespace made_up
