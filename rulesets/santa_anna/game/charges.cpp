// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/form/answers.h"
#include "rulesets/santa_anna/game/melees.h"

#include <algorithm>

namespace santa_anna {

namespace {

Roles attack(const std::string& attacker, const std::string& defender)
{
    return {{std::string{role::attacker.key}, {attacker}}, {std::string{role::defender.key}, {defender}}};
}

bool can_be_charged(const Unit& unit)
{
    return !unit[stat::broken] && !unit[stat::destroyed] && unit[stat::effectives] > 0;
}

bool is_skirmishing(const Unit& unit)
{
    return unit[stat::arm] != Arm::Artillery && unit[stat::formation] == Formation::Skirmish;
}

void add_choice(Next& next, const Action& action, Sentence words, Roles roles)
{
    next.choices.push_back({std::string{action.key}, std::move(words), std::move(roles), {}});
}

/// A charge move ends at its target, at another enemy, short of all of them, or at skirmishers who fall back before it.
void ask_where_it_ends(const Unit& charger, Follow kind, EffectsBuilder& effects)
{
    const State& state = effects.state();
    const Unit* const target = state.find(charger[stat::charge_target]);
    Next next{kind, charger.key, {}};
    if (target != nullptr && !(*target)[stat::destroyed] && !is_skirmishing(*target))
        add_choice(next, action::contact, {"{0} touches {1}", {charger, *target}}, attack(charger.key, target->key));
    add_choice(next, action::contact, {"{0} touches another enemy", {charger}}, alone(role::attacker, charger.key));
    add_choice(next, action::charge_short, {"The charge of {0} falls short", {charger}}, alone(role::unit, charger.key));
    const auto may_fall_back = [&](const Unit& unit) {
        return unit.kind == kind::unit && unit.side != charger.side && is_skirmishing(unit) && can_be_charged(unit);
    };
    if (std::ranges::any_of(state.units, may_fall_back))
        add_choice(next, action::skirmisher_withdrawal, {"Skirmishers fall back before {0}", {charger}},
                   alone(role::attacker, charger.key));
    const auto fights = [&](const Unit& unit) { return unit.side == charger.side && unit[stat::in_melee]; };
    if (std::ranges::any_of(state.units, fights))
        add_choice(next, action::support, {"{0} supports a friend in its melee", {charger}}, alone(role::attacker, charger.key));
    effects.offer(std::move(next));
}

/// A target that has broken since it was touched, or moved on, may be out of reach; one that has
/// changed its formation since may be none for the charger.
void offer_close(const Unit& charger, const Unit& target, EffectsBuilder& effects)
{
    const bool may_be_gone = target[stat::broken] && (target[stat::broke_this_turn] || target[stat::moved_this_turn]);
    effects.offer(follow_up(may_be_gone || !may_charge(effects.state(), charger, target) ? Follow::May : Follow::Must, charger.key,
                            action::roll_to_close, {"{0} rolls to close with {1}", {charger, target}}, attack(charger.key, target.key)));
}

void set_inches_left(const std::string& unit, corneta::Tenths inches, EffectsBuilder& effects)
{
    effects.change({{unit, std::string{stat::inches_left}, Does::Set, inches_word(inches)}});
}

void follow_declaration(const Unit& charger, const Unit& target, EffectsBuilder& effects)
{
    if (charger[stat::charged_last_turn] && is_played(effects.state(), stat::follow_up_charges))
        effects.offer(follow_up(Follow::Must, charger.key, action::follow_up_charge, {"{0} charges again: stragglers first", {charger}},
                                alone(role::unit, charger.key)));
    if (!is_mounted_cavalry(charger) || !can_be_charged(target))
        return;
    if (target[stat::arm] == Arm::Infantry && target[stat::formation] != Formation::Square && !is_skirmishing(target))
        effects.offer(follow_up(Follow::May, target.key, action::emergency_square, {"{0} forms square in time?", {target}},
                                alone(role::defender, target.key)));
    if (is_mounted_cavalry(target) && !target[stat::charging])
        effects.offer(follow_up(Follow::May, target.key, action::counter_charge, {"{0} charges back", {target}},
                                alone(role::unit, target.key),
                                corneta::given_to(action::counter_charge,
                                                  std::array{preset<&CounterCharge::trigger>(CounterChargeTrigger::ChargedByCavalry)})));
}

/// The order is Charge from now on; against whom is declared next.
void convert(const PlayedAction& played, EffectsBuilder& effects)
{
    const std::string key = played.unit(role::unit);
    if (key.empty())
        return;
    effects.set(key, stat::order, KnownOrder::Charge);
    Roles roles = alone(role::charger, key);
    for (const Unit& unit : effects.state().units)
        if (charges_at(unit, effects.unit(key)) && roles.size() == 1 && may_charge(effects.state(), effects.unit(key), unit))
            roles.push_back({std::string{role::target.key}, {unit.key}});
    effects.offer(follow_up(Follow::Must, key, action::declare, {"Whom {0} charges", {effects.unit(key)}}, roles));
}

/// A retreat from a charge is pursued as far as the inches last: then it is a melee in the rear. Rolling to Stand.
void pursue(const std::string& fled, corneta::Tenths inches, EffectsBuilder& effects)
{
    const Unit unit = effects.unit(fled);
    for (const Unit& charger : std::vector<Unit>{effects.state().units}) {
        const bool has_closed = charger[stat::closed_with] == fled;
        const bool is_to_close = charger[stat::touches] == fled && has_yet_to_close(effects.state(), charger);
        if (!has_closed && !is_to_close)
            continue;
        const corneta::Tenths left = tenths(corneta::fraction_from(charger.word(stat::inches_left)).value_or(Fraction{}));
        const bool catches = left.count != 0 && left >= inches && !charger[stat::broken] && !unit[stat::broken];
        if (catches)
            strike_in(charger.key, Aspect::Rear, effects);
        if (catches != has_closed)
            effects.set(charger.key, stat::closed_with, catches ? fled : std::string{});
        if (is_to_close)
            effects.mark(charger.key, stat::closed_this_turn);
    }
}

void follow_move(const PlayedAction& played, const PlayedAs<Movement, MovementEnd>& moved, EffectsBuilder& effects)
{
    const std::string key = played.unit(role::unit);
    if (key.empty())
        return;
    if (moved.inputs.kind == MoveKind::Retreat) {
        pursue(key, moved.end.inches, effects);
        effects.set(key, stat::touches, "");
    }
    const Unit unit = effects.unit(key);
    if (moved.inputs.kind != MoveKind::Charge || !unit[stat::charging] || unit[stat::broken])
        return;
    set_inches_left(key, moved.end.inches, effects);
    if (effects.state().stage.phase == phase::melee) { // it charges on after a breakthrough
        effects.set(key, stat::closed_this_turn, false);
        effects.set(key, stat::touches, "");
    }
    ask_where_it_ends(unit, Follow::Either, effects);
}

void follow_close(const PlayedAction& played, const Onset& inputs, const RollToCloseEnd& end, EffectsBuilder& effects)
{
    const std::string attacker = played.unit(role::attacker);
    const std::string defender = played.unit(role::defender);
    if (attacker.empty() || defender.empty())
        return;
    if (end.result == CloseResult::Closes)
        effects.set(attacker, stat::closed_with, defender);
    if (end.result == CloseResult::Closes && inputs.defender.broken && !effects.unit(defender)[stat::broken]
        && !effects.unit(defender)[stat::retreated])
        effects.mark(defender, stat::stood_this_turn); // said to be broken, it is fallen upon in its rear
    Unit charger = effects.unit(attacker);
    charger.put(stat::closed_this_turn, false); // as it came
    const Unit charged = effects.unit(defender);
    if (charge_each_other(charger, charged) && !charger[stat::broken] && !charger.has(stat::touches)) // it was touched before it had moved
        effects.set(attacker, stat::touches, defender);
}

void follow_stand(const PlayedAction& played, const RollToStandEnd& end, EffectsBuilder& effects)
{
    const std::string key = played.unit(role::defender);
    if (key.empty())
        return;
    if (!end.retreats || gives_way(effects.unit(key))) // who gives way ends its charge as it breaks
        return;
    const std::string closed{effects.unit(key)[stat::closed_with]};
    end_charge(key, effects);
    effects.set(key, stat::touches, closed); // it charges on where nobody is left before whom it did not stand
}

/// Cavalry of a side leaves squares that it has not broken; whoever is on foot fights on.
void go_back_from_square(const PlayedAction& played, Role own, Role enemy, EffectsBuilder& effects)
{
    const auto is_square = [&](const std::string& key) {
        const Unit& unit = effects.unit(key);
        return unit[stat::broken] || (unit[stat::formation] == Formation::Square && !is_mounted_cavalry(unit));
    };
    if (!std::ranges::all_of(units_in(played.roles, enemy), is_square))
        return;
    for (const std::string& key : units_in(played.roles, own))
        if (is_mounted_cavalry(effects.unit(key))) {
            leave_melees(key, effects);
            effects.unmark(key, stat::stood_this_turn); // it goes back whoever it stood before
        }
}

/// Both sides have fought this turn, and whoever has closed is in.
void follow_fight(const PlayedAction& played, EffectsBuilder& effects)
{
    for (const Role role : {role::attacker, role::defender})
        for (const std::string& key : units_in(played.roles, role))
            effects.set(key, stat::closed_with, "");
}

} // namespace

std::string inches_word(corneta::Tenths inches)
{
    return std::to_string(inches.count / 10) + (inches.count % 10 == 0 ? "" : "." + std::to_string(inches.count % 10));
}

void follow_charge(const PlayedAction& played, EffectsBuilder& effects)
{
    if (is_any_of(played, action::declare))
        follow_declaration(effects.unit(played.unit(role::charger)), effects.unit(played.unit(role::target)), effects);
    if (const auto converted = played.as(action::counter_charge); converted && converted->end.converts)
        convert(played, effects);
    if (const auto again = played.as(action::follow_up_charge); again && !again->end.may_charge)
        for (const std::string& key : units_in(played.roles, role::unit)) {
            effects.set(key, stat::charging, false);
            effects.set(key, stat::charge_target, "");
        }
    if (const auto moved = played.as(action::movement))
        follow_move(played, *moved, effects);
    if (is_any_of(played, action::contact)) {
        effects.set(played.unit(role::attacker), stat::touches, played.unit(role::defender));
        if (effects.state().stage.phase == phase::melee)
            offer_close(effects.unit(played.unit(role::attacker)), effects.unit(played.unit(role::defender)), effects);
    }
    take_support(played, effects);
    if (const auto met = played.as(action::skirmisher_withdrawal); met && effects.unit(played.unit(role::attacker))[stat::charging]) {
        if (!met->end.caught) // it strikes nobody and goes on, maybe up to those behind them
            set_inches_left(played.unit(role::attacker), met->inputs.attacker_inches, effects);
        ask_where_it_ends(effects.unit(played.unit(role::attacker)), met->end.caught ? Follow::May : Follow::Either,
                          effects); // it has struck
    }
    if (const auto closed = played.as(action::roll_to_close))
        follow_close(played, closed->inputs, closed->end, effects);
    if (const auto stood = played.as(action::roll_to_stand))
        follow_stand(played, stood->end, effects);
    if (const auto onward = played.as(action::breakthrough); onward && onward->end.result == BreakthroughResult::Charge) {
        effects.mark(played.unit(role::attacker), stat::charging); // it has declared it
        if (breaks_after_charge(*onward)) {
            effects.set(played.unit(role::attacker), stat::straggles_later, onward->end.stragglers);
            effects.unmark(played.unit(role::attacker), stat::closed_this_turn);
        }
    }
    if (const auto fought = played.as(action::melee); fought && fought->end.locked && fought->inputs.first_round) {
        go_back_from_square(played, role::attacker, role::defender, effects);
        go_back_from_square(played, role::defender, role::attacker, effects);
    }
    if (is_any_of(played, action::melee))
        follow_fight(played, effects);
}

void resume_charges(EffectsBuilder& effects)
{
    for (const Unit& unit : std::vector<Unit>{effects.state().units}) {
        const Unit* const touched = effects.state().find(unit[stat::touches]);
        const bool is_left =
            touched != nullptr && !(*touched)[stat::broken] && !(*touched)[stat::destroyed] && !(*touched)[stat::off_table];
        if (is_left && unit[stat::charging] && !unit.has(stat::closed_with) && !unit[stat::retreated] && !unit[stat::fought_this_turn]
            && is_alone_again(effects.state(), unit) && is_owed(effects.state(), unit, MoveKind::Retreat))
            effects.set(unit.key, stat::closed_with, touched->key);
    }
}

bool breaks_after_charge(const PlayedAs<Breakthrough, BreakthroughEnd>& onward)
{
    return onward.end.result == BreakthroughResult::Charge && onward.end.breaks;
}

void straggle_after_charge(const std::string& key, EffectsBuilder& effects)
{
    const int stragglers = effects.unit(key)[stat::straggles_later];
    effects.set(key, stat::straggles_later, 0);
    effects.announce({"{0} has charged on; stragglers {1}.", {effects.unit(key), stragglers}});
    lose({key, stragglers, 0, LostBy::OnTheWay}, effects);
    judge(key, ToldBy::PhaseEnd, effects);
}

void offer_closing(EffectsBuilder& effects)
{
    for (const Unit& unit : std::vector<Unit>{effects.state().units}) {
        const Unit* const target = effects.state().find(unit[stat::touches]);
        if (target != nullptr && !(*target)[stat::destroyed] && !unit[stat::broken] && !unit[stat::destroyed]
            && !unit[stat::closed_this_turn])
            offer_close(unit, *target, effects);
    }
}

void end_turn_of_charges(const Unit& unit, EffectsBuilder& effects)
{
    if (unit.has(stat::strikes_in))
        effects.set(unit.key, Stat<std::string_view>{stat::strikes_in.key}, "");
    end_turn_of_support(unit, effects);
    if (unit[stat::charging] || unit[stat::charged_last_turn])
        effects.set(unit.key, stat::charged_last_turn, unit[stat::charging]);
    if (const std::string_view left = unit.word(stat::inches_left); !left.empty() && left != "0")
        set_inches_left(unit.key, {}, effects);
}

} // namespace santa_anna
