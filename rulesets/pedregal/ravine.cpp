// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/ravine.h"

#include "rulesets/pedregal/status_words.h"
#include "rulesets/pedregal/unit_fields.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Then;

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
                               .stands_out = corneta::these(Crossing::Disrupted, Crossing::Routed),
                               .options = crossings}),
    gives<&RavineEnd::status>(
        {.key = "status", .label = "status", .options = statuses, .role = "unit", .stat = "status", .does = corneta::Does::Set}),
};
constexpr std::array<std::string_view, 3> ravine_charts{"dice", "morale-fails", "rout"};

} // namespace

const std::span<const corneta::Field> RavineRules::form = ravine_form;
const std::span<const corneta::OutcomeSpec> RavineRules::outcomes = ravine_outcomes;
const std::span<const std::string_view> RavineRules::charts = ravine_charts;

Then RavineRules::step(const Ravine& asked, RavineNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    if (!asked.infantry)
        tale.start(0, {"only infantry crosses a ravine"}, section::ravine);
    else if (asked.forced_retreat)
        tale.start(0, {"no morale check: a retreat across a ravine disrupts"}, section::ravine);
    else if (!asked.enemy_zone)
        tale.start(0, {"no morale check: no enemy zone beyond the ravine"}, section::ravine);
    else
        now.check = morale_check({"morale check"}, asked.morale, section::ravine, cards, dice, tale);
    return Then::Done;
}

RavineEnd RavineRules::end(const Ravine& asked, const RavineNow& now, const Cards& /*cards*/)
{
    if (!asked.infantry)
        return {Crossing::Stays, status_of(asked.disrupted)};
    if (!asked.forced_retreat && now.check != MoraleResult::Failed)
        return {Crossing::Crosses, status_of(asked.disrupted)};
    return {asked.disrupted ? Crossing::Routed : Crossing::Disrupted, disrupted_from(asked.disrupted)};
}

corneta::Telling RavineRules::tell(const Ravine& asked, const RavineEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    switch (end.result) {
    case Crossing::Stays:
        telling.headline = {"The unit may not cross the ravine: only infantry does."};
        if (asked.forced_retreat)
            telling.hands.push_back({"The ravine is no way out: without another one a step is lost instead."});
        return telling;
    case Crossing::Crosses: telling.headline = {"The infantry crosses the ravine."}; break;
    case Crossing::Disrupted: telling.headline = {"The infantry crosses the ravine and is disrupted."}; break;
    case Crossing::Routed: telling.headline = {"The infantry was disrupted before: at the ravine it routs."}; break;
    }
    if (end.result != Crossing::Crosses)
        tell_status(end.status, cards, telling);
    if (!asked.forced_retreat && end.result != Crossing::Routed)
        telling.hands.push_back({"It stops beyond the ravine."});
    return telling;
}

} // namespace pedregal
