// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/bars_of_charges.h"
#include "rulesets/santa_anna/game/bars_of_fire.h"
#include "rulesets/santa_anna/game/bars_of_moves.h"
#include "rulesets/santa_anna/game/bars_of_units.h"

#include <algorithm>

/// Who still may and who must, phase by phase. The turn, 4.0.
namespace santa_anna::rows {

namespace {

constexpr When commands_units = [](const At& at) {
    return std::ranges::any_of(at.state.units, [&](const Unit& unit) {
        return unit.kind == kind::unit && unit.side == at.unit.side && unit.command == at.unit.command && !unit[stat::destroyed]
            && has_arrived(at.state, unit);
    });
};
constexpr When has_arms = [](const At& at) {
    return at.unit[stat::arm] == Arm::Artillery ? !is_limbered(at.unit) && !has_lost_its_guns(at.unit)
                                                : !at.unit.has(stat::weapon) || at.unit[stat::weapon] != Weapon::None;
};
constexpr When has_functions = [](const At& at) {
    return at.unit[stat::arm] != Arm::Artillery || at.unit[stat::functions_used] < functions_of(at.unit, charts_of(at));
};
/// Guns of its weight stand without a crew.
constexpr When has_guns_to_man = [](const At& at) {
    return has_lost_its_guns(at.unit) && std::ranges::any_of(at.state.units, [&](const Unit& left) {
               return left.kind == kind::guns && left[stat::poundage] == at.unit[stat::poundage];
           });
};
constexpr When has_lost_its_target = [](const At& at) {
    const Unit* const target = at.state.find(at.unit[stat::charge_target]);
    return target != nullptr && (*target)[stat::destroyed];
};
/// Whoever was seen stands on the table, in whatever phase it was.
constexpr When has_to_appear = [](const At& at) {
    const Unit* const hidden = at.state.find(at.unit[stat::hides]);
    return hidden != nullptr && (*hidden)[stat::spotted] && has_chip(at.state, at.unit);
};
constexpr When gone = is<stat::destroyed>;
constexpr When broken = is<stat::broken>;
constexpr When in_melee = is<stat::in_melee>;
constexpr When moved = is<stat::moved_this_turn>;
constexpr When may_rally = [](const At& at) { return at.unit[stat::broken] && !at.unit[stat::destroyed] && !never_rallies(at.unit); };
constexpr When may_fire = all<no<in_melee>, has_arms, has_functions>;
constexpr When unused = all<is_now<stat::functions_used, 0>, has_functions>;
constexpr When fights_on = all<no<broken>, no<gone>, in_melee, no<is<stat::fired_or_fought>>>;
/// Without an order that is known, and without a retreat.
constexpr When rests = all<ordered<KnownOrder::None>, no<moved>, no<is<stat::broke_this_turn>>>;
constexpr When flees_on = [](const At& at) { return retreats(at.unit); };
constexpr When with_leader_hit = [](const At& at) { return leader_is_to_be_rolled_for(at.unit); };

constexpr Seat arrives{&action::arrive, role::unit};
constexpr Seat closes{&action::roll_to_close, role::attacker};
constexpr Seat defends{&action::melee, role::defender};

constexpr auto duties_of_units = std::to_array<Duty>({
    {phase::give_orders, kind::unit, is<stat::off_table>, "may come onto the table", arrives, nullptr, Asks::May, {}, &stat::off_table},
    {phase::give_orders, kind::leader, is<stat::off_table>, "may come onto the table", arrives, nullptr, Asks::May, {}, &stat::off_table},
    must({phase::give_orders, kind::leader, commands_units, "has not rolled for leader points", {&action::leader_points, role::leader}}),
    must({phase::give_orders, kind::unit, nullptr, "has no order", {&action::random_order, role::unit}}),
    must({phase::give_orders, kind::unit, all<is<stat::parted_this_turn>, ordered<KnownOrder::None>, no<with_chip>>,
          "has parted and has no order of its leader"}),
    must({{}, kind::unit, with_chip, "has an order that lies face down: turn it up"}),
    {phase::give_orders, kind::unit, all<may_rally, ordered<KnownOrder::None>, no<with_chip>, arrived>, "has no Rally order"},
    must({phase::declare_charges, kind::unit, all<ordered<KnownOrder::Charge>, has_whom_to_charge>, "has not declared its charge", declares,
          &stat::charging}),
    {phase::first_fire, kind::unit, all<ordered<KnownOrder::FirstFire>, may_fire>, "has not fired", fires},
    must({phase::all_moves, kind::unit, holds<has_to_move_home>, "has not made its charge move", moves, &stat::moved_this_turn}),
    {phase::all_moves, kind::unit, all<ordered<KnownOrder::Move>, unused>, "has not moved", moves, &stat::moved_this_turn},
    {phase::all_moves, kind::unit, flees_on, "has not retreated", moves, &stat::moved_this_turn},
    {phase::all_moves, kind::unit, all<ordered<KnownOrder::Form>, no<broken>, no<artillery>>, "has a Form order", forms},
    {phase::all_moves, kind::unit, all<artillery, unused, no<in_melee>, has_guns_to_man>, "may man guns that stand without a crew", crew},
    {phase::hold_fire, kind::unit, all<ordered<KnownOrder::HoldFire>, may_fire>, "has not fired", fires},
    {phase::melee, kind::unit, all<fights_on, has<stat::locked_with>>, "is locked and has not fought on", {&action::melee, role::attacker}},
    {phase::melee, kind::unit, all<fights_on, no<has<stat::locked_with>>>, "is locked and has not fought on", defends},
    // what a charge that touches somebody does is owed; one at skirmishers whom it has caught has come home
    {phase::melee, kind::unit, all<no<has<stat::touches>>, no<has_lost_its_target>>, "has not charged home", closes,
     &stat::closed_this_turn},
    {phase::rally, kind::unit, all<may_rally, any<ordered<KnownOrder::Rally>, rests>>, "has not rolled to rally", rallies},
    {phase::rally, kind::unit, all<ordered<KnownOrder::Hold>, no<is_now<stat::stragglers, 0>>, no<in_melee>, no<is<stat::fired_or_fought>>>,
     "has stragglers to take back", recovers},
    {phase::rally, kind::unit, with_leader_hit, "its leader has not been rolled for", {&action::leader_casualty, role::unit}},
    {phase::rally, kind::unit, all<artillery, is<stat::at_wagons>, is<stat::low_ammunition>, no<moved>>, "may take ammunition", resupplied},
    must({{}, kind::place, has_to_appear, "hides a unit that was seen: turn it up"}),
});
constexpr std::array wholes{std::pair<const corneta::Action*, const corneta::Action*>{&action::charge, &action::roll_to_close}};
constexpr auto all_bars = joined_rows(bars_of_units, bars_of_fire, bars_of_moves, bars_of_charges);
constexpr auto all_uses = joined_rows(uses_of_units, uses_of_fire, uses_of_moves, uses_of_charges);

} // namespace

} // namespace santa_anna::rows

namespace santa_anna {

const corneta::game::Duties duties{.bars = rows::all_bars, .uses = rows::all_uses, .duties = rows::duties_of_units, .wholes = rows::wholes};

} // namespace santa_anna
