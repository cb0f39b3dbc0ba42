// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

using corneta::game::spec;

constexpr StatSpec in_bases(StatSpec spec)
{
    spec.field.measure = Measure::Bases;
    return spec;
}

constexpr std::array stats{
    spec(stat::acted),
    spec(stat::caught),
    spec(stat::fired),
    spec(stat::moved),
    spec(stat::may_move),
    spec(stat::may_attack),
    spec(stat::may_form),
    spec(stat::order_lost),
    spec(stat::shot_at),
    spec(stat::got_off),
    spec(stat::detrained),
    spec(stat::left_march),
    spec(stat::regrouped),
    spec(stat::boarded),
    spec(stat::mined),
    spec(stat::fired_up),
    spec(stat::gun_deck),
    in_bases(spec(stat::bases_assaulted)),
    spec(stat::initiative),
    spec(stat::column),
    spec(stat::passed),
    spec(stat::away),
    spec(stat::returns),
    spec(stat::bombed),
    spec(stat::strafed),
    spec(stat::anti_aircraft),
    spec(stat::route_march),
    spec(stat::hidden),
    spec(stat::stands_at),
    spec(stat::carried_by),
    spec(stat::led_by),
    spec(stat::also_attached),
    spec(stat::also_near),
    spec(stat::levels_taken),
    in_bases(spec(stat::bases_lost)),
    spec(stat::leader_killed),
    spec(stat::destroyed),
    spec(stat::assets),
    spec(stat::left),
    spec(stat::beaten),
    spec(stat::won),
    spec(stat::killed),
    spec(stat::may_step),
    spec(stat::commander_in_chief),
    spec(stat::track),
    spec(stat::cut),
    spec(stat::contents),
};

constexpr int several = 12;

/// Who leads a unit may be named with what it does.
constexpr RoleSpec leader_of_action(const corneta::Action& action)
{
    return {role::leader, kind::leader, 1, action.key, {}, true};
}

const auto roles = std::to_array<RoleSpec>({
    {role::army, kind::side},
    {role::leader, kind::leader},
    leader_of_action(orders),
    leader_of_action(fire),
    leader_of_action(assault),
    leader_of_action(regroup),
    {role::attached, kind::unit, several, move_leader.key, {}, true},
    {role::near, kind::unit, several, move_leader.key, {}, true},
    {role::struck, kind::unit, 1, move_leader.key, {}, true, true},
    {role::holding, kind::unit, several, {}, kind::leader},
    {role::train, kind::unit, 1, explosion.key, {}, true},
    {role::train, kind::unit, 1, harmless.key, {}, true},
    {role::line, "line", 1, rip_track.key, {}, true},
    {role::wire, "wire", 1, cut_wire.key, {}, true},
});

const auto sides_of_roles = std::to_array<SideSpec>({
    {role::target, Whose::Enemy, role::actor, fire.key},
    {role::target, Whose::Enemy, role::actor, assault.key},
    {role::target, Whose::Enemy, role::actor, outnumbered.key},
    {role::vehicle, Whose::Friend, role::actor, get_on.key},
});

constexpr auto nouns = std::to_array<RoleNoun>({
    {"the assaulter", role::actor},
    {"the actor", role::actor},
    {"the target", role::target},
    {"the unit", role::unit},
    {"the unit", role::actor},
    {"the aircraft", role::actor},
    {"the leader", role::leader},
    {"the train", role::train},
    {"the army", role::army},
    {"the holding unit", role::holding},
    {"the side", role::army},
    {"it", role::actor},
    {"it", role::unit},
});

constexpr auto titles = std::to_array<RoleTitle>({
    {role::attached, "units the leader touches"},
    {role::holding, "units that hold"},
    {role::line, "railway line"},
    {role::near, "units near the leader"},
    {role::struck, "unit driven off or run over"},
});
constexpr std::array hidden{HiddenSpec{.kind = kind::unit, .stat = stat::stands_at, .label = "Hidden units"},
                            HiddenSpec{.kind = kind::marker, .stat = stat::contents, .label = "Hidden markers"}};

const std::array<std::string_view, 1> attacks{assault.key};
constexpr std::array<std::string_view, 1> harms{stat::levels_taken};

} // namespace

bool any_side(const State& state, const Stat<bool>& stat)
{
    return std::ranges::any_of(state.units, [&](const Unit& unit) { return unit.kind == kind::side && unit[stat]; });
}

constinit const GameRules game_rules{
    .stats = stats,
    .roles = roles,
    .sides = sides_of_roles,
    .nouns = nouns,
    .titles = titles,
    .hidden = hidden,
    .harms = harms,
    .attacks = attacks,
    .reads = Charts::rows<Quality::Unmotivated, Quality::Average, Quality::Motivated, ArmyLoss::Unit, ArmyLoss::Leader, ArmyLoss::Asset,
                          UsualSize::Troops, UsualSize::Guns, UsualSize::Column, UsualSize::Leaders, Flight::Away, Destruction::Left,
                          Carrier::Train, Carrier::Truck, Carrier::Car>,
    .muster = fitted<muster>,
    .fill = fitted<fill>,
    .object = fitted<object>,
    .take_effect = fitted<take_effect>,
    .end_phase = fitted<end_phase>,
    .summary = fitted<summary>,
    .is_gone = [](const Unit& unit) { return unit[stat::killed] || (unit.kind == kind::unit && unit[stat::destroyed]); },
    .is_away = [](const State&, const Unit& unit) { return unit[stat::away]; },
    .standing = fitted<standing>,
    .gives_way = fitted<gives_way>,
    .unusual = fitted<unusual>,
    .placement_terms = fitted<placement_terms>,
    .refit = refit,
    .duties = &duties,
};

} // namespace revolucion
