// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/activation.h"

#include "rulesets/cedar_creek/thrown.h"

namespace cedar_creek {

using corneta::asks;
using corneta::gives;
using corneta::Tale;
using corneta::Then;

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
const std::span<const std::string_view> ActivationRules::charts = activation_charts;

Then ActivationRules::step(const Activation& asked, ActivationNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    using Modifier = ActivationModifier;
    corneta::Total total{tale};
    throw_into(total, {"activation"}, cards.die(Die::Activation), dice);
    if (asked.side == Side::Confederate)
        add_of_turn(total, cards.turn(asked.turn, OfTurn::Activation), {"Confederates on turn {0}", asked.turn});
    else
        total.add(cards.activation(asked.sheridan ? Modifier::Sheridan : Modifier::NoSheridan));
    if (asked.tactical_retreat)
        total.add(cards.activation(asked.side == Side::Union ? Modifier::UnionTacticalRetreat : Modifier::ConfederateTacticalRetreat));
    now.total = total.whole();
    return Then::Done;
}

ActivationEnd ActivationRules::end(const Activation& /*asked*/, const ActivationNow& now, const Cards& cards)
{
    constexpr std::size_t divisions = 2;
    const Chart& bands = cards.activation();
    return {static_cast<int>(now.total), bands.cell(bands.band_of(now.total), divisions).whole()};
}

corneta::Telling ActivationRules::tell(const Activation& asked, const ActivationEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (end.divisions == 0) {
        telling.headline = {"No division may act this round."};
        return telling;
    }
    telling.headline = end.divisions == 1 ? corneta::Sentence{"One division must be activated."}
                                          : corneta::Sentence{"{0} divisions must be activated.", {end.divisions}};
    telling.hands.push_back(
        {"Each brigade of an activated division acts once: less fatigue, a voluntary rout, or a move and perhaps an attack."});
    if (asked.tactical_retreat && asked.side == Side::Union)
        telling.hands.push_back({"In the tactical retreat no brigade attacks or enters an enemy zone of control, voluntary routs aside."});
    return telling;
}

} // namespace cedar_creek
