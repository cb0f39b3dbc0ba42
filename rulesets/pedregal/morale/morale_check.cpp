// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/morale/morale_check.h"

#include "rulesets/pedregal/charts/terms.h"
#include "rulesets/pedregal/charts/unit_fields.h"

namespace pedregal {

using corneta::gives;
using corneta::Step;

namespace {

constexpr std::array morale_check_form{
    unit_fields::morale<&MoraleCheck::morale, &Morale::value>(),
    unit_fields::leader<&MoraleCheck::morale, &Morale::leader>(),
};
constexpr std::array morale_check_outcomes{
    gives<&MoraleCheckEnd::passes>({.key = "passes", .label = "passes", .highlighted = corneta::these(true)}),
};

} // namespace

const std::span<const corneta::Field> MoraleCheckRules::form = morale_check_form;
const std::span<const corneta::OutcomeSpec> MoraleCheckRules::outcomes = morale_check_outcomes;
const std::span<const std::string_view> MoraleCheckRules::reads = morale_charts;

Step MoraleCheckRules::step(const MoraleCheck& inputs, MoraleCheckState& state, const Charts& charts, corneta::Dice& dice,
                            corneta::Explanation& explanation)
{
    state.check = morale_check({"morale check"}, inputs.morale, section::morale, charts, dice, explanation);
    return Step::Finished;
}

MoraleCheckEnd MoraleCheckRules::end(const MoraleCheck& /*inputs*/, const MoraleCheckState& state, const Charts& /*charts*/)
{
    return {state.check == MoraleResult::Passed};
}

corneta::Announcement MoraleCheckRules::announce(const MoraleCheck& /*inputs*/, const MoraleCheckEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    announcement.headline =
        end.passes ? corneta::Sentence{"The unit passes its morale check."} : corneta::Sentence{"The unit fails its morale check."};
    return announcement;
}

} // namespace pedregal
