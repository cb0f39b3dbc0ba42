// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/morale/rout_check.h"

namespace santa_anna {

using corneta::Choice;
using corneta::Does;
using corneta::Follow;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::array rout_results{Option{"holds", "holds"}, Option{"breaks", "breaks"}};
constexpr auto rout_check_form = corneta::one_or_several(RoutCheckRules::batch, asks_morale_roll<&RoutCheck::roll>());
constexpr std::array rout_check_outcomes{
    gives<&RoutCheckEnd::total>({.key = "total", .label = "total"}),
    gives<&RoutCheckEnd::result>({.key = "result",
                                  .label = "result",
                                  .shown = corneta::Shown::AsBars,
                                  .highlighted = corneta::these(RoutResult::Breaks),
                                  .options = rout_results,
                                  .role = "unit",
                                  .stat = "broken",
                                  .does = Does::Marker}),
};
constexpr std::array<std::string_view, 4> rout_check_charts{"dice", "rally-and-rout", "rout-results", "morale-numbers"};

} // namespace

const std::span<const corneta::Field> RoutCheckRules::form = rout_check_form;
const std::span<const corneta::OutcomeSpec> RoutCheckRules::outcomes = rout_check_outcomes;
const std::span<const std::string_view> RoutCheckRules::reads = rout_check_charts;

Step RoutCheckRules::step(const RoutCheck& inputs, RoutCheckState& state, const Charts& charts, corneta::Dice& dice,
                          corneta::Explanation& explanation)
{
    state.total = morale_total(inputs.roll, MoraleRollTo::Rout, charts, dice, explanation);
    return Step::Finished;
}

RoutCheckEnd RoutCheckRules::end(const RoutCheck& /*inputs*/, const RoutCheckState& state, const Charts& charts)
{
    const auto total = static_cast<int>(state.total);
    return {total, charts.morale().passes(MoraleRollTo::Rout, total) ? RoutResult::Holds : RoutResult::Breaks};
}

corneta::Announcement RoutCheckRules::announce(const RoutCheck& /*inputs*/, const RoutCheckEnd& end, const Charts& charts)
{
    using Number = MoraleCharts::Number;
    corneta::Announcement announcement;
    if (end.result == RoutResult::Holds) {
        announcement.headline = {"The unit holds."};
        return announcement;
    }
    announcement.headline = {"The unit breaks."};
    announcement.instructions.push_back({"Mark the unit broken and turn it away as a mob."});
    announcement.instructions.push_back(
        {"A friend sees it break within {0} inches, not more than {1} degrees off its front, with nothing in the way.",
         {charts.morale().number(Number::Sight).number(), charts.morale().number(Number::SightToEachSide).number()}});
    announcement.next.push_back({Follow::Must, "unit", {Choice{"movement", {"The unit makes a retreat move"}, {{"kind", "retreat"}}}}});
    announcement.next.push_back({Follow::May, "unit", {Choice{"rout-check", {"Each friend that sees it break rolls a rout check"}, {}}}});
    return announcement;
}

} // namespace santa_anna
