// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

std::optional<Carrier> carrier_of(UnitType type)
{
    switch (type) {
    case UnitType::Train:
    case UnitType::ArmoredTrain: return Carrier::Train;
    case UnitType::Truck: return Carrier::Truck;
    case UnitType::Car: return Carrier::Car;
    default: return std::nullopt;
    }
}

/// Of a train a unit takes a car, of trucks and cars each base its room.
int room_taken(const Unit& unit, Carrier carrier)
{
    return carrier == Carrier::Train ? 1 : unit[stat::bases];
}

int room_taken(const State& state, const Unit& vehicle, Carrier carrier)
{
    int taken = 0;
    for (const Unit& unit : state.units)
        if (vehicle_of(state, unit) == &vehicle)
            taken += room_taken(unit, carrier);
    return taken;
}

void object_to_getting_on(const State& state, const Unit& rider, const Unit& vehicle, const Charts& charts, Problems& problems)
{
    const auto carrier = carrier_of(vehicle[stat::type]);
    if (is_carried(state, rider))
        object_to(rider, role::actor, "{0} rides already", problems);
    if (carrier_of(rider[stat::type]) || rider[stat::type] == UnitType::MaquinaLoca || rider[stat::type] == UnitType::Aircraft)
        object_to(rider, role::actor, "{0} is a vehicle itself", problems);
    if (!carrier)
        object_to(vehicle, role::vehicle, "{0} carries nobody", problems);
    else if (const int room = vehicle[stat::bases] * charts[*carrier].whole();
             room_taken(state, vehicle, *carrier) + room_taken(rider, *carrier) > room)
        object_to(vehicle, role::vehicle, "{0} has no room for it: it carries {1} in all", problems, room);
}

/// Nobody is deployed who gets on or off.
void leave_line(const std::string& rider, EffectsBuilder& effects)
{
    const Formation formation = effects.unit(rider)[stat::formation];
    if (formation == Formation::Maneuver)
        return;
    if (formation == Formation::March)
        effects.mark(rider, stat::left_march);
    effects.set(rider, stat::formation, Formation::Maneuver);
    effects.set(rider, stat::deployed_at_start, false);
}

/// It has the cover of the train's armor or sandbags alone, and no line; guns in emplacements stand there since the scenario began.
void settle_on(const std::string& rider, const Unit& vehicle, EffectsBuilder& effects)
{
    const bool is_train = runs_on_rails(vehicle[stat::type]);
    const Cover armor = vehicle[stat::type] == UnitType::ArmoredTrain ? Cover::Hard : vehicle[stat::cover];
    const Cover cover = is_train ? armor : Cover::Open;
    if (effects.unit(rider)[stat::cover] != cover)
        effects.set(rider, stat::cover, cover);
    leave_line(rider, effects);
}

/// Whoever got on and off again moves as before; guns leave their emplacements behind. No assault is made after leaving a train.
void put_off(const std::string& rider, EffectsBuilder& effects)
{
    const Unit* const vehicle = vehicle_of(effects.state(), effects.unit(rider));
    show(rider, effects);
    const bool was_on_train = effects.unit(rider)[stat::passenger] || (vehicle != nullptr && runs_on_rails((*vehicle)[stat::type]));
    if (vehicle != nullptr && was_on_train && effects.unit(rider)[stat::cover] != Cover::Open)
        effects.set(rider, stat::cover, Cover::Open);
    effects.set(rider, stat::carried_by, stat::nobody);
    for (const auto& rode : {stat::passenger, stat::boarded})
        if (effects.unit(rider)[rode])
            effects.set(rider, rode, false);
    effects.mark(rider, stat::got_off);
    if (was_on_train)
        effects.mark(rider, stat::detrained);
    leave_line(rider, effects);
}

