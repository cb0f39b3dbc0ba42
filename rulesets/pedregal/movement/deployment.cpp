// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/movement/deployment.h"

#include "rulesets/pedregal/charts/status_words.h"
#include "rulesets/pedregal/charts/unit_fields.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::array deployment_form{
    unit_fields::morale<&Deployment::morale, &Morale::value>(),
    unit_fields::disrupted<&Deployment::disrupted>(),
    asks<&Deployment::near_enemy_zone>(
        {.key = "near_enemy_zone", .label = "In or next to an enemy zone", .help = "Of control, where it deploys.", .role = "unit"}),
};
constexpr std::array deployment_outcomes{
    gives<&DeploymentEnd::status>({.key = "status",
                                   .label = "status",
                                   .shown = corneta::Shown::AsBars,
                                   .options = statuses,
                                   .role = "unit",
                                   .stat = "status",
                                   .does = corneta::Does::Set}),
};
constexpr std::array<std::string_view, 3> deployment_charts{"dice", "morale-fails", "rout"};

} // namespace

const std::span<const corneta::Field> DeploymentRules::form = deployment_form;
const std::span<const corneta::OutcomeSpec> DeploymentRules::outcomes = deployment_outcomes;
const std::span<const std::string_view> DeploymentRules::reads = deployment_charts;

Step DeploymentRules::step(const Deployment& inputs, DeploymentState& state, const Charts& charts, corneta::Dice& dice,
                           corneta::Explanation& explanation)
{
    if (inputs.near_enemy_zone)
        state.check = morale_check({"morale check"}, inputs.morale, section::hidden_movement, charts, dice, explanation);
    else
        explanation.start(0, {"no morale check: no enemy zone there or next to it"}, section::hidden_movement);
    return Step::Finished;
}

DeploymentEnd DeploymentRules::end(const Deployment& inputs, const DeploymentState& state, const Charts& /*charts*/)
{
    return {state.check == MoraleResult::Failed ? disrupted_from(inputs.disrupted) : status_of(inputs.disrupted)};
}

corneta::Announcement DeploymentRules::announce(const Deployment& inputs, const DeploymentEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    if (end.status == status_of(inputs.disrupted))
        announcement.headline = {"The unit deploys as it is."};
    else if (end.status == Status::Disrupted)
        announcement.headline = {"The unit deploys disrupted."};
    else
        announcement.headline = {"The unit was disrupted before: as it deploys it routs."};
    if (end.status != Status::Routed)
        announcement.instructions.push_back({"Place it on or next to the real marker; it may stack there beyond the limit."});
    if (end.status != status_of(inputs.disrupted))
        announce_status(end.status, charts, announcement);
    announcement.instructions.push_back({"When all units of the box are placed, take its markers off the map, the dummy too."});
    announcement.instructions.push_back({"An enemy that was moving goes on then."});
    return announcement;
}

} // namespace pedregal
