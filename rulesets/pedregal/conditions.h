// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/duties.h"
#include "rulesets/pedregal/game.h"

#include <algorithm>
#include <string_view>
#include <utility>

/// What the rows of duties.cpp ask of a unit: 17 to 19.
namespace pedregal::conditions {

using namespace corneta::game::conditions; // NOLINT(google-build-using-namespace)

inline constexpr auto charts_of = [](const At& at) -> const Charts& { return static_cast<const Charts&>(at.charts); };

inline constexpr When infantry = is_now<stat::arm, Arm::Infantry>;
inline constexpr When good = is_now<stat::status, Status::Good>;
inline constexpr When disrupted = is_now<stat::status, Status::Disrupted>;
inline constexpr When routed = is_now<stat::status, Status::Routed>;
inline constexpr When box = is_kind<kind::box>;
inline constexpr When combat_unit = is_kind<kind::unit>;
inline constexpr When mexicans = is_of<role::mexican>;

inline constexpr When lost = [](const At& at) { return is_lost(at.unit); };
/// The unit that a leader is named with.
inline const Unit* beside_leader(const At& at)
{
    return at.in(at.role == role::with ? role::unit : at.role == role::attacker_leaders ? role::attacker : role::defender);
}
/// Whom he was with in this phase, where he cannot be here as well.
inline const Unit* with_others(const At& at)
{
    const Unit* const unit = beside_leader(at);
    return unit == nullptr ? nullptr : elsewhere_with(at.state, at.unit, unit->key);
}
/// Where his own move is over that is said.
inline constexpr When is_elsewhere =
    all<no<all<by<unit_move>, is<stat::marched>>>, no<all<by<unit_move, river_crossing>, is<stat::move_over>>>,
        [](const At& at) { return with_others(at) != nullptr; }>;
inline constexpr auto others_with_him = [](const At& at) -> Argument { return *with_others(at); };
inline constexpr When is_not_his = [](const At& at) {
    const Unit* const unit = beside_leader(at);
    return unit != nullptr && unit->kind == kind::unit && unit->side == at.unit.side && at.unit[stat::hidden] == (*unit)[stat::hidden]
        && !at.unit[stat::engineer] && !commands(at.unit, *unit);
};
inline constexpr auto name_beside = [](const At& at) -> Argument { return *beside_leader(at); };
inline constexpr When on_map = holds<is_on_map>;
/// By a retreat, a deployment or its coming back, in whoever's half; it may say where that was: 18.2, 19.1.
inline constexpr When put_there = any<is<stat::driven>, is<stat::deployed>, all<is<stat::entered>, in_phase<phase::command>>>;
inline constexpr When face_down = holds<is_face_down>;
inline constexpr When due_in_box = holds<awaits_entry>;
inline constexpr When in_turn = [](const At& at) { return is_in_turn(at.state.stage, at.unit.side); };
inline constexpr When mexican_half = [](const At& at) { return is_in_turn(at.state.stage, role::mexican); };
inline constexpr When set_up = [](const At& at) { return is_set_up(at.state.stage); };
inline constexpr When last_turn = [](const At& at) { return at.state.stage.turn >= charts_of(at)[VictoryNumber::Turns].whole(); };
inline constexpr When reinforces = [](const At& at) { return at.unit[stat::arrives] > 0; };
inline constexpr When arrives_later = [](const At& at) { return at.unit[stat::arrives] > at.state.stage.turn; };
inline constexpr When returns_later = [](const At& at) { return at.unit[stat::returns] > at.state.stage.turn; };
inline constexpr When returns_next = [](const At& at) { return at.unit[stat::returns] <= at.state.stage.turn + 1; };
inline constexpr When no_advance = all<in_phase<phase::combat>, no<is<stat::advances>>>; // in combat nothing else leads to another hex
/// After its combat it has come to another hex, and is not driven on from there.
inline constexpr When has_advanced = all<in_phase<phase::combat>, is<stat::advanced>, no<put_there>>;
inline constexpr When goes_on_advancing = all<has_advanced, no<is<stat::move_over>>>; // else that is said
inline constexpr When stands_above = answers<garrison, &Garrison::place, Place::Above>;
inline constexpr When goes_out = answers<garrison, &Garrison::place, Place::Outside>;
inline constexpr When behind_works = answers<mexican_command, &MexicanCommand::us_behind_protected_hexside>;
inline constexpr When off_map = answers<conceal, &Conceal::off_map>;
inline constexpr When on_the_map = answers<conceal, &Conceal::off_map, false>;
inline constexpr When comes_in = all<reinforces, no<on_map>>;
/// 18.2, 19.1: what is said of who was put there, in whoever's half, or done at set-up.
inline constexpr When acts_freely =
    any<all<any<by<san_augustin>, stands_above>, put_there>, answers<ravine, &Ravine::forced_retreat>, all<by<garrison>, set_up>>;

/// 19.5 C.
inline constexpr When in_another_box = beside<role::unit, [](const At& at, const Unit& helped) {
    const auto his = at.unit[stat::boxed_in].all();
    const bool are_apart = !his.empty() && helped.has(stat::boxed_in)
        && std::ranges::none_of(his, [&](const std::string& one) { return helped[stat::boxed_in].has(one); });
    return at.unit[stat::hidden] != helped[stat::hidden] || are_apart;
}>;
/// 19.4: in a box he is active again outside.
inline constexpr When santa_anna_active = [](const At& at) {
    const Unit* const santa_anna = commander_of(at.state, role::mexican);
    return is_santa_anna_active(at.state) || (santa_anna != nullptr && (*santa_anna)[stat::active] && (*santa_anna)[stat::hidden]);
};
inline constexpr When headquarters_alone = [](const At& at) {
    const Unit* const santa_anna = commander_of(at.state, role::mexican);
    return santa_anna != nullptr && (*santa_anna)[stat::casualty] && is_headquarters_active(at.state, role::mexican);
};
inline constexpr When is_mexican_army = [](const At& at) { return at.unit.key == role::mexican.key && awaits_santa_anna(at.state); };
inline constexpr When at_bastion =
    beside<role::bastion, [](const At& at, const Unit& bastion) { return at.unit[stat::bastion].is(bastion); }>;
inline constexpr When is_there = [](const At& at) { return at_bastion(at) && at.unit[stat::garrison] != stands_above(at); };
inline constexpr When held_by_enemy = beside<role::unit, [](const At& at, const Unit& unit) {
    return std::ranges::any_of(at.state.units,
                               [&](const Unit& other) { return other[stat::bastion].is(at.unit) && other.side != unit.side; });
}>;
inline constexpr When full = [](const At& at) {
    const Unit* const unit = at.in(role::unit);
    if (unit == nullptr || !answers<garrison, &Garrison::place, Place::Inside>(at))
        return false;
    return std::ranges::count_if(at.state.units,
                                 [&](const Unit& other) {
                                     return &other != unit && other.side == unit->side && other[stat::garrison]
                                         && other[stat::bastion].is(at.unit) && other[stat::arm] == (*unit)[stat::arm];
                                 })
        >= charts_of(at)[(*unit)[stat::arm] == Arm::Artillery ? Bastion::Artillery : Bastion::Infantry].whole();
};
inline constexpr When checks_first = all<answers<ravine, &Ravine::enemy_zone>, mexicans, no<is<stat::zone_entered>>,
                                         [](const At& at) { return !is_santa_anna_active(at.state); }>;
/// The form asks about the first attacker alone.
inline constexpr When is_joined = [](const At& at) { return at.wanted.unit(at.role) != at.unit.key; };
/// 19.3: infantry with an engineer charges, whoever is named first.
inline constexpr When with_engineer = [](const At& at) {
    const auto attacked = at.wanted.as(attack);
    return attacked && attacked->inputs.hexside == Hexside::Protected && attacked->inputs.charge_with_engineer
        && !attacked->inputs.defender_covered
        && std::ranges::any_of(units_by(at.state, at.wanted.roles, role::attacker),
                               [](const Unit* unit) { return (*unit)[stat::arm] == Arm::Infantry; });
};
inline constexpr When mixed = [](const At& at) {
    const auto garrisons = std::ranges::count_if(units_by(at.state, at.wanted.roles, role::defender),
                                                 [](const Unit* unit) { return (*unit)[stat::garrison]; });
    return garrisons > 0 && std::cmp_less(garrisons, units_in(at.wanted.roles, role::defender).size());
};
inline constexpr When in_another_hex =
    all<no<mixed>, [](const At& at) { return at.unit[stat::bastion] != (*at.in(role::defender))[stat::bastion]; }>;
/// Of those who fight with it one whose die of another combat is still to be thrown.
inline const Unit* open_leader(const At& at)
{
    const auto leaders = leaders_with(at.state, at.unit.key);
    const auto found = std::ranges::find_if(
        leaders, [&](const Unit* leader) { return corneta::game::must_follow(at.state, leader_casualty.key, leader->key); });
    return found == leaders.end() ? nullptr : *found;
}
inline constexpr When leader_to_die_first =
    all<answers<retreat, &Retreat::way, Way::None>, [](const At& at) { return open_leader(at) != nullptr; }>;
inline constexpr When of_another_army = beside<role::marker, [](const At& at, const Unit& marker) { return marker.side != at.unit.key; }>;
} // namespace pedregal::conditions
