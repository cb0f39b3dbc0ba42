// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

#include <algorithm>

namespace santa_anna {

namespace {

bool can_act(const Unit& unit)
{
    return !unit[stat::broken] && !unit[stat::destroyed];
}

bool may_rally(const Unit& unit)
{
    return unit[stat::broken] && !unit[stat::destroyed] && !never_rallies(unit);
}

bool has_no_order(const State& state, const Unit& unit)
{
    return unit[stat::order] == KnownOrder::None && std::ranges::find(state.face_down, unit.key) == state.face_down.end();
}

bool lacks_order(const State& state, const Unit& unit)
{
    return can_act(unit) && has_no_order(state, unit);
}

bool lacks_rally_order(const State& state, const Unit& unit)
{
    return may_rally(unit) && has_no_order(state, unit);
}

bool has_points_to_roll(const State& /*state*/, const Unit& leader)
{
    return leader[stat::turns_out] == 0 && !leader[stat::points_rolled_this_turn];
}

bool has_charge_to_declare(const State& /*state*/, const Unit& unit)
{
    return can_act(unit) && unit[stat::order] == KnownOrder::Charge && !unit[stat::charging];
}

bool has_fire(const Unit& unit)
{
    if (unit[stat::arm] == Arm::Artillery)
        return !is_limbered(unit) && !has_lost_its_guns(unit);
    return !unit.has(stat::weapon) || unit[stat::weapon] != Weapon::None;
}

bool has_to_fire(const State& state, const Unit& unit, KnownOrder order)
{
    return !state.stage.aftermath && can_act(unit) && unit[stat::order] == order && !unit[stat::in_melee] && has_fire(unit)
        && !has_fired(state, unit);
}

bool has_first_fire(const State& state, const Unit& unit)
{
    return has_to_fire(state, unit, KnownOrder::FirstFire);
}

/// Who is caught forming square has no Hold Fire.
bool has_hold_fire(const State& state, const Unit& unit)
{
    return has_to_fire(state, unit, KnownOrder::HoldFire) && !unit[stat::caught_forming_square];
}

bool has_to_move(const State& /*state*/, const Unit& unit)
{
    const bool is_ordered = unit[stat::order] == KnownOrder::Move || unit[stat::order] == KnownOrder::Charge;
    return can_act(unit) && is_ordered && !unit[stat::in_melee] && !unit[stat::moved_this_turn];
}

bool has_to_retreat(const State& /*state*/, const Unit& unit)
{
    return retreats(unit) && !unit[stat::moved_this_turn];
}

/// 4.2, 7.1: nothing but the players' hands carries it out.
bool has_to_form(const State& /*state*/, const Unit& unit)
{
    return can_act(unit) && unit[stat::order] == KnownOrder::Form && !unit[stat::moved_this_turn];
}

bool fights_on(const Unit& unit)
{
    return can_act(unit) && unit[stat::in_melee] && !unit[stat::fired_or_fought];
}

bool attacks_on(const State& /*state*/, const Unit& unit)
{
    return fights_on(unit) && unit.has(stat::locked_with);
}

bool defends_on(const State& /*state*/, const Unit& unit)
{
    return fights_on(unit) && !unit.has(stat::locked_with);
}

bool has_to_close(const State& /*state*/, const Unit& unit)
{
    const bool charges = unit[stat::order] == KnownOrder::Charge || unit[stat::charging];
    return can_act(unit) && charges && !unit[stat::in_melee] && !unit[stat::closed_this_turn];
}

/// A Rally order, or none known and no retreat made.
bool has_to_rally(const State& /*state*/, const Unit& unit)
{
    const bool is_free = unit[stat::order] == KnownOrder::None && !unit[stat::moved_this_turn] && !unit[stat::broke_this_turn];
    return may_rally(unit) && (unit[stat::order] == KnownOrder::Rally || is_free) && !unit[stat::rallied_this_turn];
}

bool has_to_recover(const State& /*state*/, const Unit& unit)
{
    return can_act(unit) && unit[stat::order] == KnownOrder::Hold && unit[stat::stragglers] > 0 && !unit[stat::in_melee]
        && !unit[stat::fired_or_fought] && !unit[stat::rallied_this_turn];
}

bool has_leader_to_roll_for(const State& /*state*/, const Unit& unit)
{
    return leader_is_to_be_rolled_for(unit);
}

/// Who may come comes when its side wants it to.
bool may_arrive(const State& state, const Unit& unit)
{
    return unit[stat::off_table] && unit[stat::arrives] <= state.stage.turn;
}

} // namespace

/// Of those who are there, and in Give Orders those who may come.
std::vector<Idle> idle(const State& state)
{
    using action::leader_casualty, action::hold_recovery;
    const std::array all{
        IdleSpec{"give-orders", "unit", may_arrive, "may come onto the table", {}, {}, stat::off_table, "no"},
        IdleSpec{"give-orders", "leader", may_arrive, "may come onto the table", {}, {}, stat::off_table, "no"},
        IdleSpec{"give-orders", "leader", has_points_to_roll, "has not rolled for leader points", action::leader_points.key, role::leader,
                 stat::points_rolled_this_turn},
        IdleSpec{"give-orders", "unit", lacks_order, "has no order", action::random_order.key, role::unit},
        IdleSpec{"give-orders", "unit", lacks_rally_order, "has no Rally order"},
        IdleSpec{"declare-charges", "unit", has_charge_to_declare, "has not declared its charge", {}, {}, stat::charging},
        IdleSpec{"first-fire", "unit", has_first_fire, "has not fired", action::fire.key, role::firer},
        IdleSpec{"all-moves", "unit", has_to_move, "has not moved", action::movement.key, role::unit, stat::moved_this_turn},
        IdleSpec{"all-moves", "unit", has_to_retreat, "has not retreated", action::movement.key, role::unit, stat::moved_this_turn},
        IdleSpec{"all-moves", "unit", has_to_form, "has a Form order: set its formation right", {}, {}, stat::moved_this_turn},
        IdleSpec{"hold-fire", "unit", has_hold_fire, "has not fired", action::fire.key, role::firer},
        IdleSpec{"melee", "unit", attacks_on, "is locked and has not fought on", action::melee.key, role::attacker},
        IdleSpec{"melee", "unit", defends_on, "is locked and has not fought on", action::melee.key, role::defender},
        IdleSpec{"melee", "unit", has_to_close, "has not charged home", action::charge.key, role::attacker, stat::closed_this_turn},
        IdleSpec{"rally", "unit", has_to_rally, "has not rolled to rally", action::rally.key, role::unit, stat::rallied_this_turn},
        IdleSpec{"rally", "unit", has_to_recover, "has stragglers to take back", hold_recovery.key, role::unit, stat::rallied_this_turn},
        IdleSpec{"rally", "unit", has_leader_to_roll_for, "its leader has not been rolled for", leader_casualty.key, role::unit,
                 stat::leader_rolled_this_turn},
    };
    auto idle = idle_by(state, all);
    std::erase_if(idle, [&](const Idle& one) { return !has_arrived(state, *state.find(one.unit)) && one.done != stat::off_table.key; });
    return idle;
}

} // namespace santa_anna
