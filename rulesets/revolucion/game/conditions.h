// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/duties.h"
#include "rulesets/revolucion/game/game.h"

#include <array>

/// What the rows of the duties are made of.
namespace revolucion {

using namespace corneta::game::conditions; // NOLINT(google-build-using-namespace)

/// Rows of one section, but for those that name their own.
template <class Row, std::size_t size> consteval std::array<Row, size> under(std::string_view rule, std::array<Row, size> rows)
{
    for (Row& row : rows)
        if (row.rule.empty())
            row.rule = rule;
    return rows;
}

/// A row of another section than those around it.
template <class Row> consteval Row of_section(std::string_view rule, Row row)
{
    row.rule = rule;
    return row;
}

// units

inline constexpr When there = [](const At& at) { return is_there(at.unit); };
inline constexpr When an_aircraft = is_now<stat::type, UnitType::Aircraft>;
inline constexpr When an_engine = is_now<stat::type, UnitType::MaquinaLoca>;
inline constexpr When on_rails = [](const At& at) { return runs_on_rails(at.unit[stat::type]); };
inline constexpr When in_order = is_now<stat::status, Status::Ok>;
inline constexpr When carried = holds<is_carried>;
inline constexpr When face_down = holds<lies_face_down>;
inline constexpr When rolls = [](const At& at) { return still_rolls(at.unit); };
/// It has begun what its Deploy ends.
inline constexpr When must_deploy = owes<orders>;
inline constexpr When away_until_later = [](const At& at) { return at.unit[stat::away] && at.unit[stat::returns] > at.state.stage.turn; };

// what is wanted

inline constexpr When marches = answers<orders, &Orders::action, Move::March>;
inline constexpr When deploys = answers<orders, &Orders::action, Move::Deploy>;
inline constexpr When deploys_after_fire = answers<fire, &Fire::deploying>;
inline constexpr When fires_up = answers<fire, &Fire::action, FireAction::AntiAircraft>;
inline constexpr When flies = all<by<orders>, an_aircraft>;
inline constexpr When on_foot = answers<level, &Level::cause, Passengers::Minefield>;

/// Aircraft have no other fire.
inline constexpr When attacks_from_the_air = [](const At& at) {
    const auto fired = at.wanted.as(fire);
    return fired ? is_from_the_air(fired->inputs.action) : by<fire>(at) && an_aircraft(at);
};

/// A Deploy or Maneuver joins with Moving Fire, an attack of aircraft with their flight.
inline constexpr When goes_on = any<all<by<orders>, no<marches>, is<stat::may_move>>, all<attacks_from_the_air, is<stat::may_attack>>>;

// seats

inline constexpr Seat anyone{};
inline constexpr Seat any_actor{nullptr, role::actor};
inline constexpr Seat any_train{nullptr, role::train};
inline constexpr Seat ordered{&orders, role::actor};
inline constexpr Seat firing{&fire, role::actor};
inline constexpr Seat assaulting{&assault, role::actor};
inline constexpr Seat marching_in{&route_march, role::actor};
inline constexpr Seat regrouping{&regroup, role::actor};
inline constexpr Seat forming{&form_up, role::actor};
inline constexpr Seat staying{&stay, role::actor};
inline constexpr Seat getting_on{&get_on, role::actor};
inline constexpr Seat getting_off{&get_off, role::actor};
inline constexpr Seat holds_still{&hold, role::holding};
inline constexpr Seat passing{&pass, role::army};
inline constexpr Seat leading{&move_leader, role::leader};
inline constexpr Seat suffering{&level, role::actor};

inline constexpr When at_actor = [](const At& at) { return at.role == role::actor.key; };

/// What takes a unit's action of the turn; fire at aircraft does not.
inline constexpr When takes_action = all<at_actor, by<orders, fire, assault, regroup, route_march, rip_track, cut_wire>, no<fires_up>>;

} // namespace revolucion
