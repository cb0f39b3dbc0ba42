// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/game/bars_of_moves.h"
#include "rulesets/santa_anna/game/melees.h"

/// From the declaration of a charge to the melee, and what cavalry and those who see a friend break do.
namespace santa_anna::rows {

inline constexpr auto chargers = std::to_array<Seat>({
    {&action::roll_to_close, role::attacker},
    {&action::contact, role::attacker},
    {&action::charge_short, role::unit},
    {&action::skirmisher_withdrawal, role::attacker},
    {&action::support, role::attacker},
});
/// Those before the melee.
inline constexpr auto charges_moving = [] {
    std::array<Seat, chargers.size() - 1> seats{};
    std::ranges::copy(std::span{chargers}.subspan(1), seats.begin());
    return seats;
}();
inline constexpr When charging = is<stat::charging>;

inline bool touches_another(const At& at)
{
    const Unit* const charged = at.in(role::defender);
    const Unit* const touched = at.state.find(at.unit[stat::touches]);
    return charged != nullptr && touched != nullptr && touched != charged;
}
inline Argument whom_it_touches(const At& at)
{
    return *at.state.find(at.unit[stat::touches]);
}
inline constexpr When may_not_charge_it = beside<role::defender, [](const At& at, const Unit& touched) {
    return touched.side != at.unit.side && !may_charge(at.state, at.unit, touched);
}>;
/// When infantry tried to form square before it.
inline constexpr When is_another_distance = beside<role::defender, [](const At& at, const Unit& touched) {
    const auto met = at.wanted.as(action::contact);
    return met && at.unit.has(stat::charged_from) && charges_at(at.unit, touched)
        && at.unit[stat::charged_from] != inches_word(met->inputs.distance);
}>;
inline constexpr auto charged_from = [](const At& at) -> Argument { return Name{std::string{at.unit[stat::charged_from]}}; };
inline bool ends_before(const At& at)
{
    const auto met = at.wanted.as(action::skirmisher_withdrawal);
    return met && met->inputs.attacker_inches < met->inputs.distance;
}
inline bool has_whom_to_charge(const At& at)
{
    return std::ranges::any_of(at.state.units, [&](const Unit& other) { return may_charge(at.state, at.unit, other); });
}
inline bool is_ridden_at(const At& at)
{
    return std::ranges::any_of(at.state.units,
                               [&](const Unit& other) { return other[stat::arm] == Arm::Cavalry && charges_at(other, at.unit); });
}
/// Any cavalry of the enemy's.
inline bool is_ridden_against(const At& at)
{
    return std::ranges::any_of(at.state.units, [&](const Unit& other) {
        return other[stat::arm] == Arm::Cavalry && other[stat::charging] && other.side != at.unit.side;
    });
}
template <CounterChargeTrigger trigger> constexpr When because = answers<action::counter_charge, &CounterCharge::trigger, trigger>;
/// Or in square, where it does not ride.
inline constexpr When on_foot = [](const At& at) { return !is_mounted_cavalry(at.unit) || at.unit[stat::formation] == Formation::Square; };
inline constexpr When has_acted = any<has<stat::charge_target>, is<stat::moved_this_turn>>;
template <const auto& rule> bool is_left_out(const At& at)
{
    return !is_played(at.state, rule);
}
inline constexpr When has_ridden_over = beside<role::unit, [](const At& at, const Unit& unit) {
    return unit[stat::stragglers] != 0 && at.unit[stat::rode_over].has(unit.key);
}>;

// routing

inline const Unit* whom_it_has_rolled_for(const At& at)
{
    const auto broke = units_by(at.state, at.wanted.roles, role::broke);
    const auto found = std::ranges::find_if(broke, [&](const Unit* fled) { return at.unit[stat::saw_break].has(fled->key); });
    return found == broke.end() ? nullptr : *found;
}
inline constexpr When has_rolled_for_it = [](const At& at) { return whom_it_has_rolled_for(at) != nullptr; };
inline constexpr When saw_nobody = [](const At& at) { return units_in(at.wanted.roles, role::broke).empty(); };
inline constexpr When is_whole = all<no<is<stat::broken>>, no<is<stat::destroyed>>>;

// what plays are

inline bool is_caught(const PlayedAction& played)
{
    return !played.as(action::emergency_square)->end.formed;
}
inline bool is_formed_in_time(const PlayedAction& played)
{
    return !is_caught(played);
}
inline bool has_had_enough(const PlayedAction& played)
{
    return !played.as(action::follow_up_charge)->end.may_charge;
}

inline constexpr Seat declares{&action::declare, role::charger};
inline constexpr Seat goes_on{&action::breakthrough, role::attacker};
inline constexpr Seat square{&action::emergency_square, role::defender};
inline constexpr Seat hit_guns{&action::gun_damage, role::unit};
inline constexpr Seat charges_again{&action::follow_up_charge, role::unit};
inline constexpr Seat charges_back{&action::counter_charge, role::unit};
inline constexpr Seat sees{&action::rout_check, role::unit};
inline constexpr Seat seen{&action::rout_check, role::broke};
inline constexpr Seat unseen{&action::unseen, role::broke};
inline constexpr Seat rider{&action::overrun_stragglers, role::attacker};

inline constexpr auto bars_of_charges = std::to_array<Bar>({
    without<KnownOrder::Charge>(declares),
    {any_charger, "{0} has declared its charge", has<stat::charge_target>},
    {any_charger, "{0} is locked in melee", is<stat::in_melee>},
    {any_charger, "{0} has moved this turn", is<stat::moved_this_turn>},
    {declares, "{0} is broken", is<stat::broken>},
    {declares, "{0} has changed its formation this turn and does not charge", is<stat::formed_this_turn>},
    // how a charge moves and comes home: Rolling to Close
    {anywhere, "{0} is broken", all<among<chargers>, is<stat::broken>>},
    {anywhere, "{0} has declared no charge", all<among<chargers>, no<charging>>},
    {anywhere, "the charge of {0} has come to an end this turn", all<among<chargers>, is<stat::closed_this_turn>>},
    {{&action::roll_to_close, role::attacker}, "{0} is in melee", is<stat::in_melee>},
    {{&action::roll_to_close, role::attacker}, "{0} has not made its charge move", holds<has_to_move_home>},
    {anywhere, "the charge of {0} has touched an enemy", all<among<charges_moving>, has<stat::touches>>},
    {anywhere, "{0} has not made its charge move", all<among<charges_moving>, charging, no<is<stat::moved_this_turn>>>},
    {{&action::roll_to_close, role::attacker}, "{0} touches {1}", touches_another, role::defender, whom_it_touches},
    {{&action::contact, role::attacker}, "{0} may not charge {1}", may_not_charge_it, role::defender, name_in<role::defender>},
    {{&action::contact, role::attacker}, "{0} was {1} in away when the square was tried", is_another_distance, "distance", charged_from},
    {{&action::skirmisher_withdrawal, role::unit}, "{0} does not skirmish", no<open_ranks>},
    {{&action::skirmisher_withdrawal, role::attacker}, "the charge of {0} ends before it meets them", ends_before, "distance"},
    {goes_on, "{0} has broken nobody in melee just now", no<owes<action::breakthrough>>},
    {goes_on, "{0} is broken", is<stat::broken>},
    // squares, and cavalry that charges back
    {square, "{0} is not infantry", all<has<stat::arm>, no<infantry>>},
    {any_defender, "no cavalry has declared a charge at {0}", all<by<action::emergency_square>, no<is_ridden_at>>},
    {charges_back, "{0} is not mounted", on_foot},
    {charges_back, "{0} is broken", is<stat::broken>},
    {charges_back, "{0} is locked in melee", is<stat::in_melee>},
    {charges_back, "{0} has moved this turn", is<stat::moved_this_turn>},
    {charges_back, "{0} has changed its formation this turn and does not charge", is<stat::formed_this_turn>},
    {charges_back, "{0} is charging already", charging},
    {charges_back, "{0} has a Charge order already", ordered<KnownOrder::Charge>},
    {charges_back, "{0} has no Hold order", all<because<CounterChargeTrigger::EnemyWithin6>, lacks<KnownOrder::Hold>>},
    {charges_back, "there is no enemy on the table that {0} could charge", no<has_whom_to_charge>},
    {charges_back, "no cavalry has declared a charge at {0}", all<because<CounterChargeTrigger::ChargedByCavalry>, no<is_ridden_at>>},
    {charges_back, "no cavalry has declared a charge against the side of {0}",
     all<because<CounterChargeTrigger::ChargingCavalryWithin10>, no<is_ridden_against>>},
    // optional rules
    {hit_guns, "damage to artillery is an optional rule that this game does not play", is_left_out<stat::gun_damage>},
    {hit_guns, "guns have not hit {0} in this phase", no<owes<action::gun_damage>>},
    {charges_again, "follow-up charges are an optional rule that this game does not play", is_left_out<stat::follow_up_charges>},
    {charges_again, "{0} did not charge last turn", no<is<stat::charged_last_turn>>},
    {charges_again, "{0} has rolled for its follow-up charge this turn", all<no<owes<action::follow_up_charge>>, has_acted>},
    {charges_again, "{0} has not declared its charge", no<owes<action::follow_up_charge>>},
    // who sees a friend break, and who rides over stragglers
    {unseen, "{0} is not broken", is_whole},
    {seen, "{0} is not broken", is_whole},
    {seen, "nobody has seen {0} break", is<stat::broke_unseen>},
    {sees, "say whom {0} saw break", all<saw_nobody, no<owes<action::rout_check>>>, role::broke},
    {any_unit, "{0} is broken", all<by<action::rout_check>, is<stat::broken>>},
    {sees,
     "{0} has rolled for the breaking of {1}",
     has_rolled_for_it,
     {},
     [](const At& at) -> Argument { return *whom_it_has_rolled_for(at); }},
    {rider, "{0} is not mounted cavalry", no<mounted_cavalry>},
    {rider, "{0} has not moved this turn", all<no<is<stat::moved_this_turn>>, no<is<stat::broke_through_this_turn>>>},
    {rider, "{0} has ridden over the stragglers of {1} this turn", has_ridden_over, role::unit, name_in<role::unit>},
    {{&action::overrun_stragglers, role::unit}, "{0} has no stragglers", is_now<stat::stragglers, 0>},
});

inline constexpr auto uses_of_charges = std::to_array<Use>({
    {{&action::roll_to_close, role::attacker}, stat::closed_this_turn},
    {{&action::melee, role::attacker}, stat::closed_this_turn},
    {{&action::charge_short, role::unit}, stat::closed_this_turn},
    {{&action::support, role::attacker}, stat::closed_this_turn},
    {{&action::melee, {}}, stat::fought_this_turn},
    {{&action::roll_to_stand, role::defender}, stat::stood_this_turn},
    {goes_on, stat::broke_through_this_turn},
    {square, stat::caught_forming_square, "{0} was caught forming square this turn", is_caught},
    {square, stat::formed_this_turn, {}, is_formed_in_time},
    {charges_again, stat::moved_this_turn, {}, has_had_enough},
    {unseen, stat::broke_unseen},
});

} // namespace santa_anna::rows
