// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/rout_check.h"

namespace santa_anna {

using corneta::Choice;
using corneta::Does;
using corneta::Follow;
using corneta::gives;
using corneta::Then;

namespace {

constexpr std::array rout_results{Option{"holds", "holds"}, Option{"breaks", "breaks"}};
constexpr auto rout_check_form = corneta::one_or_several(RoutCheckRules::batch, asks_morale_roll<&RoutCheck::roll>());
constexpr std::array rout_check_outcomes{
    gives<&RoutCheckEnd::total>({.key = "total", .label = "total"}),
    gives<&RoutCheckEnd::result>({.key = "result",
                                  .label = "result",
                                  .shown = corneta::Shown::AsBars,
                                  .stands_out = corneta::these(RoutResult::Breaks),
                                  .options = rout_results,
                                  .role = "unit",
                                  .stat = "broken",
                                  .does = Does::Marker}),
};
constexpr std::array<std::string_view, 4> rout_check_charts{"dice", "rally-and-rout", "rout-results", "morale-numbers"};

} // namespace

const std::span<const corneta::Field> RoutCheckRules::form = rout_check_form;
const std::span<const corneta::OutcomeSpec> RoutCheckRules::outcomes = rout_check_outcomes;
const std::span<const std::string_view> RoutCheckRules::charts = rout_check_charts;

Then RoutCheckRules::step(const RoutCheck& asked, RoutCheckNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    now.total = morale_total(asked.roll, MoraleRollTo::Rout, cards, dice, tale);
    return Then::Done;
}

RoutCheckEnd RoutCheckRules::end(const RoutCheck& /*asked*/, const RoutCheckNow& now, const Cards& cards)
{
    const auto total = static_cast<int>(now.total);
    return {total, cards.morale().passes(MoraleRollTo::Rout, total) ? RoutResult::Holds : RoutResult::Breaks};
}

corneta::Telling RoutCheckRules::tell(const RoutCheck& /*asked*/, const RoutCheckEnd& end, const Cards& cards)
{
    using Number = MoraleCards::Number;
    corneta::Telling telling;
    if (end.result == RoutResult::Holds) {
        telling.headline = {"The unit holds."};
        return telling;
    }
    telling.headline = {"The unit breaks."};
    telling.hands.push_back({"Mark the unit broken and turn it away as a mob."});
    telling.hands.push_back({"A friend sees it break within {0} inches, not more than {1} degrees off its front, with nothing in the way.",
                             {cards.morale().number(Number::Sight).number(), cards.morale().number(Number::SightToEachSide).number()}});
    telling.next.push_back({Follow::Must, "unit", {Choice{"movement", {"The unit makes a retreat move"}, {{"kind", "retreat"}}}}});
    telling.next.push_back({Follow::May, "unit", {Choice{"rout-check", {"Each friend that sees it break rolls a rout check"}, {}}}});
    return telling;
}

} // namespace santa_anna
