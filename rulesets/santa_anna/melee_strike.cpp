// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee_strike.h"

#include "rulesets/santa_anna/combat_fields.h"

#include <cassert>

namespace santa_anna {

using corneta::asks;
using corneta::gives;
using corneta::Shown;
using corneta::Then;
using corneta::Unit;

namespace {

using A = combat_fields::Attacker<&MeleeStrike::own>;
using D = combat_fields::Defender<&MeleeStrike::enemy>;

constexpr std::array strike_form{
    asks<&MeleeStrike::own_fighters>(
        {.key = "own_fighters", .label = "Castings that fight", .help = "Of this unit.", .unit = Unit::Castings, .start = 12}),
    asks<&MeleeStrike::own_side_size>({.key = "own_side_size",
                                       .label = "Own side",
                                       .help = "Castings of all units of the side that fight, supporters too.",
                                       .unit = Unit::Castings,
                                       .start = 12}),
    asks<&MeleeStrike::enemy_side_size>(
        {.key = "enemy_side_size", .label = "Enemy side", .help = "The same of the enemy.", .unit = Unit::Castings, .start = 12}),
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
const std::span<const std::string_view> MeleeStrikeRules::charts = strike_charts;

MeleeStrikeNow MeleeStrikeRules::begin(const MeleeStrike& asked, const Cards& cards, corneta::Tale& tale)
{
    const CombatCards& combat = cards.combat();
    const Round round = round_of(0, asked.first_round, combat);
    const Enemies against = enemies(asked.enemy, asked.cover);
    const int shifts = lasting_shifts(asked.own, against, combat) + charge_shifts(asked.own, asked.own.charging, round, combat)
        + outnumbered(asked.own_side_size, asked.enemy_side_size, combat);
    const int column = melee_column(asked.own_fighters, shifts, combat);
    if (tale.listens()) {
        [[maybe_unused]] const int told =
            told_melee_column(asked.own, asked.own_fighters, asked.own_side_size, asked.enemy_side_size, against, round, combat, tale);
        assert(told == column);
    }
    return {.losses = 0, .column = column};
}

Then MeleeStrikeRules::step(const MeleeStrike& /*asked*/, MeleeStrikeNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    now.losses = dice.read({"melee"}, cards.effects_die(), [&](int face) { return cards.losses(now.column, face); });
    tale.start(cards.effect(now.column, dice.shown()[0]), {"losses on a {0} in column {1}", dice.shown()[0], now.column});
    return Then::Done;
}

MeleeStrikeEnd MeleeStrikeRules::end(const MeleeStrike& /*asked*/, const MeleeStrikeNow& now, const Cards& /*cards*/)
{
    return {.column = now.column, .losses = now.losses};
}

corneta::Telling MeleeStrikeRules::tell(const MeleeStrike& /*asked*/, const MeleeStrikeEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    telling.headline = end.losses == 1 ? corneta::Sentence{"1 loss in column {0}.", {end.column}}
                                       : corneta::Sentence{"{1} losses in column {0}.", {end.column, end.losses}};
    telling.hands.push_back({"Add it to the losses of the enemy side; when all units have rolled they are dealt at random."});
    return telling;
}

} // namespace santa_anna
