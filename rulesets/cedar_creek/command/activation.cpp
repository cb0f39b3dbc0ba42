// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/command/activation.h"

#include "rulesets/cedar_creek/charts/thrown.h"

namespace cedar_creek {

using corneta::asks;
using corneta::Explanation;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::array activation_form{
    asks<&Activation::side>({.key = "side", .label = "Side", .options = sides, .role = "active"}),
    asks_turn<&Activation::turn>(),
    asks<&Activation::sheridan>(
        {.key = "sheridan", .label = "Sheridan is there", .help = "He counts for the Union alone.", .role = "union", .stat = "sheridan"}),
    asks<&Activation::tactical_retreat>({.key = "tactical_retreat",
                                         .label = "Tactical retreat",
                                         .help = "The Union declared one for this turn. It takes Sheridan, and the last turn allows none.",
                                         .role = "union",
                                         .stat = "tactical_retreat"}),
};
constexpr std::array activation_outcomes{
    gives<&ActivationEnd::total>({.key = "total", .label = "total"}),
    gives<&ActivationEnd::divisions>({.key = "divisions", .label = "divisions", .shown = corneta::Shown::AsBars}),
};
constexpr std::array<std::string_view, 4> activation_charts{"dice", "turns", "activation", "activation-modifiers"};

} // namespace

const std::span<const corneta::Field> ActivationRules::form = activation_form;
const std::span<const corneta::OutcomeSpec> ActivationRules::outcomes = activation_outcomes;
const std::span<const std::string_view> ActivationRules::reads = activation_charts;

Step ActivationRules::step(const Activation& inputs, ActivationState& state, const Charts& charts, corneta::Dice& dice,
                           Explanation& explanation)
{
    using Modifier = ActivationModifier;
    corneta::Total total{explanation};
    throw_into(total, {"activation"}, charts.die(Die::Activation), dice);
    if (inputs.side == Side::Confederate)
        add_of_turn(total, charts.turn(inputs.turn, OfTurn::Activation), {"Confederates on turn {0}", inputs.turn});
    else
        total.add(charts.activation(inputs.sheridan ? Modifier::Sheridan : Modifier::NoSheridan));
    if (inputs.tactical_retreat)
        total.add(charts.activation(inputs.side == Side::Union ? Modifier::UnionTacticalRetreat : Modifier::ConfederateTacticalRetreat));
    state.total = total.whole();
    return Step::Finished;
}

ActivationEnd ActivationRules::end(const Activation& /*inputs*/, const ActivationState& state, const Charts& charts)
{
    constexpr std::size_t divisions = 2;
    const Chart& bands = charts.activation();
    return {static_cast<int>(state.total), bands.cell(bands.band_of(state.total), divisions).whole()};
}

corneta::Announcement ActivationRules::announce(const Activation& inputs, const ActivationEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.divisions == 0) {
        announcement.headline = {"No division may act this round."};
        return announcement;
    }
    announcement.headline = end.divisions == 1 ? corneta::Sentence{"One division must be activated."}
                                               : corneta::Sentence{"{0} divisions must be activated.", {end.divisions}};
    announcement.instructions.push_back(
        {"Each brigade of an activated division acts once: less fatigue, a voluntary rout, or a move and perhaps an attack."});
    if (inputs.tactical_retreat && inputs.side == Side::Union)
        announcement.instructions.push_back(
            {"In the tactical retreat no brigade attacks or enters an enemy zone of control, voluntary routs aside."});
    return announcement;
}

} // namespace cedar_creek
