// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/leader_rally.h"

#include "core/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::gives;
using corneta::Then;

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
                                    .unit = corneta::Unit::Castings,
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
const std::span<const std::string_view> LeaderRallyRules::charts = leader_rally_charts;

Then LeaderRallyRules::step(const LeaderRally& asked, LeaderRallyNow& now, const Cards& /*cards*/, corneta::Dice& /*dice*/,
                            corneta::Tale& tale)
{
    corneta::Total back{tale};
    back.start(asked.rating, {"leader rating"}, leader_rallies);
    back.most(asked.stragglers, {"no more stragglers near him"}, leader_rallies);
    now.recovered = back.whole();
    return Then::Done;
}

LeaderRallyEnd LeaderRallyRules::end(const LeaderRally& /*asked*/, const LeaderRallyNow& now, const Cards& /*cards*/)
{
    return {static_cast<int>(now.recovered)};
}

corneta::Telling LeaderRallyRules::tell(const LeaderRally& /*asked*/, const LeaderRallyEnd& end, const Cards& cards)
{
    using Number = MoraleCards::LeaderNumber;
    corneta::Telling telling;
    if (end.recovered == 0)
        telling.headline = {"The leader brings no stragglers back."};
    else if (end.recovered == 1)
        telling.headline = {"The leader brings 1 straggler back to the unit, whatever its order."};
    else
        telling.headline = {"The leader brings {0} stragglers back to the unit, whatever its order.", {end.recovered}};
    if (end.recovered == 1)
        telling.hands.push_back({"Put 1 straggler back in the unit's ranks."});
    if (end.recovered > 1)
        telling.hands.push_back({"Put {0} stragglers back in the unit's ranks.", {end.recovered}});
    telling.hands.push_back(
        {"The stragglers must be within {0} inches of him.", {cards.morale().leader_number(Number::RallyDistance).number()}});
    telling.hands.push_back(
        {"Leader points it cost when orders were given: {0}.", {cards.morale().leader_number(Number::RallyPoints).number()}});
    return telling;
}

} // namespace santa_anna
