// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/melee_strike.h"

#include "rulesets/santa_anna/melee/combat_fields.h"

#include <cassert>

namespace santa_anna {

using corneta::asks;
using corneta::gives;
using corneta::Measure;
using corneta::Shown;
using corneta::Step;

namespace {

using A = combat_fields::Attacker<&MeleeStrike::own>;
using D = combat_fields::Defender<&MeleeStrike::enemy>;

constexpr std::array strike_form{
    asks<&MeleeStrike::own_fighters>(
        {.key = "own_fighters", .label = "Castings that fight", .help = "Of this unit.", .measure = Measure::Castings, .start = 12}),
    asks<&MeleeStrike::own_side_size>({.key = "own_side_size",
                                       .label = "Own side",
                                       .help = "Castings of all units of the side that fight, supporters too.",
                                       .measure = Measure::Castings,
                                       .start = 12}),
    asks<&MeleeStrike::enemy_side_size>(
        {.key = "enemy_side_size", .label = "Enemy side", .help = "The same of the enemy.", .measure = Measure::Castings, .start = 12}),
    A::experience,
    A::arm,
    A::nation,
    A::formation,
    A::mounted,
    A::melee_weapon,
    A::charging,
    D::arm,
    D::formation,
    D::unlimbered,
    D::melee_weapon,
    combat_fields::defender_cover<&MeleeStrike::cover>,
    asks<&MeleeStrike::first_round>(
        {.key = "first_round", .label = "First round of this melee", .help = "Charging and the lance count only then.", .start = 1}),
};

constexpr std::array strike_outcomes{
    gives<&MeleeStrikeEnd::column>({.key = "column", .label = "column"}),
    gives<&MeleeStrikeEnd::losses>({.key = "losses", .label = "losses", .shown = Shown::AsBars}),
};

constexpr std::array<std::string_view, 4> strike_charts{"shifts", "strength-header", "combat-effects", "melee-numbers"};

} // namespace

const std::span<const corneta::Field> MeleeStrikeRules::form = strike_form;
const std::span<const corneta::OutcomeSpec> MeleeStrikeRules::outcomes = strike_outcomes;
const std::span<const std::string_view> MeleeStrikeRules::reads = strike_charts;

MeleeStrikeState MeleeStrikeRules::begin(const MeleeStrike& inputs, const Charts& charts, corneta::Explanation& explanation)
{
    const CombatCharts& combat = charts.combat();
    const Round round = round_of(0, inputs.first_round, combat);
    const Enemies against = enemies(inputs.enemy, inputs.cover);
    const int shifts = lasting_shifts(inputs.own, against, combat) + charge_shifts(inputs.own, inputs.own.charging, round, combat)
        + outnumbered(inputs.own_side_size, inputs.enemy_side_size, combat);
    const int column = melee_column(inputs.own_fighters, shifts, combat);
    if (explanation.listens()) {
        [[maybe_unused]] const int told = told_melee_column(inputs.own, inputs.own_fighters, inputs.own_side_size, inputs.enemy_side_size,
                                                            against, round, combat, explanation);
        assert(told == column);
    }
    return {.losses = 0, .column = column};
}

Step MeleeStrikeRules::step(const MeleeStrike& /*inputs*/, MeleeStrikeState& state, const Charts& charts, corneta::Dice& dice,
                            corneta::Explanation& explanation)
{
    state.losses = dice.read({"melee"}, charts.effects_die(), [&](int face) { return charts.losses(state.column, face); });
    explanation.start(charts.effect(state.column, dice.shown()[0]), {"losses on a {0} in column {1}", dice.shown()[0], state.column});
    return Step::Finished;
}

MeleeStrikeEnd MeleeStrikeRules::end(const MeleeStrike& /*inputs*/, const MeleeStrikeState& state, const Charts& /*charts*/)
{
    return {.column = state.column, .losses = state.losses};
}

corneta::Announcement MeleeStrikeRules::announce(const MeleeStrike& /*inputs*/, const MeleeStrikeEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    announcement.headline = end.losses == 1 ? corneta::Sentence{"1 loss in column {0}.", {end.column}}
                                            : corneta::Sentence{"{1} losses in column {0}.", {end.column, end.losses}};
    announcement.instructions.push_back({"Add it to the losses of the enemy side; when all units have rolled they are dealt at random."});
    return announcement;
}

} // namespace santa_anna
