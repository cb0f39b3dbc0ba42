// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

using corneta::game::spec;
using corneta::game::StatSpec;

constexpr StatSpec in_bases(StatSpec spec)
{
    spec.field.measure = Measure::Bases;
    return spec;
}

constexpr std::array stats{
    spec(stat::acted),
    spec(stat::fired),
    spec(stat::may_move),
    spec(stat::may_attack),
    spec(stat::order_lost),
    in_bases(spec(stat::bases_assaulted)),
    spec(stat::initiative),
    spec(stat::passed),
    spec(stat::away),
    spec(stat::levels_taken),
    in_bases(spec(stat::bases_lost)),
    spec(stat::leader_killed),
    spec(stat::destroyed),
    spec(stat::left),
    spec(stat::beaten),
    spec(stat::killed),
    spec(stat::commander_in_chief),
};

constexpr std::array roles{RoleSpec{role::army, "side"}, RoleSpec{"leader", "leader"}, RoleSpec{role::train, "unit", 1, "explosion"}};

/// Levels are what fire and assaults deal out; a lost base is the third of them and would count twice.
constexpr std::array<std::string_view, 1> harms{stat::levels_taken};

} // namespace

bool any_side(const State& state, const Stat<bool>& stat)
{
    return std::ranges::any_of(state.units, [&](const Unit& unit) { return unit.kind == "side" && unit[stat]; });
}

constinit const GameRules game_rules{
    .stats = stats,
    .roles = roles,
    .harms = harms,
    .reads = Charts::rows<Quality::Unmotivated, Quality::Average, Quality::Motivated, ArmyLoss::Unit, ArmyLoss::Leader, ArmyLoss::Asset,
                          UsualSize::Troops, UsualSize::Guns, UsualSize::Column, UsualSize::Leaders>,
    .muster = fitted<muster>,
    .fill = fitted<fill>,
    .object = fitted<object>,
    .take_effect = fitted<take_effect>,
    .end_phase = fitted<end_phase>,
    .summary = fitted<summary>,
    .idle = fitted<idle>,
    .standing = fitted<standing>,
    .gives_way = fitted<gives_way>,
    .unusual = fitted<unusual>,
};

} // namespace revolucion
