// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/morale/rally.h"

#include <algorithm>

namespace santa_anna {

using corneta::asks;
using corneta::Choice;
using corneta::Does;
using corneta::Follow;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr std::array rally_results{Option{"rallies", "rallies"}, Option{"stays-broken", "stays broken"}};

constexpr auto rally_fields = [] {
    const auto [experience, castings, casualties, attached, rating, near, cover] = asks_morale_roll<&Rally::roll>();
    return std::array{
        experience,
        castings,
        casualties,
        asks<&Rally::stragglers>(
            {.key = "unit_stragglers", .label = "Stragglers", .measure = corneta::Measure::Castings, .role = "unit", .stat = "stragglers"}),
        asks<&Rally::effectives>({.key = "unit_effectives",
                                  .label = "Effectives",
                                  .measure = corneta::Measure::Castings,
                                  .start = 12,
                                  .role = "unit",
                                  .stat = "effectives"}),
        attached,
        rating,
        near,
        cover,
    };
}();
constexpr auto rally_form = corneta::one_or_several(RallyRules::batch, rally_fields);

constexpr std::array rally_outcomes{
    gives<&RallyEnd::total>({.key = "total", .label = "total"}),
    gives<&RallyEnd::result>({.key = "result",
                              .label = "result",
                              .shown = corneta::Shown::AsBars,
                              .highlighted = corneta::these(RallyResult::Rallies),
                              .options = rally_results}),
    gives<&RallyEnd::stragglers_returned>(
        {.key = "stragglers_returned", .label = "stragglers that return", .role = "unit", .stat = "effectives", .does = Does::Add}),
};
constexpr std::array<std::string_view, 4> rally_charts{"dice", "rally-and-rout", "rally-results", "morale-numbers"};

constexpr RefusalSpec untrained{"unit_experience", "untrained units may not rally: they retreat each turn until they leave the table"};
constexpr std::array rally_refusals{&untrained};

void announce_rallied(const RallyEnd& end, corneta::Announcement& announcement)
{
    if (end.stragglers_returned == 0)
        announcement.headline = {"The unit rallies."};
    else if (end.stragglers_returned == 1)
        announcement.headline = {"The unit rallies and 1 straggler returns to it."};
    else
        announcement.headline = {"The unit rallies and {0} stragglers return to it.", {end.stragglers_returned}};
    announcement.instructions.push_back({"Take the broken marker off and put the unit in a formation of your choice."});
    if (end.stragglers_returned == 1)
        announcement.instructions.push_back({"Put 1 straggler back in its ranks."});
    if (end.stragglers_returned > 1)
        announcement.instructions.push_back({"Put {0} stragglers back in its ranks.", {end.stragglers_returned}});
    announcement.instructions.push_back(
        {"From the next turn it takes any order; off the table it first waits a turn for each retreat it made there."});
}

} // namespace

const std::span<const corneta::Field> RallyRules::form = rally_form;
const std::span<const corneta::OutcomeSpec> RallyRules::outcomes = rally_outcomes;
const std::span<const RefusalSpec* const> RallyRules::refusals = rally_refusals;
const std::span<const std::string_view> RallyRules::reads = rally_charts;

void RallyRules::refuse(const Rally& inputs, const Charts& charts, corneta::Refusals& found)
{
    if (charts.morale().modifier(inputs.roll.experience, MoraleRollTo::Rally).empty())
        found.add(untrained);
}

Step RallyRules::step(const Rally& inputs, RallyState& state, const Charts& charts, corneta::Dice& dice, corneta::Explanation& explanation)
{
    state.total = morale_total(inputs.roll, MoraleRollTo::Rally, charts, dice, explanation);
    return Step::Finished;
}

RallyEnd RallyRules::end(const Rally& inputs, const RallyState& state, const Charts& charts)
{
    const auto total = static_cast<int>(state.total);
    if (!charts.morale().passes(MoraleRollTo::Rally, total))
        return {total, RallyResult::StaysBroken, 0};
    const int stragglers_left = (inputs.effectives + inputs.stragglers) / 2;
    return {total, RallyResult::Rallies, std::max(0, inputs.stragglers - stragglers_left)};
}

corneta::Announcement RallyRules::announce(const Rally& inputs, const RallyEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.result == RallyResult::Rallies) {
        announce_rallied(end, announcement);
    } else {
        announcement.headline = {"The unit stays broken."};
        announcement.instructions.push_back({"It stays a mob that faces away from the enemy."});
        announcement.next.push_back({Follow::Must,
                                     "unit",
                                     {Choice{"movement",
                                             {"The unit makes a retreat move"},
                                             {{"kind", "retreat"},
                                              {"unit_effectives", castings_word(inputs.effectives)},
                                              {"unit_stragglers", castings_word(inputs.stragglers)}}}}});
    }
    if (inputs.roll.leader_attached)
        announcement.next.push_back({Follow::May,
                                     "leader",
                                     {Choice{"leader-casualty",
                                             {"Roll for the leader if the unit took losses this turn"},
                                             {{"leader_rating", std::to_string(inputs.roll.leader_rating)}}}}});
    return announcement;
}

} // namespace santa_anna
