// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/regroup.h"

#include "rulesets/revolucion/thrown.h"
#include "rulesets/revolucion/unit_fields.h"

namespace revolucion {

using corneta::asks;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;

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
                                .stands_out = corneta::these(Status::Ok),
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
const std::span<const std::string_view> RegroupRules::charts = regroup_charts;

void RegroupRules::refuse(const Regroup& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    if (asked.unit.status == Status::Ok)
        found.add(is_ok);
}

Then RegroupRules::step(const Regroup& asked, RegroupNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    Tale deaf{corneta::Listening::No};
    const Cell& die = cards.die(Die::Regroup);
    const int modifiers = command_modifiers(asked.unit, CommandRoll::Regroup, cards, deaf);
    now.result = static_cast<std::int64_t>(thrown_band({"regroup"}, die, modifiers, cards.regroup_results(), dice));
    tell_throw(die, dice, tale);
    command_modifiers(asked.unit, CommandRoll::Regroup, cards, tale);
    return Then::Done;
}

RegroupEnd RegroupRules::end(const Regroup& asked, const RegroupNow& now, const Cards& /*cards*/)
{
    const auto result = static_cast<RegroupResult>(now.result);
    return {result, status_after(asked.unit.status, result)};
}

corneta::Telling RegroupRules::tell(const Regroup& asked, const RegroupEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (end.result == RegroupResult::None) {
        telling.headline = {"The unit does not regroup."};
        return telling;
    }
    if (end.status == Status::Ok) {
        telling.headline = {"The unit regroups and is OK."};
        telling.hands.push_back({"Take its marker off."});
    } else {
        telling.headline = {"The unit regroups in part and is disordered."};
        telling.hands.push_back({"Put a disorder marker in place of its demoralization marker."});
    }
    const UnitType type = asked.unit.type;
    if (is_automobile(type))
        telling.hands.push_back({"It takes any facing; the middle of its front stays where it is."});
    else if (!runs_on_rails(type) && type != UnitType::Aircraft)
        telling.hands.push_back({"It takes any formation and facing; the middle of its front stays where it is."});
    return telling;
}

} // namespace revolucion
