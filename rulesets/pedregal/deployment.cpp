// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/deployment.h"

#include "rulesets/pedregal/status_words.h"
#include "rulesets/pedregal/unit_fields.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Then;

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
const std::span<const std::string_view> DeploymentRules::charts = deployment_charts;

Then DeploymentRules::step(const Deployment& asked, DeploymentNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    if (asked.near_enemy_zone)
        now.check = morale_check({"morale check"}, asked.morale, section::hidden_movement, cards, dice, tale);
    else
        tale.start(0, {"no morale check: no enemy zone there or next to it"}, section::hidden_movement);
    return Then::Done;
}

DeploymentEnd DeploymentRules::end(const Deployment& asked, const DeploymentNow& now, const Cards& /*cards*/)
{
    return {now.check == MoraleResult::Failed ? disrupted_from(asked.disrupted) : status_of(asked.disrupted)};
}

corneta::Telling DeploymentRules::tell(const Deployment& asked, const DeploymentEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    if (end.status == status_of(asked.disrupted))
        telling.headline = {"The unit deploys as it is."};
    else if (end.status == Status::Disrupted)
        telling.headline = {"The unit deploys disrupted."};
    else
        telling.headline = {"The unit was disrupted before: as it deploys it routs."};
    if (end.status != Status::Routed)
        telling.hands.push_back({"Place it on or next to the real marker; it may stack there beyond the limit."});
    if (end.status != status_of(asked.disrupted))
        tell_status(end.status, cards, telling);
    telling.hands.push_back({"When all units of the box are placed, take its markers off the map, the dummy too."});
    telling.hands.push_back({"An enemy that was moving goes on then."});
    return telling;
}

} // namespace pedregal
