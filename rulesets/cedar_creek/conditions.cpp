// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/conditions.h"

namespace cedar_creek::conditions {

namespace {

const Unit* when(bool is_so, const Unit* unit)
{
    return is_so ? unit : nullptr;
}
bool is_marker(const Unit& unit)
{
    return unit.kind == kind::marker;
}

} // namespace

bool leads(const At& at)
{
    return at.wanted.unit(at.role) == at.unit.key;
}

const Unit* own_side(const At& at)
{
    return at.unit.kind == kind::side ? &at.unit : at.state.find(at.unit.side);
}

const Unit* other_player(const At& at)
{
    const Unit* const playing = playing_side(at.state);
    return when(playing != own_side(at), playing);
}

const Unit* yet_to_roll(const At& at)
{
    const Unit* const side = own_side(at);
    return when(side != nullptr && !(*side)[stat::activated], side);
}

const Unit* moved_marker(const At& at)
{
    return moved_marker_of(at.state, at.unit.side);
}

const Unit* without_train(const At& at)
{
    const Unit* const side = own_side(at);
    return when(side != nullptr && (*side)[stat::train_gone], side);
}

const Unit* untested(const At& at)
{
    const auto found = std::ranges::find_if(at.state.units, [&](const Unit& unit) {
        return unit.side == at.unit.side && must_follow(at.state, initiative_test.key, unit.key);
    });
    return found == at.state.units.end() ? nullptr : &*found;
}

const Unit* own_division(const At& at)
{
    return division_of(at.state, at.unit);
}

const Unit* activated_with(const At& at)
{
    const Unit* const division = own_division(at);
    return division == nullptr ? &at.unit : division;
}

const Unit* fleeing(const At& at)
{
    return fleeing_headquarters(at.state);
}

const Unit* to_enter_first(const At& at)
{
    return when(at.unit[stat::off_map] && !may_follow_in(at.state, at.unit), at.state.find(at.unit[stat::enters_behind]));
}

const Unit* headquarters_to_come(const At& at)
{
    const Unit* const headquarters = headquarters_of(at.state, at.unit.side);
    return when(headquarters != nullptr && (*headquarters)[stat::off_map], headquarters);
}

bool has_side_fought(const At& at)
{
    return has_fought(at.state, at.unit.side);
}

bool is_last_turn_over(const At& at)
{
    return is_over(at.state.stage, charts_of(at));
}

bool is_played(const At& at)
{
    return playing_side(at.state) != nullptr;
}

bool goes(const At& at)
{
    if (answers<retreat, &Retreat::choice, HitChoice::VoluntaryRout>(at))
        return at.role == role::brigade;
    const bool moves = at.role == role::brigade && at.wanted.action == movement_cost.key
        && !answers<movement_cost, &MovementCost::kind, Mover::Command>(at);
    return moves || (at.role == role::brigade && at.wanted.action == rest.key)
        || (at.role == role::train && at.wanted.action == deploy.key);
}

bool goes_as_brigade(const At& at)
{
    return !is_marker(at.unit) && goes(at);
}

bool goes_as_marker(const At& at)
{
    return is_marker(at.unit) && goes(at);
}

bool goes_after_brigades(const At& at)
{
    return goes_as_marker(at) && at.unit[stat::marker] != Marker::Artillery;
}

bool arrives_later(const At& at)
{
    return at.unit[stat::arrives] > at.state.stage.turn;
}

bool has_missed(const At& at)
{
    return missed_turn(at.state, at.unit) > 0;
}

Argument missed(const At& at)
{
    return Argument{missed_turn(at.state, at.unit)};
}

bool acts_no_more(const At& at)
{
    return is_there(at.state, at.unit) && !may_still_act(at.state, at.unit);
}

bool none_left(const At& at)
{
    const Unit* const side = own_side(at);
    return side != nullptr && (*side)[stat::divisions] == 0;
}

bool was_selected(const At& at)
{
    return (*activated_with(at))[stat::selected];
}

bool in_range_only(const At& at)
{
    const Unit* const side = own_side(at);
    return side != nullptr && (*side)[stat::in_range_only];
}

bool awaits_division(const At& at)
{
    const Unit* const side = own_side(at);
    if (side == nullptr || (*side)[stat::in_range_only] || (*side)[stat::divisions] == 0)
        return false;
    return std::ranges::any_of(at.state.units, [&](const Unit& unit) {
        const PlayedAction activation{.action = std::string{activate.key}, .roles = alone(role::division, unit.key)};
        return unit.kind == kind::division && unit.side == at.unit.side
            && !is_barred(duties, {at.state, unit, role::division.key, activation, at.charts});
    });
}

bool lacks_points(const At& at)
{
    const auto moved = at.wanted.as(movement_cost);
    return moved && moved->inputs.kind != Mover::Command && points_missing(moved->inputs, charts_of(at)) > 0;
}

Argument points_lacking(const At& at)
{
    return Argument{points_missing(at.wanted.as(movement_cost)->inputs, charts_of(at))};
}

bool moves_as_other(const At& at)
{
    const auto moved = at.wanted.as(movement_cost);
    return moved && moved->inputs.kind != Mover::Command && moved->inputs.kind != mover(at.unit);
}

Argument mover_of(const At& at)
{
    return Argument{movement_allowances.rows[static_cast<std::size_t>(mover(at.unit))].label};
}

bool is_of_artillery(const At& at)
{
    return mover(at.unit) == Mover::Artillery;
}

bool supports_without_being_artillery(const At& at)
{
    return !is_of_artillery(at) && at.in(role::supported) != nullptr;
}

bool may_be_apart(const At& at)
{
    return at.unit[stat::apart] || at.unit[stat::moved_by_combat] || own_division(at) == nullptr;
}

bool lost_that_way(const At& at)
{
    return at.unit[stat::other_strength] > 0 && at.unit[stat::other_strength] <= at.unit[stat::losses];
}

bool has_another_marker(const At& at)
{
    return std::ranges::any_of(markers_with(at.state, at.unit.key), [&](const Unit* marker) {
        return (*marker)[stat::marker] == Marker::Artillery && marker->key != at.wanted.unit(role::brigade);
    });
}

bool meets(const At& at)
{
    return answers<retreat, &Retreat::contact>(at) || answers<movement_cost, &MovementCost::contact>(at)
        || answers<advance, &Advance::contact>(at);
}

bool may_meet(const At& at)
{
    return may_meet_headquarters(at.state, at.unit);
}

bool retreats_in_order(const At& at)
{
    const Unit* const side = own_side(at);
    return side != nullptr && side->key == role::union_side && (*side)[stat::tactical_retreat];
}

bool moves_with_brigade(const At& at)
{
    const auto moved = at.wanted.as(movement_cost);
    return is_of_artillery(at) && moved && points_of_way(moved->inputs, charts_of(at)) == 0;
}

} // namespace cedar_creek::conditions
