// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

#include <algorithm>

namespace santa_anna {

namespace {

/// That of a unit with another order; a table that keeps its chips to itself is not asked.
void object_to_order(const State& state, const Unit& unit, KnownOrder wanted, Role role, Problems& problems)
{
    if (orders_are_kept(state, unit) && unit[stat::order] != wanted)
        problems.push_back({std::string{role.key}, {"{0} has no {1} order", {Name{unit.name}, at(known_orders, wanted).label}}});
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
                object_to(*unit, role::unit, "an order lies face down by {0}", problems);
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
        if ((*charger)[stat::broken])
            object_to(*charger, role::charger, "{0} is broken", problems);
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

void object_by_orders(const State& state, const PlayedAction& wanted, Problems& problems)
{
    object_to_second_roll(state, wanted, problems);
    object_to_declaration(state, wanted, problems);
}

void take_orders(const PlayedAction& played, EffectsBuilder& effects)
{
    if (is_any_of(played, action::declare)) {
        const Unit& charger = effects.unit(played.unit(role::charger));
        const Unit& target = effects.unit(played.unit(role::target));
        effects.announce({"{0} charges {1}.", {Name{charger.name}, Name{target.name}}});
        effects.set(charger.key, stat::charge_target, target.key);
    }
}

void end_turn_of_orders(const Unit& unit, EffectsBuilder& effects)
{
    if (unit.has(stat::charge_target))
        effects.set(unit.key, stat::charge_target, "");
}

} // namespace santa_anna
