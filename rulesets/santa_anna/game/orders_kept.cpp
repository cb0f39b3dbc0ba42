// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/guns_kept.h"

#include <algorithm>

namespace santa_anna {

namespace {

constexpr std::string_view orders_bind = "Command and Control, 4.2";

/// That of a unit with another order; a side that keeps its chips to the table is not asked.
void object_to_order(const State& state, const Unit& unit, KnownOrder wanted, Role role, Problems& problems)
{
    if (orders_are_kept(state, unit) && unit[stat::order] != wanted)
        problems.push_back(
            {std::string{role.key}, {"{0} has no {1} order", {Name{unit.name}, at(known_orders, wanted).label}}, {}, orders_bind});
}

void object_to_second_roll(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (is_any_of(wanted, action::leader_points))
        for (const Unit* const leader : units_by(state, wanted.roles, role::leader))
            if ((*leader)[stat::points_rolled_this_turn])
                object_to(*leader, role::leader, "{0} has rolled for leader points this turn", problems);
    if (is_any_of(wanted, action::random_order))
        for (const Unit* const unit : units_by(state, wanted.roles, role::unit)) {
            if ((*unit)[stat::order] != KnownOrder::None)
                object_to(*unit, role::unit, "{0} has its order", problems);
            else if (has_chip(state, *unit))
                object_to(*unit, role::unit, "an order lies face down beside {0}", problems);
            else if ((*unit)[stat::broken])
                object_to(*unit, role::unit, "{0} is broken and takes only Rally", problems);
        }
}

void object_to_declaration(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_any_of(wanted, action::declare))
        return;
    for (const Unit* const charger : units_by(state, wanted.roles, role::charger)) {
        object_to_order(state, *charger, KnownOrder::Charge, role::charger, problems);
        if (charger->has(stat::charge_target))
            object_to(*charger, role::charger, "{0} has declared its charge", problems);
        else if ((*charger)[stat::in_melee])
            object_to(*charger, role::charger, "{0} is locked in melee", problems);
        else if ((*charger)[stat::moved_this_turn])
            object_to(*charger, role::charger, "{0} has moved this turn", problems);
        if ((*charger)[stat::broken])
            object_to(*charger, role::charger, "{0} is broken", problems);
        else if ((*charger)[stat::formed_this_turn])
            object_to(*charger, role::charger, "{0} has changed its formation this turn and does not charge", problems);
    }
}

/// Whether what is owed is this kind of move of that unit: onward, back, away. A mob makes none but its flight, which may lead off the table.
bool is_owed(const State& state, const Unit& unit, MoveKind kind)
{
    const auto is_it = [&](const corneta::game::NextChoice& choice) {
        const PlayedAction owed{.action = choice.action, .roles = choice.roles, .answers = choice.presets};
        const auto move = owed.as(action::movement);
        return move && owed.unit(role::unit) == unit.key && move->inputs.kind == kind;
    };
    const bool flees = unit[stat::broken] && unit[stat::formation] == Formation::Mob;
    const auto is_way_out = [](const corneta::game::NextChoice& choice) { return choice.action == action::leave_table.key; };
    return std::ranges::any_of(state.owed, [&](const Owed& owed) {
        return std::ranges::any_of(owed.next.choices, is_it) && (!flees || std::ranges::any_of(owed.next.choices, is_way_out));
    });
}

void object_to_move_of(const State& state, const Unit& unit, MoveKind kind, const Charts& charts, Problems& problems)
{
    if (unit[stat::in_melee])
        object_to(unit, role::unit, "{0} is locked in melee", problems);
    if (kind == MoveKind::Charge) {
        object_to_order(state, unit, KnownOrder::Charge, role::unit, problems);
        if (orders_are_kept(state, unit) && unit[stat::order] == KnownOrder::Charge && !unit[stat::charging])
            object_to(unit, role::unit, "{0} has not declared its charge", problems);
    } else if (!has_two_orders(unit, charts)) {
        object_to_order(state, unit, KnownOrder::Move, role::unit, problems);
    }
    if (unit[stat::moved_this_turn] && unit[stat::arm] != Arm::Artillery)
        object_to(unit, role::unit, "{0} has moved this turn", problems);
    if (kind == MoveKind::Charge && unit[stat::formed_this_turn])
        object_to(unit, role::unit, "{0} has changed its formation this turn and does not charge", problems);
}

/// One that nothing asks for: of a broken unit it is the one of this turn.
void object_to_retreat_of(const Unit& unit, Problems& problems)
{
    if (!unit[stat::broken])
        object_to(unit, role::unit, "{0} has no retreat to make", problems);
    else if (unit[stat::moved_this_turn])
        object_to(unit, role::unit, "{0} has moved this turn", problems);
}

void object_to_move(const State& state, const PlayedAction& wanted, const Charts& charts, Problems& problems)
{
    const auto move = wanted.as(action::movement);
    if (!move)
        return;
    for (const Unit* const unit : units_by(state, wanted.roles, role::unit)) {
        if (unit->kind == "leader") {
            if ((*unit)[stat::moved_this_turn])
                object_to(*unit, role::unit, "{0} has moved this turn", problems);
        } else if (const bool owed = is_owed(state, *unit, move->inputs.kind); move->inputs.kind == MoveKind::Retreat) {
            const bool is_free = (*unit)[stat::stood_this_turn] && !(*unit)[stat::broken]
                && std::ranges::none_of(state.units, [&](const Unit& other) { return other[stat::closed_with] == unit->key; });
            if ((*unit)[stat::retreated])
                object_to(*unit, role::unit, "{0} has retreated this turn", problems);
            else if (!owed || is_free) // nobody is left before whom it did not stand
                object_to_retreat_of(*unit, problems);
        } else if ((*unit)[stat::broken]) { // cavalry that breaks on its breakthrough moves on first
            if (!owed)
                object_to(*unit, role::unit, "{0} is broken", problems);
        } else if (!owed) {
            object_to_move_of(state, *unit, move->inputs.kind, charts, problems);
        }
        if (move->inputs.kind == MoveKind::Retreat && owes_volley(state, *unit) && !(*unit)[stat::broken])
            object_to(*unit, role::unit, "{0} fires its quarter volley before it retreats", problems);
        if (move->inputs.change == Change::Formation && (*unit)[stat::formed_this_turn])
            object_to(*unit, "change", "{0} has changed its formation this turn", problems);
        if (move->inputs.change == Change::Formation && (*unit)[stat::formation] == move->inputs.to)
            object_to(*unit, "to", "{0} stands in that formation: say the new one", problems);
    }
}

/// First Fire and Hold Fire are orders; Hold fires at its charger alone.
void object_to_fire_by_order(const State& state, const PlayedAction& wanted, const Charts& charts, Problems& problems)
{
    const auto fired = wanted.as(action::fire);
    if ((!fired && !is_any_of(wanted, action::fortification_fire)) || (fired && fired->inputs.firer.quarter_volley))
        return;
    const auto targets = units_by(state, wanted.roles, role::target);
    for (const Unit* const unit : units_by(state, wanted.roles, role::firer)) {
        const bool is_charged = std::ranges::any_of(targets, [&](const Unit* target) {
            return charges_at(*target, *unit) || ((*target)[stat::charging] && (*target)[stat::touches] == unit->key);
        });
        if ((*unit)[stat::broken] || has_two_orders(*unit, charts))
            continue;
        if (state.stage.phase == "first-fire")
            object_to_order(state, *unit, KnownOrder::FirstFire, role::firer, problems);
        else if (state.stage.phase == "hold-fire" && (*unit)[stat::order] != KnownOrder::Hold)
            object_to_order(state, *unit, KnownOrder::HoldFire, role::firer, problems);
        else if (state.stage.phase == "hold-fire" && !is_charged) {
            const Under under{problems, orders_bind};
            object_to(*unit, role::firer, "{0} is on Hold and fires only at a unit that charges it", problems);
        }
    }
}

void object_to_skirmishers(const Unit& unit, const Charts& charts, Problems& problems)
{
    const int company = charts[Detachment::Company].whole();
    if (unit[stat::arm] == Arm::Infantry && unit[stat::castings] > company)
        object_to(unit, role::unit, "{0} is not a company of {1} castings: whole infantry units do not skirmish", problems, company);
}

/// Form, Rally and Hold.
void object_to_others(const State& state, const PlayedAction& wanted, const Charts& charts, Problems& problems)
{
    const auto formed = wanted.as(action::form);
    const bool takes_form = formed || is_any_of(wanted, action::lend);
    const bool rallies = is_any_of(wanted, action::rally);
    const bool recovers = is_any_of(wanted, action::hold_recovery);
    const auto move = wanted.as(action::movement);
    const bool skirmishes_in_move = move && move->inputs.change == Change::Formation && move->inputs.to == Formation::Skirmish;
    for (const Unit* const in_role : units_by(state, wanted.roles, role::unit)) {
        const Unit& unit = *in_role;
        if (formed && unit[stat::rallied_this_turn] && state.stage.phase == "rally")
            continue;                                                                                 // the formation in which it rallies
        if (is_any_of(wanted, action::lend, action::man_guns) && unit[stat::arm] == Arm::Artillery) { // a move for the crewmen
            if (!has_two_orders(unit, charts))
                object_to_order(state, unit, KnownOrder::Move, role::unit, problems);
            continue;
        }
        if (takes_form || (rallies && unit[stat::broken]) || (recovers && unit[stat::order] == KnownOrder::None))
            object_to_order(state, unit,
                            takes_form    ? KnownOrder::Form
                                : rallies ? KnownOrder::Rally
                                          : KnownOrder::Hold,
                            role::unit, problems);
        if (takes_form && unit[stat::in_melee])
            object_to(unit, role::unit, "{0} is locked in melee", problems);
        if (takes_form && unit[stat::moved_this_turn])
            object_to(unit, role::unit, "{0} has moved or formed this turn", problems);
        else if (formed && unit[stat::formed_this_turn])
            object_to(unit, role::unit, "{0} has changed its formation this turn", problems);
        if ((formed && formed->inputs.to == FormTo::Skirmish) || skirmishes_in_move)
            object_to_skirmishers(unit, charts, problems);
    }
}

} // namespace

