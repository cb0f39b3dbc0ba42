// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/movement/ravine.h"

#include "rulesets/pedregal/charts/status_words.h"
#include "rulesets/pedregal/charts/unit_fields.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::array crossings{Option{"stays", "may not cross"}, Option{"crosses", "crosses"}, Option{"disrupted", "disrupted"},
                               Option{"routed", "routed"}};

constexpr std::array ravine_form{
    unit_fields::infantry<&Ravine::infantry>(),
    unit_fields::morale<&Ravine::morale, &Morale::value>(),
    unit_fields::disrupted<&Ravine::disrupted>(),
    asks<&Ravine::enemy_zone>({.key = "enemy_zone",
                               .label = "Into an enemy zone",
                               .help = "The hex beyond is in an enemy zone of control; none reaches across a ravine.",
                               .role = "unit"}),
    asks<&Ravine::forced_retreat>({.key = "forced_retreat", .label = "Forced to retreat", .role = "unit"}),
};
constexpr std::array ravine_outcomes{
    gives<&RavineEnd::result>({.key = "result",
                               .label = "result",
                               .shown = corneta::Shown::AsBars,
                               .highlighted = corneta::these(Crossing::Disrupted, Crossing::Routed),
                               .options = crossings}),
    gives<&RavineEnd::status>(
        {.key = "status", .label = "status", .options = statuses, .role = "unit", .stat = "status", .does = corneta::Does::Set}),
};
constexpr std::array<std::string_view, 3> ravine_charts{"dice", "morale-fails", "rout"};

} // namespace

const std::span<const corneta::Field> RavineRules::form = ravine_form;
const std::span<const corneta::OutcomeSpec> RavineRules::outcomes = ravine_outcomes;
const std::span<const std::string_view> RavineRules::reads = ravine_charts;

Step RavineRules::step(const Ravine& inputs, RavineState& state, const Charts& charts, corneta::Dice& dice,
                       corneta::Explanation& explanation)
{
    if (!inputs.infantry)
        explanation.start(0, {"only infantry crosses a ravine"}, section::ravine);
    else if (inputs.forced_retreat)
        explanation.start(0, {"no morale check: a retreat across a ravine disrupts"}, section::ravine);
    else if (!inputs.enemy_zone)
        explanation.start(0, {"no morale check: no enemy zone beyond the ravine"}, section::ravine);
    else
        state.check = morale_check({"morale check"}, inputs.morale, section::ravine, charts, dice, explanation);
    return Step::Finished;
}

RavineEnd RavineRules::end(const Ravine& inputs, const RavineState& state, const Charts& /*charts*/)
{
    if (!inputs.infantry)
        return {Crossing::Stays, status_of(inputs.disrupted)};
    if (!inputs.forced_retreat && state.check != MoraleResult::Failed)
        return {Crossing::Crosses, status_of(inputs.disrupted)};
    return {inputs.disrupted ? Crossing::Routed : Crossing::Disrupted, disrupted_from(inputs.disrupted)};
}

corneta::Announcement RavineRules::announce(const Ravine& inputs, const RavineEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    switch (end.result) {
    case Crossing::Stays:
        announcement.headline = {"The unit may not cross the ravine: only infantry does."};
        if (inputs.forced_retreat)
            announcement.instructions.push_back({"The ravine is no way out: without another one a step is lost instead."});
        return announcement;
    case Crossing::Crosses: announcement.headline = {"The infantry crosses the ravine."}; break;
    case Crossing::Disrupted: announcement.headline = {"The infantry crosses the ravine and is disrupted."}; break;
    case Crossing::Routed: announcement.headline = {"The infantry was disrupted before: at the ravine it routs."}; break;
    }
    if (end.result != Crossing::Crosses)
        announce_status(end.status, charts, announcement);
    if (!inputs.forced_retreat && end.result != Crossing::Routed)
        announcement.instructions.push_back({"It stops beyond the ravine."});
    return announcement;
}

} // namespace pedregal
