// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/wind_up.h"

#include "core/action/total.h"

namespace made_up {

using corneta::asks;
using corneta::Explanation;
using corneta::Fraction;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Step;

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
    gives<&WindUpEnd::full>({.key = "full", .label = "fully wound", .highlighted = corneta::these(true)}),
};
constexpr std::array<std::string_view, 2> wind_up_charts{"springs", "parts"};

int turns(const WindUp& inputs, const Charts& charts, Explanation& explanation)
{
    corneta::Total turns{explanation};
    turns.start(inputs.minutes, {"minutes"}, rule::winding);
    turns.times(charts.part(Part::Minute));
    if (inputs.gloved)
        turns.times(charts.part(Part::Gloves));
    turns.add(inputs.turns, {"turns left"}, rule::winding);
    turns.round_down(rule::winding);
    const Cell& most = charts.most_turns(inputs.spring);
    turns.most(most.number(), {"more does not go in"}, most);
    return turns.whole();
}

} // namespace

const std::span<const corneta::Field> WindUpRules::form = wind_up_form;
const std::span<const corneta::OutcomeSpec> WindUpRules::outcomes = wind_up_outcomes;
const std::span<const RefusalSpec* const> WindUpRules::refusals = wind_up_refusals;
const std::span<const std::string_view> WindUpRules::reads = wind_up_charts;

void WindUpRules::refuse(const WindUp& inputs, const Charts& charts, corneta::Refusals& found)
{
    const Fraction most = charts.most_turns(inputs.spring).number();
    if (most < Fraction{inputs.turns})
        found.add(holds_less, most, inputs.turns);
}

Step WindUpRules::step(const WindUp& inputs, WindUpState& /*state*/, const Charts& charts, corneta::Dice& /*dice*/,
                       Explanation& explanation)
{
    turns(inputs, charts, explanation);
    return Step::Finished;
}

WindUpEnd WindUpRules::end(const WindUp& inputs, const WindUpState& /*state*/, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    const int wound = turns(inputs, charts, deaf);
    return {wound, wound == charts.most_turns(inputs.spring).whole()};
}

corneta::Announcement WindUpRules::announce(const WindUp& inputs, const WindUpEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    announcement.headline = {"The beetle has {0} turns.", {end.turns}};
    if (end.full)
        announcement.instructions.push_back({"Take the key out."});
    if (end.turns > 0)
        announcement.next.push_back({corneta::Follow::May,
                                     "beetle",
                                     {corneta::Choice{"leap",
                                                      {"It leaps"},
                                                      {{"spring", std::string{springs.at(static_cast<std::size_t>(inputs.spring)).word}},
                                                       {"turns", std::to_string(std::min(end.turns, 12))}}}}});
    return announcement;
}

} // namespace made_up
