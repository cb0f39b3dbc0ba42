// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/game/conditions.h"

/// Who fires at whom and when; guns, their gunners and the infantry that helps them.
namespace santa_anna::rows {

inline constexpr When aftermath = [](const At& at) { return at.state.stage.aftermath; };
inline constexpr When volley = [](const At& at) { return is_quarter_volley(at.wanted); };
inline constexpr When by_order = all<no<volley>, no<is<stat::broken>>, no<two_orders>>;
inline constexpr When volley_offered = [](const At& at) { return is_offered(at.state, action::fire.key, role::firer, at.unit.key); };
inline constexpr When is_volley_at_another =
    beside<role::target, [](const At& at, const Unit& target) { return !owes_volley_at(at.state, at.unit, target); }>;
/// Of the firer: its target charges it.
inline constexpr When is_charged = [](const At& at) {
    const auto targets = units_by(at.state, at.wanted.roles, role::target);
    return std::ranges::any_of(targets, [&](const Unit* target) {
        return charges_at(*target, at.unit) || ((*target)[stat::charging] && (*target)[stat::touches] == at.unit.key);
    });
};
/// Of the firer: cavalry that charges it.
inline constexpr When at_its_rider = all<of<role::target, mounted_cavalry>, is_charged>;
/// Out of a building a quarter fires from each side: another side has its own fire.
inline constexpr When fires_out_of_sides = [](const At& at) {
    const auto fired = at.wanted.as(action::fire);
    return fired && fires_out_of_building(*fired) && !sides_fired(at.state, at.unit).empty();
};
inline const Option& its_side(const At& at)
{
    return santa_anna::at(building_sides, at.wanted.as(action::fire)->inputs.firer.building_side);
}
inline constexpr When has_fired_out_of_it = [](const At& at) {
    return fires_out_of_sides(at) && std::ranges::count(sides_fired(at.state, at.unit), its_side(at).word) > 0;
};
inline constexpr auto side_label = [](const At& at) -> Argument { return its_side(at).label; };
inline bool is_own_fire(const PlayedAction& played)
{
    return !is_quarter_volley(played); // which comes besides
}

// guns

inline constexpr When come_back = answers<action::lend, &Lend::back>;
inline constexpr When has_too_few_helpers = [](const At& at) {
    const auto lent = at.wanted.as(action::lend);
    return lent && lent->inputs.back && lent->inputs.castings > at.unit[stat::helpers];
};
inline constexpr When has_lent_too_few = [](const At& at) {
    const auto lent = at.wanted.as(action::lend);
    return lent && lent->inputs.back && lent->inputs.castings > at.unit[stat::lent] + lent_by_nobody(at.state, at.unit.side);
};
inline constexpr When nothing_undrawn = is_now<stat::undrawn, 0>;

inline constexpr Seat fires{&action::fire, role::firer};
inline constexpr Seat fires_at_works{&action::fortification_fire, role::firer};
inline constexpr Seat lends{&action::lend, role::unit};
inline constexpr Seat lent_to{&action::lend, role::gun};
inline constexpr Seat crew{&action::man_guns, role::unit};
inline constexpr Seat resupplied{&action::resupply, role::unit};

inline constexpr auto bars_of_fire = std::to_array<Bar>({
    {any_firer, "the fire of this phase has taken effect", aftermath},
    {fires_at_works, "{0} is not a battery", no_battery},
    {fires_at_works, "{0} is limbered", limbered},
    {any_firer, "{0} is broken", is<stat::broken>},
    {fires, "{0} has fired out of this side of the building this turn: {1}", has_fired_out_of_it, its_role, side_label},
    {fires, "{0} was caught forming square and does not fire at {1}", all<is<stat::caught_forming_square>, at_its_rider>, its_role,
     name_in<role::target>},
    {fires, "{0} fires a quarter volley only where a roll to close or to stand says so", all<volley, no<volley_offered>>},
    {fires, "the quarter volley of {0} is not at {1}", all<volley, is_volley_at_another>, role::target, name_in<role::target>},
    {any_firer, "{0} fires nothing but a quarter volley in Melee", all<in_phase<phase::melee>, no<volley>>},
    without<KnownOrder::FirstFire, in_phase<phase::first_fire>, by_order>(any_firer),
    without<KnownOrder::HoldFire, in_phase<phase::hold_fire>, by_order, no<ordered<KnownOrder::Hold>>>(any_firer),
    {any_firer, "{0} is on Hold and fires only at a unit that charges it",
     all<in_phase<phase::hold_fire>, by_order, ordered<KnownOrder::Hold>, no<is_charged>>, its_role, nullptr, orders_bind},
    // guns and wagons
    {{&action::at_wagons, role::unit}, "{0} is not a battery", no_battery},
    {resupplied, "{0} is not a battery", no_battery},
    {resupplied, "{0} was not at the wagons when the turn began", all<artillery, no<is<stat::at_wagons>>>},
    {resupplied, "{0} has moved this turn", all<artillery, is<stat::moved_this_turn>>},
    {lends, "{0} is neither infantry nor gunners", cavalry},
    {lends, "{0} is a battery: gunners come back as the other battery lends them", all<artillery, come_back>},
    {lends, "{0} has not lent so many", has_lent_too_few},
    {lent_to, "{0} is not a battery", no<artillery>},
    {lent_to, "{0} is locked in melee", is<stat::in_melee>},
    {lent_to, "{0} is broken", all<is<stat::broken>, no<come_back>>},
    {lent_to, "{0} has not so many of the infantry", has_too_few_helpers},
    {crew, "{0} is broken", is<stat::broken>},
    {{&action::mixed_crew_loss, role::gun}, "no loss of {0} is left to be drawn", nothing_undrawn},
});

inline constexpr auto uses_of_fire = std::to_array<Use>({
    {any_firer, stat::fired_this_turn, "{0} has fired this turn", is_own_fire, any<volley, fires_out_of_sides>},
});

} // namespace santa_anna::rows