/// Section X: of a lost truck or car; who is disordered or worse stays so.
void disorder(const std::string& rider, EffectsBuilder& effects)
{
    if (effects.unit(rider)[stat::status] == Status::Ok)
        effects.set(rider, stat::status, Status::Disordered);
    effects.announce({"{0} gets off and is {1}.", {Name{effects.unit(rider).name}, label_of(effects.unit(rider)[stat::status], statuses)}});
}

/// It is Deployed Fire, and each gun makes it once a turn.
bool can_fire_up(const State& state, const Unit& gun)
{
    Problems against;
    object_to_place(state, gun, FireAction::AntiAircraft, against);
    return gun[stat::anti_aircraft] && !gun[stat::destroyed] && !gun[stat::fired_up] && against.empty();
}

} // namespace

const Unit* vehicle_of(const State& state, const Unit& unit)
{
    return unit[stat::destroyed] ? nullptr : named(state, unit, stat::carried_by);
}

bool is_carried(const State& state, const Unit& unit)
{
    return unit[stat::passenger] || vehicle_of(state, unit) != nullptr;
}

void object_to_vehicles(const State& state, const PlayedAction& wanted, const Charts& charts, Problems& problems)
{
    const bool gets_on = wanted.action == get_on.key;
    const Unit* const rider = state.find(wanted.unit(role::actor));
    if (rider == nullptr || (!gets_on && wanted.action != get_off.key))
        return;
    const Unit* const vehicle = gets_on ? state.find(wanted.unit(role::vehicle)) : vehicle_of(state, *rider);
    object_to_round(state, *rider, role::actor, problems);
    if (gets_on && corneta::game::must_follow(state, orders.key, rider->key))
        object_to(*rider, role::actor, "{0} has fired before its Deploy: it deploys now", problems);
    if ((*rider)[stat::regrouped])
        object_to(*rider, role::actor, "{0} has regrouped this turn and does nothing else", problems);
    if (!gets_on && !is_carried(state, *rider))
        object_to(*rider, role::actor, "{0} rides on nothing", problems);
    if (vehicle == nullptr)
        return;
    if (gets_on)
        object_to_getting_on(state, *rider, *vehicle, charts, problems);
    if ((*vehicle)[stat::moved] || still_rolls(*vehicle))
        object_to(*vehicle, gets_on ? role::vehicle : role::actor, "{0} moves this turn: nobody gets on or off", problems);
}

bool goes_with(const State& state, const Unit& one, const Unit& mover)
{
    return &one == &mover || vehicle_of(state, one) == &mover;
}

void object_to_place(const State& state, const Unit& firer, FireAction action, Problems& problems)
{
    const Under under{problems, section::vehicles};
    const auto because = [&](const Unit& unit, std::string_view why) { object_to(unit, role::actor, why, problems); };
    const Unit* const vehicle = vehicle_of(state, firer);
    const bool is_on_automobile = vehicle != nullptr && is_automobile((*vehicle)[stat::type]);
    const bool is_gun = arm_of(firer[stat::type]) == Arm::MachineGuns || arm_of(firer[stat::type]) == Arm::Artillery;
    if (is_on_automobile && firer[stat::type] == UnitType::Artillery) {
        because(firer, "{0} rides on an automobile: no artillery fires from there");
    } else if (!is_made_deployed(action)) {
        return;
    } else if (is_carried(state, firer) && !is_gun) {
        because(firer, "{0} is a passenger: it makes Moving Fire");
    } else if (is_on_automobile) {
        because(firer, "{0} rides on an automobile: it makes Moving Fire");
    } else if (vehicle != nullptr && ((*vehicle)[stat::moved] || still_rolls(*vehicle))) {
        because(*vehicle, "{0} moves this turn: its passengers make Moving Fire");
    } else if (firer.has(stat::deployed_at_start) && !firer[stat::deployed_at_start]) {
        const Under turn{problems, section::turn};
        because(firer, "{0} has not been deployed since the start of the turn: it makes Moving Fire");
    }
}

