// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/cedar_creek/game.h"

#include <ranges>

/// Whose movement phase it is, which of its divisions acts, and who may still act: 7.1, 10, 12.
namespace cedar_creek {

namespace {

const Unit* side_with(const State& state, const Stat<bool>& stat)
{
    return state.first([&](const Unit& unit) { return unit.kind == kind::side && unit[stat]; });
}

bool has_brigade(const State& state, const Unit& division, const auto& which)
{
    return std::ranges::any_of(state.units,
                               [&](const Unit& unit) { return unit.kind == kind::brigade && unit.command == division.key && which(unit); });
}

bool has_not_acted(const State& state, const Unit& brigade)
{
    return is_there(state, brigade) && missed_turn(state, brigade) == 0 && !brigade[stat::routed] && !brigade[stat::unable]
        && !brigade[stat::moved] && !brigade[stat::attacked];
}

} // namespace

bool is_lost(const Unit& unit)
{
    return unit[stat::eliminated] || (unit.kind == kind::brigade && unit[stat::strength] <= 0);
}

bool is_there(const State& state, const Unit& unit)
{
    return !is_lost(unit) && unit[stat::arrives] <= state.stage.turn;
}

const Unit* playing_side(const State& state)
{
    return side_with(state, stat::plays);
}

const Unit* first_player(const State& state)
{
    return side_with(state, stat::first);
}

bool lacks_initiative(const State& state)
{
    return state.stage.phase == phase::movement && playing_side(state) == nullptr && first_player(state) == nullptr;
}

const Unit* division_of(const State& state, const Unit& brigade)
{
    const Unit* const division = state.find(brigade.command);
    return division != nullptr && division->kind == kind::division ? division : nullptr;
}

bool is_acting(const State& state, const Unit& brigade)
{
    const Unit* const division = division_of(state, brigade);
    return brigade[stat::acting] || (division != nullptr && (*division)[stat::acting]);
}

int missed_turn(const State& state, const Unit& unit)
{
    if (unit.kind != kind::division)
        return unit[stat::off_map] && unit[stat::enters_by] < state.stage.turn ? unit[stat::enters_by] : 0;
    int last = 0;
    for (const Unit& brigade : state.units)
        if (brigade.kind == kind::brigade && brigade.command == unit.key && !is_lost(brigade)) {
            const int missed = missed_turn(state, brigade);
            if (missed == 0)
                return 0;
            last = std::max(last, missed);
        }
    return last;
}

bool enters_alone(const State& state, const Unit& brigade)
{
    return brigade[stat::off_map] && division_of(state, brigade) == nullptr;
}

bool is_wholly_off(const State& state, const Unit& unit)
{
    if (unit.kind != kind::division)
        return unit[stat::off_map];
    return has_brigade(state, unit, [](const Unit& brigade) { return brigade[stat::off_map]; })
        && !has_brigade(state, unit, [](const Unit& brigade) { return !brigade[stat::off_map] && !is_lost(brigade); });
}

bool may_follow_in(const State& state, const Unit& marker)
{
    const Unit* const division = state.find(marker[stat::enters_behind]);
    const auto is_to_come = [&](const Unit& brigade) {
        return brigade[stat::off_map] && !is_lost(brigade) && missed_turn(state, brigade) == 0;
    };
    return division == nullptr || !has_brigade(state, *division, is_to_come);
}

bool may_still_act(const State& state, const Unit& unit)
{
    const auto may_act_or_rest = [&](const Unit& brigade) {
        const bool may_rest = brigade[stat::routed] && brigade[stat::fatigue] > 0 && !brigade[stat::off_map];
        return has_not_acted(state, brigade) || (may_rest && is_there(state, brigade) && !brigade[stat::unable] && !brigade[stat::moved]);
    };
    return unit.kind == kind::division ? has_brigade(state, unit, may_act_or_rest) : may_act_or_rest(unit);
}

bool may_stack(const State& state, const Unit& one, const Unit& other)
{
    return one.command == other.command || division_of(state, one) == nullptr || division_of(state, other) == nullptr;
}

bool may_stack_with_any(const State& state, const Brigades& firsts, const Unit& other)
{
    return std::ranges::any_of(firsts, [&](const Unit* first) { return may_stack(state, *first, other); });
}

Brigades markers_with(const State& state, std::string_view brigade)
{
    Brigades all;
    for (const Unit& unit : state.units)
        if (unit.kind == kind::marker && unit[stat::with] == brigade && !unit[stat::eliminated])
            all.push_back(&unit);
    return all;
}

std::string keys_joined(const Brigades& units)
{
    return corneta::game::joined_keys(units | std::views::transform(&Unit::key));
}

std::vector<std::string> victors_in(const State& state, const Roles& roles)
{
    std::vector<std::string> victors = units_in(roles, role::victor);
    for (const Unit* const brigade : units_by(state, roles, role::brigade))
        if (victors.empty())
            std::ranges::transform(units_of(state, (*brigade)[stat::hit_by]), std::back_inserter(victors), &Unit::key);
    return victors;
}

const Unit* headquarters_of(const State& state, std::string_view side)
{
    return state.first(
        [&](const Unit& unit) { return unit.kind == kind::marker && unit[stat::marker] == Marker::Headquarters && unit.side == side; });
}

} // namespace cedar_creek
