// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/morale_check.h"

#include "rulesets/pedregal/terms.h"
#include "rulesets/pedregal/unit_fields.h"

namespace pedregal {

using corneta::gives;
using corneta::Then;

namespace {

constexpr std::array morale_check_form{
    unit_fields::morale<&MoraleCheck::morale, &Morale::value>(),
    unit_fields::leader<&MoraleCheck::morale, &Morale::leader>(),
};
constexpr std::array morale_check_outcomes{
    gives<&MoraleCheckEnd::passes>({.key = "passes", .label = "passes", .stands_out = corneta::these(true)}),
};

} // namespace

const std::span<const corneta::Field> MoraleCheckRules::form = morale_check_form;
const std::span<const corneta::OutcomeSpec> MoraleCheckRules::outcomes = morale_check_outcomes;
const std::span<const std::string_view> MoraleCheckRules::charts = morale_charts;

Then MoraleCheckRules::step(const MoraleCheck& asked, MoraleCheckNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    now.check = morale_check({"morale check"}, asked.morale, section::morale, cards, dice, tale);
    return Then::Done;
}

MoraleCheckEnd MoraleCheckRules::end(const MoraleCheck& /*asked*/, const MoraleCheckNow& now, const Cards& /*cards*/)
{
    return {now.check == MoraleResult::Passed};
}

corneta::Telling MoraleCheckRules::tell(const MoraleCheck& /*asked*/, const MoraleCheckEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    telling.headline =
        end.passes ? corneta::Sentence{"The unit passes its morale check."} : corneta::Sentence{"The unit fails its morale check."};
    return telling;
}

} // namespace pedregal
