// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/guns_kept.h"

#include <algorithm>

namespace santa_anna {

namespace {

/// A charge that has been declared and has not ended.
void object_to_charger(const Unit& charger, Role role, Problems& problems)
{
    if (charger[stat::broken])
        object_to(charger, role, "{0} is broken", problems);
    else if (!charger[stat::charging])
        object_to(charger, role, "{0} has declared no charge", problems);
    else if (charger[stat::closed_this_turn])
        object_to(charger, role, "the charge of {0} has come to an end this turn", problems);
}

/// Rolling to Close and the whole charge in one go.
void object_to_close(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_any_of(wanted, action::roll_to_close, action::charge))
        return;
    for (const Unit* const charger : units_by(state, wanted.roles, role::attacker)) {
        object_to_charger(*charger, role::attacker, problems);
        if ((*charger)[stat::in_melee])
            object_to(*charger, role::attacker, "{0} is in melee", problems);
        else if (has_to_move_home(state, *charger))
            object_to(*charger, role::attacker, "{0} has not made its charge move", problems);
        for (const Unit* const charged : units_by(state, wanted.roles, role::defender)) {
            const Unit* const touched = state.find((*charger)[stat::touches]);
            if (touched != nullptr && touched != charged)
                object_to_both(role::defender, "{0} touches {1}", *charger, *touched, problems);
            if (!is_any_of(wanted, action::charge))
                continue;
            if ((*charged)[stat::in_melee])
                object_to(*charged, role::defender, "{0} is in melee: whoever joins rolls to close, then all fight in one melee", problems);
            for (const auto& [unit, enemy, role] :
                 {std::tuple{charger, charged, role::attacker}, std::tuple{charged, charger, role::defender}})
                if (!(*unit)[stat::in_melee] && has_others_to_fight(state, *unit, *enemy))
                    object_to(*unit, role, "others touch {0}: each rolls to close, then all fight in one melee", problems);
        }
    }
}

/// Before the melee: how a charge moves.
void object_to_charge_moves(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const Role role = is_any_of(wanted, action::charge_short) ? role::unit : role::attacker;
    if (is_any_of(wanted, action::contact, action::charge_short, action::skirmisher_withdrawal, action::support))
        for (const Unit* const charger : units_by(state, wanted.roles, role)) {
            object_to_charger(*charger, role, problems);
            if (charger->has(stat::touches))
                object_to(*charger, role, "the charge of {0} has touched an enemy", problems);
            else if ((*charger)[stat::charging] && !(*charger)[stat::moved_this_turn])
                object_to(*charger, role, "{0} has not made its charge move", problems);
        }
    if (is_any_of(wanted, action::contact))
        for (const Unit* const charger : units_by(state, wanted.roles, role::attacker))
            for (const Unit* const touched : units_by(state, wanted.roles, role::defender))
                if (touched->side != charger->side && !may_charge(state, *charger, *touched))
                    object_to_both(role::defender, "{0} may not charge {1}", *charger, *touched, problems);
    if (const auto met = wanted.as(action::skirmisher_withdrawal)) {
        for (const Unit* const unit : units_by(state, wanted.roles, role::unit))
            if ((*unit)[stat::formation] != Formation::Skirmish)
                object_to(*unit, role::unit, "{0} does not skirmish", problems);
        if (met->inputs.attacker_inches < met->inputs.distance)
            for (const Unit* const charger : units_by(state, wanted.roles, role::attacker))
                object_to(*charger, "distance", "the charge of {0} ends before it meets them", problems);
    }
    if (is_any_of(wanted, action::breakthrough))
        for (const Unit* const unit : units_by(state, wanted.roles, role::attacker)) {
            if (!must_follow(state, action::breakthrough.key, unit->key))
                object_to(*unit, role::attacker, "{0} has broken nobody in melee just now", problems);
            else if ((*unit)[stat::broken])
                object_to(*unit, role::attacker, "{0} is broken", problems);
        }
}

void object_to_square(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_any_of(wanted, action::emergency_square))
        return;
    for (const Unit* const unit : units_by(state, wanted.roles, role::defender)) {
        const auto rides_at_it = [&](const Unit& other) { return other[stat::arm] == Arm::Cavalry && charges_at(other, *unit); };
        if (unit->has(stat::arm) && (*unit)[stat::arm] != Arm::Infantry)
            object_to(*unit, role::defender, "{0} is not infantry", problems);
        if ((*unit)[stat::caught_forming_square])
            object_to(*unit, role::defender, "{0} was caught forming square this turn", problems);
        if (std::ranges::none_of(state.units, rides_at_it))
            object_to(*unit, role::defender, "no cavalry has declared a charge at {0}", problems);
    }
}

/// Cavalry that charges lets it charge too: within ten inches any of the enemy's, otherwise who charges it.
void object_to_trigger(const State& state, const Unit& unit, CounterChargeTrigger trigger, Problems& problems)
{
    const auto charges = [&](const Unit& other) {
        return other[stat::arm] == Arm::Cavalry && other[stat::charging] && other.side != unit.side
            && (trigger == CounterChargeTrigger::ChargingCavalryWithin10 || charges_at(other, unit));
    };
    if (std::ranges::none_of(state.units, [&](const Unit& other) { return may_charge(state, unit, other); }))
        object_to(unit, role::unit, "there is no enemy on the table that {0} could charge", problems);
    else if (trigger != CounterChargeTrigger::EnemyWithin6 && std::ranges::none_of(state.units, charges))
        object_to(unit, role::unit,
                  trigger == CounterChargeTrigger::ChargedByCavalry ? "no cavalry has declared a charge at {0}"
                                                                    : "no cavalry has declared a charge against the side of {0}",
                  problems);
}

