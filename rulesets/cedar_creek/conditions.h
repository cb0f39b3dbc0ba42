// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/cedar_creek/game.h"

/// What the rows of the duties ask of a unit in a role. A name fills {1} of a sentence where a row finds somebody beside the unit.
namespace cedar_creek::conditions {

using namespace corneta::game::conditions; // NOLINT(google-build-using-namespace)

inline constexpr auto charts_of = [](const At& at) -> const Charts& { return static_cast<const Charts&>(at.charts); };
/// The first one in its role: what is said of all of them is said of him.
inline constexpr When leads = [](const At& at) { return at.wanted.unit(at.role) == at.unit.key; };

using Finds = const Unit* (*)(const At& at);
template <Finds find> constexpr When there_is = [](const At& at) { return find(at) != nullptr; };
template <Finds find> constexpr auto name_of = [](const At& at) -> Argument { return *find(at); };
template <auto number> constexpr auto amount = [](const At& at) -> Argument { return Argument{charts_of(at)[number].whole()}; };
inline const Unit* when(bool is_so, const Unit* unit)
{
    return is_so ? unit : nullptr;
}

// The half round: 7, 10, 12.

/// The side, of itself too.
inline constexpr Finds own_side = [](const At& at) -> const Unit* {
    return at.unit.kind == kind::side ? &at.unit : at.state.find(at.unit.side);
};
/// That side, where there is one and its stat says so.
template <const auto& stat> const Unit* own_side_that(const At& at)
{
    const Unit* const side = own_side(at);
    return when(side != nullptr && (*side)[stat], side);
}
/// The enemy whose movement phase it is; as long as nobody plays that is player 1's.
inline constexpr Finds other_player = [](const At& at) -> const Unit* {
    const Unit* const playing = playing_side(at.state);
    const Unit* const first = in_phase<phase::movement>(at) ? first_player(at.state) : nullptr;
    const Unit* const player = playing == nullptr ? first : playing;
    return when(player != own_side(at), player);
};
inline constexpr When waits_for_initiative = [](const At& at) { return lacks_initiative(at.state); };
/// Its side, which has not rolled for activation.
inline constexpr Finds yet_to_roll = [](const At& at) -> const Unit* {
    const Unit* const side = own_side(at);
    return when(side != nullptr && !(*side)[stat::activated], side);
};
/// In this half round, which ends the moves of brigades. 7.2.
inline constexpr Finds moved_marker = [](const At& at) {
    return at.state.first([&](const Unit& unit) {
        return unit.kind == kind::marker && unit.side == at.unit.side && unit[stat::marker] != Marker::Artillery && unit[stat::moved];
    });
};
/// Its side, whose train has deployed the last of its artillery.
inline constexpr Finds without_train = own_side_that<stat::train_gone>;
/// Who of its side tests its initiative first.
inline constexpr Finds untested = [](const At& at) {
    return at.state.first(
        [&](const Unit& unit) { return unit.side == at.unit.side && must_follow(at.state, initiative_test.key, unit.key); });
};
inline constexpr Finds own_division = [](const At& at) { return division_of(at.state, at.unit); };
/// Its division, or itself where it has none.
inline constexpr Finds activated_with = [](const At& at) -> const Unit* {
    const Unit* const division = own_division(at);
    return division == nullptr ? &at.unit : division;
};
/// Headquarters that an enemy brigade has met move before anything else. 10.3.
inline constexpr Finds fleeing = [](const At& at) {
    return at.state.first([&](const Unit& unit) { return unit.kind == kind::marker && must_follow(at.state, flight.key, unit.key); });
};
/// The division that a marker enters behind, as long as it is to come.
inline constexpr Finds to_enter_first = [](const At& at) {
    return when(at.unit[stat::off_map] && !may_follow_in(at.state, at.unit), at.state.find(at.unit[stat::enters_behind]));
};
/// Its side's headquarters, as long as they are off the map.
inline constexpr Finds headquarters_to_come = [](const At& at) -> const Unit* {
    const Unit* const headquarters = headquarters_of(at.state, at.unit.side);
    return when(headquarters != nullptr && (*headquarters)[stat::off_map], headquarters);
};
/// The side has resolved an attack in this half round, which ends its moves. 7.1.
inline constexpr When has_side_fought = [](const At& at) {
    return std::ranges::any_of(at.state.units, [&](const Unit& unit) { return unit.side == at.unit.side && unit[stat::attacked]; });
};
inline constexpr When is_last_turn_over = [](const At& at) { return is_over(at.state.stage, charts_of(at)); };
inline constexpr When is_played = [](const At& at) { return playing_side(at.state) != nullptr; };
/// It takes its move of the round.
inline constexpr When goes = [](const At& at) {
    if (answers<retreat, &Retreat::choice, HitChoice::VoluntaryRout>(at))
        return at.role == role::brigade;
    const bool moves = at.role == role::brigade && at.wanted.action == movement_cost.key
        && !answers<movement_cost, &MovementCost::kind, Mover::Command>(at);
    return moves || (at.role == role::brigade && at.wanted.action == rest.key)
        || (at.role == role::train && at.wanted.action == deploy.key);
};
inline constexpr When goes_as_brigade = all<no<is_kind<kind::marker>>, goes>;
/// Headquarters or train, once a turn. 7.2, 7.3.
inline constexpr When goes_after_brigades = all<is_kind<kind::marker>, goes, no<is_now<stat::marker, Marker::Artillery>>>;
inline constexpr When arrives_later = [](const At& at) { return at.unit[stat::arrives] > at.state.stage.turn; };
inline constexpr When has_missed = [](const At& at) { return missed_turn(at.state, at.unit) > 0; };
inline constexpr auto missed = [](const At& at) -> Argument { return Argument{missed_turn(at.state, at.unit)}; };
inline constexpr When acts_no_more = all<holds<is_there>, no<holds<may_still_act>>>;
inline constexpr When none_left = [](const At& at) {
    const Unit* const side = own_side(at);
    return side != nullptr && (*side)[stat::divisions] == 0;
};
inline constexpr auto divisions_left = [](const At& at) -> Argument { return Argument{(*own_side(at))[stat::divisions]}; };
/// It or its division has been activated.
inline constexpr When was_selected = [](const At& at) { return (*activated_with(at))[stat::selected]; };
inline constexpr When in_range_only = there_is<own_side_that<stat::in_range_only>>;
/// Its side has a division that must be activated before. 7.1.
inline constexpr When awaits_division = [](const At& at) {
    if (own_side(at) == nullptr || in_range_only(at) || none_left(at))
        return false;
    return std::ranges::any_of(at.state.units, [&](const Unit& unit) {
        const PlayedAction activation{.action = std::string{activate.key}, .roles = alone(role::division, unit.key)};
        return unit.kind == kind::division && unit.side == at.unit.side
            && !is_barred(duties, {at.state, unit, role::division.key, activation, at.charts});
    });
};

// Moves: 2, 10.

inline constexpr When lacks_points = [](const At& at) {
    const auto moved = at.wanted.as(movement_cost);
    return moved && moved->inputs.kind != Mover::Command && points_missing(moved->inputs, charts_of(at)) > 0;
};
inline constexpr auto points_lacking = [](const At& at) -> Argument {
    return Argument{points_missing(at.wanted.as(movement_cost)->inputs, charts_of(at))};
};
inline constexpr When moves_as_other = [](const At& at) {
    const auto moved = at.wanted.as(movement_cost);
    return moved && moved->inputs.kind != Mover::Command && moved->inputs.kind != mover(at.unit);
};
inline constexpr auto mover_of = [](const At& at) -> Argument {
    return Argument{movement_allowances.rows[static_cast<std::size_t>(mover(at.unit))].label};
};
inline constexpr When is_of_artillery = [](const At& at) { return mover(at.unit) == Mover::Artillery; };
inline constexpr When supports_without_being_artillery = [](const At& at) {
    return !is_of_artillery(at) && at.in(role::supported) != nullptr;
};
inline constexpr When may_be_apart = any<is<stat::apart>, is<stat::moved_by_combat>, no<there_is<own_division>>>;
inline constexpr When lost_that_way = [](const At& at) {
    return at.unit[stat::other_strength] > 0 && at.unit[stat::other_strength] <= at.unit[stat::losses];
};
inline constexpr When has_another_marker = [](const At& at) {
    return std::ranges::any_of(markers_with(at.state, at.unit.key), [&](const Unit* marker) {
        return (*marker)[stat::marker] == Marker::Artillery && marker->key != at.wanted.unit(role::brigade);
    });
};
inline constexpr When meets =
    any<answers<retreat, &Retreat::contact>, answers<movement_cost, &MovementCost::contact>, answers<advance, &Advance::contact>>;
inline constexpr When may_meet = holds<may_meet_headquarters>;
inline constexpr When retreats_in_order = [](const At& at) {
    const Unit* const side = own_side_that<stat::tactical_retreat>(at);
    return side != nullptr && side->key == role::union_side;
};
inline constexpr When moves_with_brigade = [](const At& at) {
    const auto moved = at.wanted.as(movement_cost);
    return is_of_artillery(at) && moved && points_of_way(moved->inputs, charts_of(at)) == 0;
};

// Fights: 10.5, 11.

inline constexpr When charges = [](const At& at) {
    const Brigades chargers = chargers_in(at.state, at.wanted.roles);
    return std::ranges::find(chargers, &at.unit) != chargers.end();
};
inline constexpr When is_in_first_line = [](const At& at) {
    return std::ranges::count(units_in(at.wanted.roles, role::attacker), at.unit.key) > 0;
};
inline bool is_hit_one(const State& state, const Unit& unit)
{
    return !unit[stat::hit_by].empty() && is_offered(state, retreat.key, role::brigade, unit.key);
}
/// Who retreats or holds first.
inline constexpr Finds hit_one = [](const At& at) { return at.state.first([&](const Unit& unit) { return is_hit_one(at.state, unit); }); };
inline constexpr When is_hit = holds<is_hit_one>;
inline constexpr When leaves_a_second_line = [](const At& at) {
    const Brigades seconds = units_by(at.state, at.wanted.roles, role::second_line);
    const bool is_known = seconds.empty() && !at.unit[stat::backed_by].empty();
    return !is_known && !may_leave_with(at.state, lines_of(at.state, at.unit.key), at.unit, seconds);
};
inline constexpr When has_several_victors = [](const At& at) { return victors_in(at.state, at.wanted.roles).size() > 1; };
inline constexpr When has_hit_it = [](const At& at) {
    const Unit* const brigade = at.in(role::brigade);
    return brigade == nullptr || (*brigade)[stat::hit_by].empty() || (*brigade)[stat::hit_by].has(at.unit.key);
};
inline constexpr When stacks_with_it = [](const At& at) { return may_stack(at.state, *at.in(role::brigade), at.unit); };
inline constexpr When was_behind_it = [](const At& at) {
    const Brigades seconds = lines_of(at.state, at.wanted.unit(role::brigade)).seconds;
    return std::ranges::find(seconds, &at.unit) != seconds.end();
};
inline constexpr When is_friend_of_it =
    beside<role::brigade, [](const At& at, const Unit& brigade) { return brigade.side == at.unit.side && &brigade != &at.unit; }>;
inline constexpr When is_left_a_zone = [](const At& at) { return is_offered(at.state, advance.key, role::brigade, at.unit.key); };

} // namespace cedar_creek::conditions
