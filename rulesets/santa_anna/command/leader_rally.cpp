// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/command/leader_rally.h"

#include "core/action/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::string_view leader_rallies = "Leader Rallies (optional)";

constexpr std::array leader_rally_form{
    asks<&LeaderRally::rating>({.key = "leader_rating",
                                .label = "Leader rating",
                                .help = "LR, 0 to 3.",
                                .most = 3,
                                .start = 1,
                                .role = "leader",
                                .stat = "rating"}),
    asks<&LeaderRally::stragglers>({.key = "unit_stragglers",
                                    .label = "Stragglers near the leader",
                                    .help = "Stragglers of one unit within 3 inches of him.",
                                    .measure = corneta::Measure::Castings,
                                    .role = "unit",
                                    .stat = "stragglers"}),
};
constexpr std::array leader_rally_outcomes{
    gives<&LeaderRallyEnd::recovered>({.key = "recovered",
                                       .label = "stragglers that return",
                                       .shown = corneta::Shown::AsBars,
                                       .role = "unit",
                                       .stat = "effectives",
                                       .does = corneta::Does::Add}),
};
constexpr std::array<std::string_view, 1> leader_rally_charts{"leader-numbers"};

} // namespace

const std::span<const corneta::Field> LeaderRallyRules::form = leader_rally_form;
const std::span<const corneta::OutcomeSpec> LeaderRallyRules::outcomes = leader_rally_outcomes;
const std::span<const std::string_view> LeaderRallyRules::reads = leader_rally_charts;

Step LeaderRallyRules::step(const LeaderRally& inputs, LeaderRallyState& state, const Charts& /*charts*/, corneta::Dice& /*dice*/,
                            corneta::Explanation& explanation)
{
    corneta::Total back{explanation};
    back.start(inputs.rating, {"leader rating"}, leader_rallies);
    back.most(inputs.stragglers, {"no more stragglers near him"}, leader_rallies);
    state.recovered = back.whole();
    return Step::Finished;
}

LeaderRallyEnd LeaderRallyRules::end(const LeaderRally& /*inputs*/, const LeaderRallyState& state, const Charts& /*charts*/)
{
    return {static_cast<int>(state.recovered)};
}

corneta::Announcement LeaderRallyRules::announce(const LeaderRally& /*inputs*/, const LeaderRallyEnd& end, const Charts& charts)
{
    using Number = MoraleCharts::LeaderNumber;
    corneta::Announcement announcement;
    if (end.recovered == 0)
        announcement.headline = {"The leader brings no stragglers back."};
    else if (end.recovered == 1)
        announcement.headline = {"The leader brings 1 straggler back to the unit, whatever its order."};
    else
        announcement.headline = {"The leader brings {0} stragglers back to the unit, whatever its order.", {end.recovered}};
    if (end.recovered == 1)
        announcement.instructions.push_back({"Put 1 straggler back in the unit's ranks."});
    if (end.recovered > 1)
        announcement.instructions.push_back({"Put {0} stragglers back in the unit's ranks.", {end.recovered}});
    announcement.instructions.push_back(
        {"The stragglers must be within {0} inches of him.", {charts.morale().leader_number(Number::RallyDistance).number()}});
    announcement.instructions.push_back(
        {"Leader points it cost when orders were given: {0}.", {charts.morale().leader_number(Number::RallyPoints).number()}});
    return announcement;
}

} // namespace santa_anna
