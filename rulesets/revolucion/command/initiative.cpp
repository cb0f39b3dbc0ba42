// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/command/initiative.h"

#include "rulesets/revolucion/charts/thrown.h"

namespace revolucion {

using corneta::gives;
using corneta::Step;

namespace {

constexpr std::array initiative_outcomes{
    gives<&InitiativeEnd::side>({.key = "side", .label = "side", .shown = corneta::Shown::AsBars, .options = sides}),
};
constexpr std::array<std::string_view, 2> initiative_charts{"dice", "initiative"};

} // namespace

const std::span<const corneta::Field> InitiativeRules::form{};
const std::span<const corneta::OutcomeSpec> InitiativeRules::outcomes = initiative_outcomes;
const std::span<const std::string_view> InitiativeRules::reads = initiative_charts;

Step InitiativeRules::step(const Initiative& /*inputs*/, InitiativeState& state, const Charts& charts, corneta::Dice& dice,
                           corneta::Explanation& explanation)
{
    const Cell& die = charts.die(Die::Initiative);
    state.side = static_cast<std::int64_t>(thrown_band({"initiative"}, die, 0, charts.initiative(), dice));
    explain_throw(die, dice, explanation);
    return Step::Finished;
}

InitiativeEnd InitiativeRules::end(const Initiative& /*inputs*/, const InitiativeState& state, const Charts& /*charts*/)
{
    return {static_cast<Side>(state.side)};
}

corneta::Announcement InitiativeRules::announce(const Initiative& /*inputs*/, const InitiativeEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    announcement.headline = end.side == Side::Government ? corneta::Sentence{"The government side has the initiative."}
                                                         : corneta::Sentence{"The revolutionary side has the initiative."};
    announcement.instructions.push_back(
        {"It plays one column that has not acted, each unit and the leader, or passes; then the sides take turns."});
    return announcement;
}

} // namespace revolucion
