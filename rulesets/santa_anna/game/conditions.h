// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/duties.h"
#include "rulesets/santa_anna/game/guns_kept.h"

#include <algorithm>
#include <array>
#include <utility>

/// What the rows of the duties are made of.
namespace santa_anna::rows {

using namespace corneta::game::conditions; // NOLINT(google-build-using-namespace)

inline constexpr auto charts_of = [](const At& at) -> const Charts& { return static_cast<const Charts&>(at.charts); };
// units

inline constexpr When artillery = is_now<stat::arm, Arm::Artillery>;
inline constexpr When infantry = is_now<stat::arm, Arm::Infantry>;
inline constexpr When cavalry = is_now<stat::arm, Arm::Cavalry>;
inline constexpr When mounted_cavalry = [](const At& at) { return is_mounted_cavalry(at.unit); };
/// Said of it, that it is not that arm.
inline constexpr When no_battery = all<has<stat::arm>, no<artillery>>;
inline constexpr When a_leader = [](const At& at) { return at.unit.kind == kind::leader; };
inline constexpr When limbered = [](const At& at) { return is_limbered(at.unit); };
inline constexpr When in_flight = [](const At& at) { return is_in_flight(at.unit); };
inline constexpr When arrived = holds<has_arrived>;
inline constexpr When with_chip = holds<has_chip>;
inline constexpr When open_ranks = is_now<stat::formation, Formation::Skirmish>;

// orders

template <KnownOrder order> constexpr When ordered = is_now<stat::order, order>;
/// What it has is known, and it is another one.
template <KnownOrder order> constexpr When lacks = all<holds<orders_are_kept>, no<ordered<order>>>;
template <KnownOrder order> constexpr auto order_label = [](const At&) -> Argument { return santa_anna::at(known_orders, order).label; };
inline constexpr When two_orders = [](const At& at) { return has_two_orders(at.unit, charts_of(at)); };
inline constexpr std::string_view orders_bind = "Command and Control, 4.2";
/// Who has not that order, where `when` holds besides.
template <KnownOrder order, When... when> constexpr Bar without(Seat seat)
{
    return {seat, "{0} has no {1} order", all<when..., lacks<order>>, {}, order_label<order>, orders_bind};
}

// seats

inline constexpr Seat anywhere{};
inline constexpr Seat any_leader{nullptr, role::leader};
inline constexpr Seat any_unit{nullptr, role::unit};
inline constexpr Seat any_firer{nullptr, role::firer};
inline constexpr Seat any_target{nullptr, role::target};
inline constexpr Seat any_charger{nullptr, role::charger};
inline constexpr Seat any_attacker{nullptr, role::attacker};
inline constexpr Seat any_defender{nullptr, role::defender};

} // namespace santa_anna::rows
