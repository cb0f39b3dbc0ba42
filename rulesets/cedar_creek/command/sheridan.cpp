// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/command/sheridan.h"

#include "rulesets/cedar_creek/charts/thrown.h"

namespace cedar_creek {

using corneta::Explanation;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::array sheridan_outcomes{
    gives<&SheridanEnd::arrives>(
        {.key = "arrives", .label = "arrives", .shown = corneta::Shown::AsBars, .highlighted = corneta::these(true)}),
};
constexpr std::array<std::string_view, 2> sheridan_charts{"dice", "thresholds"};

} // namespace

const std::span<const corneta::Field> SheridanRules::form{};
const std::span<const corneta::OutcomeSpec> SheridanRules::outcomes = sheridan_outcomes;
const std::span<const std::string_view> SheridanRules::reads = sheridan_charts;

Step SheridanRules::step(const Sheridan& /*inputs*/, SheridanState& state, const Charts& charts, corneta::Dice& dice,
                         Explanation& explanation)
{
    state.arrives = throw_up_to(charts.highest(Threshold::Sheridan), {"Sheridan"}, charts.die(Die::Sheridan), dice, explanation) ? 1 : 0;
    return Step::Finished;
}

SheridanEnd SheridanRules::end(const Sheridan& /*inputs*/, const SheridanState& state, const Charts& /*charts*/)
{
    return {state.arrives != 0};
}

corneta::Announcement SheridanRules::announce(const Sheridan& /*inputs*/, const SheridanEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.arrives) {
        announcement.headline = {"Sheridan arrives on turn 4."};
        announcement.instructions.push_back({"Put him in the place of Wright, before the initiative."});
    } else {
        announcement.headline = {"Sheridan does not arrive on turn 4: he does on turn 5."};
    }
    return announcement;
}

} // namespace cedar_creek
