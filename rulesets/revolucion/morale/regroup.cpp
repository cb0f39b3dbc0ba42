// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/morale/regroup.h"

#include "rulesets/revolucion/charts/thrown.h"
#include "rulesets/revolucion/charts/unit_fields.h"

namespace revolucion {

using corneta::asks;
using corneta::Explanation;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr std::array regroup_results{Option{"none", "no effect"}, Option{"one-step", "one step better"}, Option{"ok", "OK"}};

constexpr std::array regroup_form{
    asks<&Regroup::unit, &Ordered::type>(
        {.key = "actor_type", .label = "Unit", .start = 1, .options = unit_types, .role = "actor", .stat = "type"}),
    asks<&Regroup::unit, &Ordered::status>(
        {.key = "actor_status", .label = "Status", .start = 1, .options = statuses, .role = "actor", .stat = "status"}),
    unit_fields::leader<&Regroup::unit, &Ordered::leader>,
};
constexpr std::array regroup_outcomes{
    gives<&RegroupEnd::result>({.key = "result", .label = "result", .options = regroup_results}),
    gives<&RegroupEnd::status>({.key = "status",
                                .label = "status",
                                .shown = corneta::Shown::AsBars,
                                .highlighted = corneta::these(Status::Ok),
                                .options = statuses,
                                .role = "actor",
                                .stat = "status",
                                .does = corneta::Does::Set}),
};
constexpr std::array<std::string_view, 3> regroup_charts{"dice", "command", "regroup-results"};

constexpr RefusalSpec is_ok{"actor_status", "a unit that is OK has nothing to regroup"};
constexpr std::array regroup_refusals{&is_ok};

Status status_after(Status status, RegroupResult result)
{
    switch (result) {
    case RegroupResult::None: return status;
    case RegroupResult::OneStep: return status == Status::Demoralized ? Status::Disordered : Status::Ok;
    case RegroupResult::Ok: return Status::Ok;
    }
    return status;
}

} // namespace

const std::span<const corneta::Field> RegroupRules::form = regroup_form;
const std::span<const corneta::OutcomeSpec> RegroupRules::outcomes = regroup_outcomes;
const std::span<const RefusalSpec* const> RegroupRules::refusals = regroup_refusals;
const std::span<const std::string_view> RegroupRules::reads = regroup_charts;

void RegroupRules::refuse(const Regroup& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    if (inputs.unit.status == Status::Ok)
        found.add(is_ok);
}

Step RegroupRules::step(const Regroup& inputs, RegroupState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    Explanation deaf{corneta::Listening::No};
    const Cell& die = charts.die(Die::Regroup);
    const int modifiers = command_modifiers(inputs.unit, CommandRoll::Regroup, charts, deaf);
    state.result = static_cast<std::int64_t>(thrown_band({"regroup"}, die, modifiers, charts.regroup_results(), dice));
    explain_throw(die, dice, explanation);
    command_modifiers(inputs.unit, CommandRoll::Regroup, charts, explanation);
    return Step::Finished;
}

RegroupEnd RegroupRules::end(const Regroup& inputs, const RegroupState& state, const Charts& /*charts*/)
{
    const auto result = static_cast<RegroupResult>(state.result);
    return {result, status_after(inputs.unit.status, result)};
}

corneta::Announcement RegroupRules::announce(const Regroup& inputs, const RegroupEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.result == RegroupResult::None) {
        announcement.headline = {"The unit does not regroup."};
        return announcement;
    }
    if (end.status == Status::Ok) {
        announcement.headline = {"The unit regroups and is OK."};
        announcement.instructions.push_back({"Take its marker off."});
    } else {
        announcement.headline = {"The unit regroups in part and is disordered."};
        announcement.instructions.push_back({"Put a disorder marker in place of its demoralization marker."});
    }
    const UnitType type = inputs.unit.type;
    if (is_automobile(type))
        announcement.instructions.push_back({"It takes any facing; the middle of its front stays where it is."});
    else if (!runs_on_rails(type) && type != UnitType::Aircraft)
        announcement.instructions.push_back({"It takes any formation and facing; the middle of its front stays where it is."});
    return announcement;
}

} // namespace revolucion
