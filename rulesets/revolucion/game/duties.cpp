// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/duties.h"

#include "rulesets/revolucion/game/bars_of_turn.h"
#include "rulesets/revolucion/game/bars_of_units.h"

/// Who still may and must, and what a play leaves on who was in it.
namespace revolucion {

namespace {

constexpr auto bars = joined_rows(bars_of_all, under(section::turn, bars_of_turn), under(section::command, bars_of_command),
                                  under(section::vehicles, bars_of_fire), under(section::vehicles, bars_of_vehicles), bars_of_the_rest);

template <FireAction action> bool has_fired(const PlayedAction& played)
{
    const auto fired = played.as(fire);
    return fired && fired->inputs.action == action;
}
bool has_fired_for_its_action(const PlayedAction& played)
{
    return !has_fired<FireAction::AntiAircraft>(played);
}
bool has_met_mines(const PlayedAction& played)
{
    const auto suffered = played.as(level);
    return suffered && suffered->inputs.cause == Passengers::Minefield;
}

const auto uses = std::to_array<Use>({
    {{&fire, role::target}, stat::shot_at},
    {firing, stat::fired, {}, has_fired_for_its_action},
    of_section(section::vehicles,
               Use{firing, stat::fired_up, "{0} has fired at aircraft this turn", has_fired<FireAction::AntiAircraft>, no<fires_up>}),
    of_section(section::vehicles,
               Use{firing, stat::bombed, "{0} has bombed in this sortie", has_fired<FireAction::Bomb>,
                   any<no<fires<FireAction::Bomb>>, is<stat::away>>}),
    of_section(section::vehicles,
               Use{firing, stat::strafed, "{0} has strafed in this sortie", has_fired<FireAction::Strafe>,
                   any<no<fires<FireAction::Strafe>>, is<stat::away>>}),
    {suffering, stat::mined, "{0} has taken that level this turn", has_met_mines, no<on_foot>},
    {regrouping, stat::regrouped},
});

// Who may and who must.

/// One roll is for both sides: the first of them stands for it.
constexpr When rolls_initiative = [](const At& at) {
    return !any_side(at.state, stat::initiative) && &at.unit == &*std::ranges::find(at.state.units, kind::side.key, &Unit::kind);
};
constexpr When goes_on_with_turn = [](const At& at) { return !round_of(at.state).is_refused && !have_all_passed(at.state); };
/// What a result offers is not said twice.
template <const auto& action> constexpr When offered = [](const At& at) {
    return corneta::game::is_offered(at.state, action.key, role::actor, at.unit.key);
};
constexpr When goes_on_here = all<there, goes_on_with_turn>;
/// A column is known by its leader: it has acted when all of its units have.
constexpr When leads_waiting = [](const At& at) {
    return std::ranges::any_of(at.state.units, [&](const Unit& unit) { return are_of_one_column(unit, at.unit) && is_waiting(unit); });
};
constexpr auto how_many_left = [](const At& at) -> Argument { return units_left(at.state, at.unit); };
constexpr When has_one_left = [](const At& at) { return units_left(at.state, at.unit) == 1; };
constexpr When has_several_left = [](const At& at) { return units_left(at.state, at.unit) > 1; };
constexpr When has_weapons = [](const At& at) { return can_fire(at.unit[stat::type]); };
constexpr When can_charge = [](const At& at) {
    return at.unit[stat::type] <= UnitType::VeteranCavalry && at.unit[stat::formation] == Formation::Maneuver;
};
constexpr When rides_on_unit = [](const At& at) { return vehicle_of(at.state, at.unit) != nullptr; };

constexpr When without_orders = any<is<stat::order_lost>, carried>;
constexpr When ready = all<there, no<without_orders>, no<is<stat::boarded>>>;
constexpr When has_action = any<there, holds<may_come_back>>;
constexpr When has_units_left = any<has_one_left, has_several_left>;
constexpr When marching = is_now<stat::formation, Formation::March>;

/// Who still may is told by that stat.
template <const auto& stat> constexpr Duty while_left(Duty duty)
{
    duty.left = &stat;
    return duty;
}

constexpr auto duties_of_units = std::to_array<Duty>({
    must({phase::initiative, kind::side, rolls_initiative, "the initiative has not been rolled", {&initiative, {}}}),
    {phase::actions, kind::leader, all<no<is<stat::killed>>, leads_waiting, goes_on_with_turn>, "units of its column have not acted"},
    while_left<stat::may_move>(
        {phase::actions, kind::unit, all<goes_on_here, no<offered<orders>>>, "may still deploy or maneuver", ordered}),
    while_left<stat::may_attack>(
        {phase::actions, kind::unit, all<goes_on_here, no<offered<fire>>, no<holds<gun_before>>>, "may still bomb or strafe", firing}),
    {phase::actions, kind::unit, all<ready, has_weapons, is<stat::deployed_at_start>>, "may make Deployed Fire", firing, &stat::acted},
    {phase::actions, kind::unit, all<ready, can_charge>, "may assault", assaulting, &stat::acted},
    {phase::actions, kind::unit, ready, "has not acted", ordered, &stat::acted},
    {phase::actions, kind::unit, ready, "is on its route march", marching_in, &stat::acted},
    {phase::actions, kind::unit, all<rides_on_unit, there, no<is<stat::boarded>>>, "may get off", getting_off, &stat::got_off},
    {phase::actions, kind::unit, holds<may_come_back>, "may come back", ordered},
    {phase::actions, kind::unit, all<there, without_orders, has_weapons, no<marching>, no<offered<fire>>>, "may still fire", firing,
     &stat::acted},
    {phase::actions, kind::unit, all<there, without_orders, no<in_order>, no<offered<regroup>>>, "may still regroup", regrouping,
     &stat::acted},
    {phase::actions, kind::leader, nullptr, "may move", leading, &stat::acted},
    {phase::actions, kind::side, all<has_units_left, goes_on_with_turn>, "may pass its initiative round", passing, &stat::passed},
    {phase::actions, kind::unit, all<has_action, no<face_down>>, "may hold", holds_still, &stat::acted},
    {phase::actions, kind::unit, all<has_action, face_down>, "lies face down: it holds, or is turned up first", holds_still, &stat::acted},
    must({phase::actions, kind::side, all<has_one_left, goes_on_with_turn>, "1 unit has not acted: it acts or holds, or both sides pass"}),
    must({.phase = phase::actions,
          .kind = kind::side,
          .when = all<has_several_left, goes_on_with_turn>,
          .why = "{0} units have not acted: they act or hold, or both sides pass",
          .fills = how_many_left}),
});

} // namespace

const Duties duties{.bars = bars, .uses = uses, .duties = duties_of_units};

} // namespace revolucion
