// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"
#include "rulesets/santa_anna/game/guns_kept.h"

#include <algorithm>

namespace santa_anna {

bool is_owed(const State& state, const Unit& unit, MoveKind kind)
{
    const auto is_it = [&](const NextChoice& choice) {
        const PlayedAction owed{.action = choice.action, .roles = choice.roles, .answers = choice.presets};
        const auto move = owed.as(action::movement);
        return move && owed.unit(role::unit) == unit.key && move->inputs.kind == kind;
    };
    const bool flees = unit[stat::broken] && unit[stat::formation] == Formation::Mob;
    const auto is_way_out = [](const NextChoice& choice) { return choice.action == action::leave_table.key; };
    return std::ranges::any_of(state.owed, [&](const Owed& owed) {
        return std::ranges::any_of(owed.next.choices, is_it) && (!flees || std::ranges::any_of(owed.next.choices, is_way_out));
    });
}

bool orders_are_kept(const State& state, const Unit& of_side)
{
    return std::ranges::any_of(state.units, [&](const Unit& unit) {
        return unit.kind == kind::unit && unit.side == of_side.side && (unit[stat::order] != KnownOrder::None || has_chip(state, unit));
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

MoveKind ordered_move(const Unit& unit)
{
    if (unit[stat::broken])
        return MoveKind::Retreat;
    return unit[stat::order] == KnownOrder::Charge ? MoveKind::Charge : MoveKind::Move;
}

bool is_alone_again(const State& state, const Unit& unit)
{
    return unit[stat::stood_this_turn] && !unit[stat::broken]
        && std::ranges::none_of(state.units, [&](const Unit& other) { return other[stat::closed_with] == unit.key; });
}

bool owes_retreat(const State& state, const Unit& unit)
{
    return is_owed(state, unit, MoveKind::Retreat) && !unit[stat::retreated] && !is_alone_again(state, unit);
}

bool may_charge(const State& state, const Unit& charger, const Unit& target)
{
    const bool is_foot = charger[stat::arm] == Arm::Infantry;
    const bool skirmishes = charger[stat::formation] == Formation::Skirmish;
    return target.kind == kind::unit && target.side != charger.side && has_arrived(state, target) && !target[stat::off_table]
        && !target[stat::destroyed] && !target[stat::hidden] && !(is_foot && is_mounted_cavalry(target))
        && !(skirmishes && target[stat::formation] != Formation::Skirmish);
}

bool has_to_move_home(const State& state, const Unit& unit)
{
    return unit[stat::charging] && !unit[stat::broken] && !unit[stat::destroyed] && !unit[stat::in_melee] && !unit[stat::moved_this_turn]
        && std::ranges::none_of(state.units, [&](const Unit& other) { return other[stat::touches] == unit.key; });
}

bool has_yet_to_close(const State& state, const Unit& charger)
{
    const Unit* const touched = state.find(charger[stat::touches]);
    return touched != nullptr && may_charge(state, charger, *touched) && !(*touched)[stat::broken] && charger[stat::charging]
        && !charger[stat::broken] && !charger[stat::destroyed] && !charger[stat::in_melee] && !charger[stat::closed_this_turn];
}

} // namespace santa_anna