bool orders_are_kept(const State& state, const Unit& of_side)
{
    return std::ranges::any_of(state.units, [&](const Unit& unit) {
        return unit.kind == "unit" && unit.side == of_side.side && (unit[stat::order] != KnownOrder::None || has_chip(state, unit));
    });
}

bool charges_at(const Unit& charger, const Unit& target)
{
    return charger[stat::charging] && charger[stat::charge_target] == target.key;
}

bool has_ended_charge(const Unit& unit)
{
    return unit[stat::charging] && unit[stat::closed_this_turn] && unit[stat::closed_with].empty();
}

bool comes_at(const Unit& charger, const Unit& enemy)
{
    const std::string_view at = charger[charger.has(stat::touches) ? stat::touches : stat::charge_target];
    return charger[stat::charging] && at == enemy.key && !has_ended_charge(charger);
}

bool owes_retreat(const State& state, const Unit& unit)
{
    return is_owed(state, unit, MoveKind::Retreat) && !unit[stat::retreated];
}

void object_by_orders(const State& state, const PlayedAction& wanted, const Charts& charts, Problems& problems)
{
    object_to_second_roll(state, wanted, problems);
    object_to_declaration(state, wanted, problems);
    object_to_move(state, wanted, charts, problems);
    object_to_fire_by_order(state, wanted, charts, problems);
    object_to_others(state, wanted, charts, problems);
}

} // namespace santa_anna
