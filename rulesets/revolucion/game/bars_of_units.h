// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/game/conditions.h"

/// Who may not, by the chapters "Fire", "Assaults" and "Vehicles and Scenario-Specific Rules".
namespace revolucion {

// who is there

inline constexpr When explodes = all<an_engine, [](const At& at) { return at.role == role::train.key; }>;
inline constexpr When is_struck = [](const At& at) { return at.role == role::struck.key; };
inline constexpr When always = [](const At&) { return true; };
inline constexpr When no_asset_left = [](const At& at) { return at.unit[stat::assets_lost] >= at.unit[stat::assets]; };
/// Of who is only asked whether he may at all nothing is said.
inline constexpr When off_vehicle = [](const At& at) {
    const auto suffered = at.wanted.as(level);
    return suffered && suffered->inputs.cause != Passengers::Minefield;
};

inline constexpr auto bars_of_all = std::to_array<Bar>({
    {anyone, "{0} is off the table", all<is<stat::destroyed>, no<explodes>, no<is_struck>>},
    {anyone, "{0} is killed", is<stat::killed>},
    of_section(section::trains,
               Bar{anyone, "{0} takes the level of damage of its lost train first",
                   all<is<stat::got_off>, owes<level>, no<by<level, move_leader>>>}),
    {{&victory, role::army}, "give as the reason which scenario condition {0} has met", always},
    {{&lose_asset, role::army}, "the scenario names no more assets of {0}", no_asset_left},
    {suffering, "{0} was on no vehicle that was lost", all<off_vehicle, no<owes<level>>>},
    {suffering, "{0} is a passenger: it enters no minefield itself", all<on_foot, carried>},
    {suffering, "{0} crosses no minefield", all<on_foot, any<on_rails, an_aircraft>>},
});

// fire and assaults

/// What keeps it from that fire where it stands or rides.
template <FirePlace place> constexpr When place_is = [](const At& at) {
    const auto fired = at.wanted.as(fire);
    return fired && fire_place(at.state, at.unit, fired->inputs.action) == place;
};

inline constexpr auto name_of_vehicle = [](const At& at) -> Argument { return *vehicle_of(at.state, at.unit); };

template <FireAction action> constexpr When fires = [](const At& at) { return answers<fire, &Fire::action, action>(at); };

inline constexpr When targeted = [](const At& at) { return at.role == role::target.key && by<fire, assault>(at); };

inline constexpr auto bars_of_fire = std::to_array<Bar>({
    {firing, "{0} has no guns against aircraft", all<fires_up, no<is<stat::anti_aircraft>>>},
    {any_actor, "{0} is a passenger and does not deploy", all<deploys_after_fire, carried>, "deploying"},
    {firing, "{0} rides on an automobile: no artillery fires from there", place_is<FirePlace::NoArtillery>},
    {firing, "{0} is a passenger: it makes Moving Fire", place_is<FirePlace::Passenger>},
    {firing, "{0} rides on an automobile: it makes Moving Fire", place_is<FirePlace::Automobile>},
    {firing, "{1} moves this turn: its passengers make Moving Fire", place_is<FirePlace::Moves>, its_role, name_of_vehicle},
    of_section(
        section::turn,
        Bar{firing, "{0} has not been deployed since the start of the turn: it makes Moving Fire", place_is<FirePlace::NotDeployed>}),
    {anyone, "{0} is not an aircraft: it neither bombs nor strafes", all<at_actor, attacks_from_the_air, no<an_aircraft>>, "action"},
    {anyone, "{0} flies to its target before it attacks: its Maneuver comes first",
     all<at_actor, attacks_from_the_air, no<is<stat::away>>, no<is<stat::may_attack>>>},
});

// vehicles and what lies on the ground

/// Forming up where it stands shows nobody.
inline constexpr When shows_itself = all<
    at_actor,
    any<by<assault, route_march, get_on, get_off>, all<by<orders>, no<all<deploys, no<is_now<stat::formation, Formation::Deployed>>>>>>>;

inline const Unit* hidden_rider(const At& at)
{
    return at.state.first([&](const Unit& unit) { return lies_face_down(at.state, unit) && vehicle_of(at.state, unit) == &at.unit; });
}

inline constexpr When carries_hidden = [](const At& at) { return hidden_rider(at) != nullptr; };
inline constexpr When is_ordered = [](const At& at) { return at.wanted.as(orders).has_value(); };
inline constexpr When goes_somewhere = by<orders, assault, route_march>;
inline constexpr When stands_this_turn = all<is<stat::boarded>, no<carried>>;

/// What it gets on or off.
inline const Unit* vehicle_in(const At& at)
{
    return by<get_on>(at) ? at.in(role::vehicle) : vehicle_of(at.state, at.unit);
}

inline constexpr When vehicle_moves = [](const At& at) {
    const Unit* const vehicle = vehicle_in(at);
    return vehicle != nullptr && ((*vehicle)[stat::moved] || still_rolls(*vehicle));
};

inline constexpr When is_vehicle = [](const At& at) {
    return carrier_of(at.unit[stat::type]).has_value() || an_engine(at) || an_aircraft(at);
};
inline constexpr When carries_nobody = [](const At& at) { return !carrier_of(at.unit[stat::type]); };

inline constexpr auto charts_of = [](const At& at) -> const Charts& { return static_cast<const Charts&>(at.charts); };

inline int room(const At& at)
{
    const auto carrier = carrier_of(at.unit[stat::type]);
    return carrier ? at.unit[stat::bases] * charts_of(at)[*carrier].whole() : 0;
}

inline constexpr When has_no_room = [](const At& at) {
    const Unit* const rider = at.in(role::actor);
    return rider != nullptr && room_taken(at.state, at.unit) + room_taken(*rider, *carrier_of(at.unit[stat::type])) > room(at);
};

inline constexpr When works = by<rip_track, cut_wire>;
inline constexpr When under_attack = [](const At& at) { return at.unit[stat::shot_at] || at.unit[stat::bases_assaulted] > 0; };
inline constexpr When has_attacked = all<is<stat::away>, any<is<stat::bombed>, is<stat::strafed>>>;
inline constexpr When has_just_left = [](const At& at) {
    return at.unit[stat::returns] == at.state.stage.turn + charts_of(at)[Flight::Away].whole() + 1;
};

// rails

inline constexpr When is_exploded = [](const At& at) { return at.wanted.as(explosion).has_value(); };
inline constexpr When blows_up = any<by<harmless>, is_exploded>;
inline constexpr When blows_up_as_engine = any<by<harmless>, answers<explosion, &Explosion::kind, Blast::MaquinaLoca>>;
inline constexpr When explosion_owed = any<all<by<harmless>, owes<harmless>>, all<by<explosion>, owes<explosion>>>;
inline constexpr When has_run = any<is_now<stat::train_now, TrainState::Maneuver>, is_now<stat::train_now, TrainState::March>, rolls>;
inline constexpr When track_gone = [](const At& at) { return is_track_gone(at.state); };
inline constexpr When derailment_offered = [](const At& at) {
    return corneta::game::is_offered(at.state, derail.key, role::train, at.unit.key);
};

/// It does not hold then.
inline constexpr When rolls_on_unmoved = all<by<hold>, rolls, no<is<stat::acted>>, no<is<stat::moved>>>;

inline constexpr auto bars_of_vehicles = std::to_array<Bar>({
    {anyone, "{0} lies face down: turn it up before it moves or fires", all<face_down, any<shows_itself, all<at_actor, by<fire>>>>},
    {any_actor, "{1} lies face down: turn it up before it moves or fires", all<shows_itself, carries_hidden>, its_role,
     [](const At& at) -> Argument { return *hidden_rider(at); }},
    // moving
    {any_actor, "{0} is a passenger and does not move", all<goes_somewhere, carried>},
    of_section(section::turn,
               Bar{any_actor, "{0} has fired before its Deploy: it deploys now", all<is_ordered, no<deploys>, must_deploy>, "action"}),
    {anyone, "guns on {0} have made Deployed Fire: it stands this turn", all<at_actor, goes_somewhere, is<stat::gun_deck>, no<deploys>>},
    {ordered, "{0} is launched: it runs on at March speed until it explodes", all<an_engine, rolls, is_ordered, no<marches>>, "action"},
    {any_actor, "somebody got on or off {0} this turn: it stands", all<goes_somewhere, stands_this_turn>},
    {ordered, "{0} stood still last turn: it maneuvers before it marches",
     all<marches, on_rails, is_now<stat::last_move, TrainMove::Halt>>},
    {assaulting, "{0} got off this turn and makes no assault", is<stat::detrained>},
    of_section(section::assaults,
               Bar{any_actor, "{0} began the turn in march formation and makes no assault", all<by<assault>, is<stat::left_march>>}),
    {marching_in, "{0} is not on a route march", no<is<stat::route_march>>},
    of_section(section::trains,
               Bar{anyone, "{0} is launched: it runs on at March speed until it explodes", all<rolls_on_unmoved, an_engine>}),
    of_section(section::trains, Bar{anyone, "{0} marched last turn: it maneuvers before it halts", rolls_on_unmoved}),
});

inline constexpr auto bars_of_the_rest = std::to_array<Bar>({
    // getting on and off
    of_section(section::turn, Bar{getting_on, "{0} has fired before its Deploy: it deploys now", must_deploy}),
    {any_actor, "{0} has regrouped this turn and does nothing else", all<by<get_on, get_off>, is<stat::regrouped>>},
    {getting_off, "{0} rides on no vehicle", no<carried>},
    {getting_on, "{0} rides already", carried},
    {any_actor, "{0} is a vehicle itself", all<by<get_on>, is_vehicle>},
    {{&get_on, role::vehicle}, "{0} carries nobody", carries_nobody},
    {{&get_on, role::vehicle},
     "{0} has no room for it: it carries {1} in all",
     has_no_room,
     its_role,
     [](const At& at) -> Argument { return Fraction{room(at)}; }},
    {any_actor, "{1} moves this turn: nobody gets on or off", all<by<get_on>, vehicle_moves>, role::vehicle,
     [](const At& at) -> Argument { return *vehicle_in(at); }},
    {getting_off, "{1} moves this turn: nobody gets on or off", vehicle_moves, its_role,
     [](const At& at) -> Argument { return *vehicle_in(at); }},
    // rests
    {{&cut_wire, role::wire}, "{0} is cut already", is<stat::cut>},
    {any_actor, "{0} is a passenger: it gets off before it rips up track or cuts wire", all<works, carried>},
    {any_actor, "{0} has no men on the ground to rip up track or cut wire", all<works, any<on_rails, an_aircraft>>},
    {{&rip_track, role::actor}, "{0} is not in order and rips up no track", no<in_order>},
    {anyone, "{0} was fired at or assaulted this turn and rips up no track", all<at_actor, by<rip_track>, under_attack>},
    {forming, "{0} takes a new formation only right after it has regrouped", no<is<stat::may_form>>},
    {forming, "{0} is a passenger: it stays in maneuver formation", carried},
    {staying, "{0} does not stay: it is damaged, or has not attacked", any<no<has_attacked>, no<in_order>>},
    {any_actor, "{0} has left the table: it stays right after its attack or not at all", all<by<stay>, has_attacked, no<has_just_left>>},
    {staying, "{0} has made both its attacks", all<is<stat::bombed>, is<stat::strafed>>},
    // targets
    of_section(section::vehicles,
               Bar{{nullptr, role::target},
                   "{0} is not over the table to attack",
                   all<targeted, fires_up, has<stat::type>, no<is<stat::may_attack>>, no<is<stat::away>>>}),
    {anyone, "{0} is away from the table", all<targeted, is<stat::away>>},
    {{nullptr, role::target}, "{0} is not an aircraft", all<targeted, fires_up, no<an_aircraft>>},
    {anyone, "{0} has not been seen yet", all<targeted, holds<is_hidden>>},
    // explosions and rails
    {{&explosion, role::unit},
     "{0} explodes itself and is none of the units near it",
     [](const At& at) { return at.in(role::train) == &at.unit; }},
    {{&explosion, role::unit}, "{0} is an aircraft: no explosion on the ground reaches it", an_aircraft},
    {any_train, "{0} is not a máquina loca that explodes", all<blows_up, no<all<an_engine, blows_up_as_engine>>>},
    {any_train, "{0} explodes where its move ends, or when it is destroyed", all<blows_up, no<is<stat::destroyed>>, no<has_run>>},
    {any_train, "{0} has exploded already", all<blows_up, is<stat::destroyed>, no<explosion_owed>>},
    {any_train, "{0} is not a train", all<by<derail>, no<on_rails>>},
    {any_train, "no track is known to be ripped up before {0}", all<by<derail>, no<track_gone>>},
    {any_train, "{0} stands: a train runs off the track when it moves",
     all<by<derail>, no<is<stat::moved>>, no<rolls>, no<derailment_offered>>},
});

} // namespace revolucion