void ride(const PlayedAction& played, EffectsBuilder& effects)
{
    const std::string rider = played.unit(role::actor);
    if (played.action == get_off.key) {
        if (const Unit* const vehicle = vehicle_of(effects.state(), effects.unit(rider)))
            effects.mark(vehicle->key, stat::boarded);
        put_off(rider, effects);
        return;
    }
    show(rider, effects);
    const std::string vehicle = played.unit(role::vehicle);
    effects.mark(vehicle, stat::boarded);
    effects.set(rider, stat::carried_by, vehicle);
    settle_on(rider, effects.unit(vehicle), effects);
    if (runs_on_rails(effects.unit(vehicle)[stat::type]))
        effects.mark(rider, stat::passenger);
}

void show(const std::string& unit, EffectsBuilder& effects)
{
    if (!is_hidden(effects.state(), effects.unit(unit)))
        return;
    if (effects.unit(unit)[stat::hidden])
        effects.set(unit, stat::hidden, false);
    effects.announce({"{0} is seen now: turn its marker up.", {Name{effects.unit(unit).name}}});
}

void mark_moved(const std::string& unit, EffectsBuilder& effects)
{
    for (const Unit& one : effects.state().units) {
        if (!goes_with(effects.state(), one, effects.unit(unit)))
            continue;
        effects.mark(one.key, stat::moved);
        show(one.key, effects);
    }
}

void fall_off(const std::string& rider, EffectsBuilder& effects)
{
    put_off(rider, effects);
    effects.announce({"{0} gets off as it falls back.", {Name{effects.unit(rider).name}}});
}

void put_off_riders(const std::string& vehicle, EffectsBuilder& effects)
{
    const bool is_train = runs_on_rails(effects.unit(vehicle)[stat::type]);
    for (const Unit& unit : effects.state().units) {
        if (vehicle_of(effects.state(), unit) != &effects.unit(vehicle))
            continue;
        put_off(unit.key, effects);
        if (is_train)
            effects.offer(follow_up(Follow::Must, unit.key, level, unit.name + " gets off with its level of damage",
                                    alone(role::actor, unit.key), {{"cause", word_of(Passengers::TrainDestroyed, harms_without_die)}}));
        else
            disorder(unit.key, effects);
    }
}

void attack_from_the_air(const std::string& plane, FireAction action, const Charts& charts, EffectsBuilder& effects)
{
    effects.mark(plane, stat::away);
    effects.mark(plane, action == FireAction::Bomb ? stat::bombed : stat::strafed);
    effects.set(plane, stat::returns, effects.state().stage.turn + charts[Flight::Away].whole() + 1);
    if (effects.unit(plane)[stat::may_attack])
        effects.set(plane, stat::may_attack, false);
    const Unit& attacker = effects.unit(plane);
    if (attacker[stat::status] == Status::Ok && !(attacker[stat::bombed] && attacker[stat::strafed]))
        effects.offer(follow_up(Follow::May, plane, stay, attacker.name + " stays for its other attack", alone(role::actor, plane)));
}

void fly(const std::string& plane, EffectsBuilder& effects)
{
    if (effects.unit(plane)[stat::away]) {
        effects.set(plane, stat::away, false);
        for (const auto& attack : {stat::bombed, stat::strafed})
            if (effects.unit(plane)[attack])
                effects.set(plane, attack, false);
    }
    effects.mark(plane, stat::may_attack);
    const Unit& flying = effects.unit(plane);
    for (const Unit& gun : effects.state().units)
        if (gun.side != flying.side && can_fire_up(effects.state(), gun) && !is_hidden(effects.state(), gun))
            effects.offer(follow_up(Follow::May, gun.key, fire, gun.name + " fires at " + flying.name + " before it attacks",
                                    {{std::string{role::actor}, {gun.key}}, {std::string{role::target}, {plane}}},
                                    {{"action", word_of(FireAction::AntiAircraft, fire_actions)}}));
}

} // namespace revolucion