void object_to_optional(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const Unit* const in_role : units_by(state, wanted.roles, role::unit)) {
        const Unit& unit = *in_role;
        if (is_any_of(wanted, action::gun_damage) && !is_played(state, stat::gun_damage))
            object_to(unit, role::unit, "damage to artillery is an optional rule that this game does not play", problems);
        else if (is_any_of(wanted, action::gun_damage) && !must_follow(state, action::gun_damage.key, unit.key))
            object_to(unit, role::unit, "guns have not hit {0} in this phase", problems);
        if (is_any_of(wanted, action::follow_up_charge) && !is_played(state, stat::follow_up_charges))
            object_to(unit, role::unit, "follow-up charges are an optional rule that this game does not play", problems);
        else if (is_any_of(wanted, action::follow_up_charge) && !unit[stat::charged_last_turn])
            object_to(unit, role::unit, "{0} did not charge last turn", problems);
        else if (is_any_of(wanted, action::follow_up_charge) && !must_follow(state, action::follow_up_charge.key, unit.key))
            object_to(unit, role::unit,
                      unit.has(stat::charge_target) || unit[stat::moved_this_turn] ? "{0} has rolled for its follow-up charge this turn"
                                                                                   : "{0} has not declared its charge",
                      problems);
        const auto countered = wanted.as(action::counter_charge);
        if (!countered)
            continue;
        const bool is_on_foot = unit[stat::arm] != Arm::Cavalry || (unit.has(stat::mounted) && !unit[stat::mounted]);
        if (is_on_foot || unit[stat::formation] == Formation::Square)
            object_to(unit, role::unit, "{0} is not mounted", problems);
        else if (unit[stat::broken])
            object_to(unit, role::unit, "{0} is broken", problems);
        else if (unit[stat::in_melee])
            object_to(unit, role::unit, "{0} is locked in melee", problems);
        else if (unit[stat::moved_this_turn])
            object_to(unit, role::unit, "{0} has moved this turn", problems);
        else if (unit[stat::formed_this_turn])
            object_to(unit, role::unit, "{0} has changed its formation this turn and does not charge", problems);
        else if (unit[stat::charging])
            object_to(unit, role::unit, "{0} is charging already", problems);
        else if (unit[stat::order] == KnownOrder::Charge)
            object_to(unit, role::unit, "{0} has a Charge order already", problems);
        else if (countered->inputs.trigger == CounterChargeTrigger::EnemyWithin6 && unit[stat::order] != KnownOrder::Hold
                 && orders_are_kept(state, unit))
            object_to(unit, role::unit, "{0} has no Hold order", problems);
        else
            object_to_trigger(state, unit, countered->inputs.trigger, problems);
    }
}

/// No more castings fire or fight than there are.
void object_to_castings(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const auto object_to_more = [&](Role role, std::size_t row, int castings) {
        const auto units = units_by(state, wanted.roles, role);
        if (row < units.size() && castings > castings_of(*units[row]))
            object_to(*units[row], role, "{0} has effectives {1}", problems, castings_of(*units[row]));
    };
    const bool is_told = std::ranges::find(wanted.answers, "firer_castings", &corneta::Given::key) != wanted.answers.end();
    if (const auto fired = wanted.as(action::fire); is_told && fired && fired->inputs.firer.arm != Arm::Artillery)
        object_to_more(role::firer, 0, fired->inputs.firer.castings);
    if (const auto fought = wanted.as(action::melee))
        for (std::size_t row = 0; row < most_units; ++row) {
            if (row < fought->inputs.attacker.fighters.count)
                object_to_more(role::attacker, row, fought->inputs.attacker.fighters[row]);
            if (row < fought->inputs.defender.fighters.count)
                object_to_more(role::defender, row, fought->inputs.defender.fighters[row]);
        }
    if (const auto charged = wanted.as(action::charge)) {
        object_to_more(role::attacker, 0, charged->inputs.attacker.fighters);
        object_to_more(role::defender, 0, charged->inputs.defender.fighters);
    }
}

} // namespace

bool may_charge(const State& state, const Unit& charger, const Unit& target)
{
    const bool is_foot = charger[stat::arm] == Arm::Infantry;
    const bool skirmishes = charger[stat::formation] == Formation::Skirmish;
    return target.kind == "unit" && target.side != charger.side && has_arrived(state, target) && !target[stat::off_table]
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

bool has_others_to_fight(const State& state, const Unit& unit, const Unit& enemy)
{
    const auto comes_to = [&](const Unit& charger, const Unit& other) {
        return !charger[stat::broken] && !other[stat::broken]
            && (charger[stat::closed_with] == other.key || (charger[stat::touches] == other.key && has_yet_to_close(state, charger)));
    };
    return std::ranges::any_of(
        state.units, [&](const Unit& other) { return other.key != enemy.key && (comes_to(other, unit) || comes_to(unit, other)); });
}

void object_to_charges(const State& state, const PlayedAction& wanted, Problems& problems)
{
    object_to_close(state, wanted, problems);
    object_to_melees(state, wanted, problems);
    object_to_charge_moves(state, wanted, problems);
    object_to_square(state, wanted, problems);
    object_to_optional(state, wanted, problems);
    object_to_rout_check(state, wanted, problems);
    object_to_castings(state, wanted, problems);
}

} // namespace santa_anna
