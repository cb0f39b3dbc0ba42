// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/sheridan.h"

#include "rulesets/cedar_creek/thrown.h"

namespace cedar_creek {

using corneta::gives;
using corneta::Tale;
using corneta::Then;

namespace {

constexpr std::array sheridan_outcomes{
    gives<&SheridanEnd::arrives>(
        {.key = "arrives", .label = "arrives", .shown = corneta::Shown::AsBars, .stands_out = corneta::these(true)}),
};
constexpr std::array<std::string_view, 2> sheridan_charts{"dice", "thresholds"};

} // namespace

const std::span<const corneta::Field> SheridanRules::form{};
const std::span<const corneta::OutcomeSpec> SheridanRules::outcomes = sheridan_outcomes;
const std::span<const std::string_view> SheridanRules::charts = sheridan_charts;

Then SheridanRules::step(const Sheridan& /*asked*/, SheridanNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    now.arrives = throw_up_to(cards.highest(Threshold::Sheridan), {"Sheridan"}, cards.die(Die::Sheridan), dice, tale) ? 1 : 0;
    return Then::Done;
}

SheridanEnd SheridanRules::end(const Sheridan& /*asked*/, const SheridanNow& now, const Cards& /*cards*/)
{
    return {now.arrives != 0};
}

corneta::Telling SheridanRules::tell(const Sheridan& /*asked*/, const SheridanEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (end.arrives) {
        telling.headline = {"Sheridan arrives on turn 4."};
        telling.hands.push_back({"Put him in the place of Wright, before the initiative."});
    } else {
        telling.headline = {"Sheridan does not arrive on turn 4: he does on turn 5."};
    }
    return telling;
}

} // namespace cedar_creek
