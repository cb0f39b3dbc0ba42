// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

constexpr auto in_bases(const Stat<int>& stat)
{
    auto one = specs(stat);
    one.front().field.measure = Measure::Bases;
    return one;
}

constexpr auto stats = joined_rows(specs(stat::acted, stat::caught, stat::fired, stat::moved, stat::may_move, stat::may_attack,
                                         stat::may_form, stat::order_lost, stat::shot_at, stat::got_off, stat::detrained, stat::left_march,
                                         stat::regrouped, stat::boarded, stat::mined, stat::fired_up, stat::gun_deck),
                                   in_bases(stat::bases_assaulted),
                                   specs(stat::initiative, stat::column, stat::passed, stat::away, stat::returns, stat::bombed,
                                         stat::strafed, stat::anti_aircraft, stat::route_march, stat::hidden, stat::stands_at,
                                         stat::carried_by, stat::led_by, stat::also_attached, stat::also_near, stat::levels_taken),
                                   in_bases(stat::bases_lost),
                                   specs(stat::leader_killed, stat::destroyed, stat::assets, stat::left, stat::beaten, stat::won,
                                         stat::killed, stat::may_step, stat::commander_in_chief, stat::track, stat::cut, stat::contents));

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
    .follow_edit = fitted<follow_edit>,
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
