// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/game/conditions.h"

/// Who is there at all, who hides, and what leaders do.
namespace santa_anna::rows {

/// It is lost, has run off, or is only the unit that he was with.
inline constexpr When left_behind = [](const At& at) {
    const auto attached = at.wanted.as(action::attach);
    return are_same(at.role, role::unit.key)
        && (is_any_of(at.wanted, action::leader_casualty, action::overrun_stragglers) || (attached && !attached->inputs.attached));
};
/// What is done off the table, too.
inline constexpr When flees = [](const At& at) {
    const bool may_be_off =
        is_any_of(at.wanted, action::leave_table, action::rally, action::rout_check, action::gun_damage, action::leader_distance);
    return are_same(at.role, role::broke.key) || (may_be_off && are_same(at.role, role::unit.key));
};
inline constexpr When fallen = [](const At& at) { return at.unit[stat::destroyed] && !are_same(at.role, role::broke.key); };
inline constexpr When later = [](const At& at) { return at.unit[stat::arrives] > at.state.stage.turn; };
inline constexpr When out = [](const At& at) { return at.unit[stat::turns_out] > 0; };
inline constexpr When in_sight = [](const At& at) { return !at.unit[stat::hidden] && place_face_down(at.state, at.unit) == nullptr; };
inline constexpr When at_place = [](const At& at) { return place_face_down(at.state, at.unit) != nullptr; };
inline constexpr auto its_place = [](const At& at) -> Argument { return *place_face_down(at.state, at.unit); };

// leaders

/// With the unit in his row, or with any where there are more or fewer of them.
inline constexpr When is_elsewhere = [](const At& at) {
    const auto units = units_by(at.state, at.wanted.roles, role::unit);
    const auto& leaders = units_in(at.wanted.roles, role::leader);
    const std::size_t row = static_cast<std::size_t>(std::ranges::find(leaders, at.unit.key) - leaders.begin());
    const auto is_there = [&](const Unit* unit) {
        const auto with = leaders_with(at.state, *unit);
        return with.empty() ? (*unit)[stat::leader_attached] && at.unit.side == unit->side : std::ranges::count(with, at.unit.key) != 0;
    };
    if (leaders.size() == units.size() && row < units.size())
        return !is_there(units[row]);
    return !units.empty() && std::ranges::none_of(units, is_there);
};
/// The one in his row.
inline constexpr auto whom_he_is_to_be_with = [](const At& at) -> Argument {
    const auto units = units_by(at.state, at.wanted.roles, role::unit);
    const auto& leaders = units_in(at.wanted.roles, role::leader);
    const std::size_t row = static_cast<std::size_t>(std::ranges::find(leaders, at.unit.key) - leaders.begin());
    return *units[leaders.size() == units.size() && row < units.size() ? row : 0];
};
/// He gives one order, to the unit that he is with.
inline constexpr When is_with_another = beside<role::unit, [](const At& at, const Unit& unit) {
    return at.unit[stat::attached] && at.unit.has(stat::attached_to) && at.unit[stat::attached_to] != unit.key;
}>;
inline constexpr When has_no_point = [](const At& at) {
    return !at.unit[stat::points_rolled_this_turn]
        || points_left(at.state, at.unit, charts_of(at)) < charts_of(at)[LeaderNumber::RallyPoints].whole();
};
inline constexpr When goes = answers<action::attach, &Attach::attached>;
inline constexpr When goes_away = answers<action::attach, &Attach::attached, false>;
inline constexpr When is_with_it =
    beside<role::unit, [](const At& at, const Unit& unit) { return at.unit[stat::attached] && at.unit[stat::attached_to] == unit.key; }>;
inline constexpr When is_not_with_it = beside<role::unit, [](const At& at, const Unit& unit) { return !is_with(at.unit, unit); }>;
inline constexpr When orders_another =
    beside<role::unit, [](const At& at, const Unit& unit) { return has_ordered_another(at.state, at.unit, unit); }>;
/// Each who is with a unit has a roll of his own.
inline constexpr When names_leader = [](const At& at) { return !units_in(at.wanted.roles, role::leader).empty(); };
inline bool has_rolled_for_leader(const PlayedAction& played)
{
    return played.as(action::leader_casualty)->inputs.unit_losses_this_turn != 0; // without any no die is rolled
}

inline constexpr auto bars_of_units = std::to_array<Bar>({
    {anywhere, "{0} is off the table", all<fallen, no<left_behind>>},
    {anywhere, "{0} may arrive from turn {1} on", all<later, no<left_behind>>, its_role, number<stat::arrives>},
    {anywhere, "{0} is on the table already", all<by<action::arrive>, no<is<stat::off_table>>>},
    {anywhere, "{0} has not rallied", all<by<action::arrive>, in_flight>},
    {anywhere, "{0} has run off the table", all<is<stat::off_table>, in_flight, no<flees>, no<left_behind>>},
    {anywhere, "{0} is not yet on the table", all<is<stat::off_table>, no<in_flight>, no<by<action::arrive>>, no<left_behind>>},
    {any_leader, "{0} is out; turns left: {1}", out, its_role, number<stat::turns_out>},
    {any_unit, "{0} is a leader", all<a_leader, no<by<action::movement, action::arrive>>>},
    {any_unit, "{0} is out; turns left: {1}", all<a_leader, out>, its_role, number<stat::turns_out>},
    // hidden units
    {any_target, "{0} is hidden: turn up {1} first", at_place, {}, its_place},
    {any_target, "{0} is hidden: reveal it first", is<stat::hidden>},
    {any_defender, "{0} is hidden: turn up {1} first", at_place, {}, its_place},
    {any_defender, "{0} is hidden: reveal it first", is<stat::hidden>},
    {{&action::spot_hidden, role::hidden}, "{0} is not hidden", in_sight},
    {{&action::reveal, role::unit}, "{0} is not hidden", all<in_sight, no<has<stat::hidden>>>}, // else it is refused
    // leaders and orders: 4.1
    {{&action::leader_casualty, role::leader}, "{0} is not with {1}", is_elsewhere, its_role, name_in<role::unit>},
    {{&action::rally, role::leader}, "{0} is not with {1}", is_elsewhere, its_role, whom_he_is_to_be_with},
    {{&action::rout_check, role::leader}, "{0} is not with {1}", is_elsewhere, its_role, whom_he_is_to_be_with},
    {{&action::leader_rally, role::leader}, "{0} has no point left from Give Orders", all<has_no_point, no<is<stat::rallied_this_turn>>>},
    {{&action::attach, role::leader}, "{0} is with that unit already", all<goes, is_with_it>},
    {{&action::attach, role::leader},
     "{0} is with another unit: he leaves it first",
     all<goes, is<stat::attached>, has<stat::attached_to>>},
    {{&action::attach, role::leader},
     "{0} has gone with a unit or left one while orders are given, and moves in All Moves",
     all<goes, in_phase<phase::give_orders>, is<stat::went_this_phase>>},
    {{&action::attach, role::leader}, "{0} has given orders to others this turn", all<goes, in_phase<phase::give_orders>, orders_another>},
    {{&action::attach, role::leader}, "{0} is with no unit", all<goes_away, no<is<stat::attached>>>},
    {{&action::attach, role::leader}, "{0} is with another unit", all<goes_away, is_not_with_it>},
    {any_leader, "{0} is attached to another unit, and gives one order, to that one", all<by<action::leader_rally>, is_with_another>},
    {{&action::random_order, role::unit}, "{0} has its order", no<ordered<KnownOrder::None>>},
    {{&action::random_order, role::unit}, "an order lies face down beside {0}", with_chip},
    {{&action::random_order, role::unit}, "{0} is broken and takes only Rally", is<stat::broken>},
    {{&action::random_order, role::unit}, "{0} has parted this turn: its leader orders each part", is<stat::parted_this_turn>},
});

inline constexpr auto uses_of_units = std::to_array<Use>({
    {{&action::leader_points, role::leader}, stat::points_rolled_this_turn, "{0} has rolled for leader points this turn"},
    {{&action::random_order, role::unit}, stat::order_rolled_this_turn},
    {{&action::leader_rally, role::leader}, stat::rallied_this_turn, "{0} has rallied stragglers this turn"},
    {{&action::attach, role::leader}, stat::went_this_phase, {}, nullptr, nullptr, in_phase<phase::give_orders>},
    {{&action::leader_casualty, role::leader}, stat::leader_rolled_this_turn, "{0} has been rolled for this turn", has_rolled_for_leader},
    {{&action::leader_casualty, role::unit},
     stat::leader_rolled_this_turn,
     "{0} has been rolled for this turn",
     has_rolled_for_leader,
     names_leader},
});

} // namespace santa_anna::rows
