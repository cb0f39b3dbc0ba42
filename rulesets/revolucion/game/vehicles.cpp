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

/// It has the cover of the train's armor or sandbags alone, and no line; guns in emplacements stand there since the scenario began.
void settle_on(const std::string& rider, const Unit& vehicle, EffectsBuilder& effects)
{
    const bool is_train = runs_on_rails(vehicle[stat::type]);
    const Cover armor = vehicle[stat::type] == UnitType::ArmoredTrain ? Cover::Hard : vehicle[stat::cover];
    const Cover cover = is_train ? armor : Cover::Open;
    const Unit& unit = effects.unit(rider);
    if (unit[stat::cover] != cover)
        effects.set(rider, stat::cover, cover);
    if (unit[stat::formation] == Formation::Maneuver)
        return;
    effects.set(rider, stat::formation, Formation::Maneuver);
    effects.set(rider, stat::deployed_at_start, false);
}

void put_off(const std::string& rider, EffectsBuilder& effects)
{
    const Unit* const vehicle = vehicle_of(effects.state(), effects.unit(rider));
    const bool had_its_cover = vehicle != nullptr && runs_on_rails((*vehicle)[stat::type]);
    if (had_its_cover && effects.unit(rider)[stat::cover] != Cover::Open)
        effects.set(rider, stat::cover, Cover::Open);
    effects.set(rider, stat::carried_by, stat::nobody);
    if (effects.unit(rider)[stat::passenger])
        effects.set(rider, stat::passenger, false);
    effects.mark(rider, stat::got_off);
}

} // namespace

const Unit* vehicle_of(const State& state, const Unit& unit)
{
    return named(state, unit, stat::carried_by);
}

bool is_carried(const State& state, const Unit& unit)
{
    return unit[stat::passenger] || vehicle_of(state, unit) != nullptr;
}

void object_to_blast(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const Unit* const train = state.find(wanted.unit(role::train));
    const auto exploded = wanted.as(explosion);
    if (exploded)
        for (const std::string& key : units_in(wanted.roles, role::unit))
            if (const Unit& unit = *state.find(key); unit[stat::type] == UnitType::Aircraft)
                object_to(unit, role::unit, "{0} is an aircraft: no explosion on the ground reaches it", problems);
    const auto is_engine = [](const Unit& unit) { return unit[stat::type] == UnitType::MaquinaLoca; };
    if (train == nullptr && exploded && exploded->inputs.kind == Blast::MaquinaLoca && std::ranges::any_of(state.units, is_engine))
        problems.push_back({std::string{role::train.key}, {"say which máquina loca explodes"}});
    if (train == nullptr) {
        for (const Unit& engine : state.units)
            if ((wanted.action == explosion.key || wanted.action == harmless.key)
                && corneta::game::must_follow(state, wanted.action, engine.key))
                object_to(engine, role::train, "{0} has still to explode: name it as the train", problems);
        return;
    }
    const bool is_loca = (*train)[stat::type] == UnitType::MaquinaLoca;
    if ((exploded && (!is_loca || exploded->inputs.kind != Blast::MaquinaLoca)) || (wanted.action == harmless.key && !is_loca))
        object_to(*train, role::train, "{0} is not a máquina loca that explodes", problems);
    else if ((exploded || wanted.action == harmless.key) && !(*train)[stat::destroyed] && (*train)[stat::train_now] != TrainState::March
             && !still_rolls(*train))
        object_to(*train, role::train, "{0} explodes at the end of a March, or when it is destroyed", problems);
    else if ((exploded || wanted.action == harmless.key) && (*train)[stat::destroyed]
             && !corneta::game::must_follow(state, wanted.action, train->key))
        object_to(*train, role::train, "{0} has exploded already", problems);
    if (wanted.action == derail.key && !runs_on_rails((*train)[stat::type]))
        object_to(*train, role::train, "{0} is not a train", problems);
    else if (wanted.action == derail.key && !is_track_gone(state))
        object_to(*train, role::train, "no track is known to be ripped up before {0}", problems);
    else if (wanted.action == derail.key && !(*train)[stat::moved] && !still_rolls(*train)
             && !is_offered(state, derail.key, role::train, train->key))
        object_to(*train, role::train, "{0} stands: a train runs off the track when it moves", problems);
}

void object_to_vehicles(const State& state, const PlayedAction& wanted, const Charts& charts, Problems& problems)
{
    const bool gets_on = wanted.action == get_on.key;
    const Unit* const rider = state.find(wanted.unit(role::actor));
    if (rider == nullptr || (!gets_on && wanted.action != get_off.key))
        return;
    const Unit* const vehicle = gets_on ? state.find(wanted.unit(role::vehicle)) : vehicle_of(state, *rider);
    if (!(*rider)[stat::acted])
        object_to_round(state, *rider, role::actor, problems);
    if (!gets_on && !is_carried(state, *rider))
        object_to(*rider, role::actor, "{0} rides on nothing", problems);
    if (vehicle == nullptr)
        return;
    if (gets_on)
        object_to_getting_on(state, *rider, *vehicle, charts, problems);
    if ((*vehicle)[stat::moved] || still_rolls(*vehicle))
        object_to(*vehicle, gets_on ? role::vehicle : role::actor, "{0} moves this turn: nobody gets on or off", problems);
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
    const std::string vehicle = played.unit(role::vehicle);
    effects.mark(vehicle, stat::boarded);
    effects.set(rider, stat::carried_by, vehicle);
    settle_on(rider, effects.unit(vehicle), effects);
    if (runs_on_rails(effects.unit(vehicle)[stat::type]))
        effects.mark(rider, stat::passenger);
}

void fall_off(const std::string& rider, EffectsBuilder& effects)
{
    put_off(rider, effects);
    effects.announce({"{0} gets off as it falls back.", {Name{effects.unit(rider).name}}});
}

void put_off_riders(const std::string& vehicle, EffectsBuilder& effects)
{
    const bool is_train = runs_on_rails(effects.unit(vehicle)[stat::type]);
    const Passengers cause = is_train ? Passengers::TrainDestroyed : Passengers::VehicleLost;
    for (const Unit& unit : effects.state().units) {
        if (unit[stat::destroyed] || vehicle_of(effects.state(), unit) != &effects.unit(vehicle))
            continue;
        put_off(unit.key, effects);
        if (unit[stat::boarded]) // it stood for its vehicle, and acts again
            effects.set(unit.key, stat::boarded, false);
        effects.offer(follow_up(Follow::Must, unit.key, level, unit.name + " gets off with its level of damage",
                                alone(role::actor, unit.key), {{"cause", word_of(cause, harms_without_die)}}));
    }
}

bool is_track_gone(const State& state)
{
    return std::ranges::any_of(state.units, [](const Unit& unit) { return unit[stat::track] == Track::Ripped; });
}

void change_track(Track track, const std::string& line, EffectsBuilder& effects)
{
    const auto is_line = [](const Unit& unit) { return unit.kind == role::line.key; };
    if (!line.empty())
        effects.set(line, stat::track, track);
    else if (std::ranges::count_if(effects.state().units, is_line) == 1)
        effects.set(std::ranges::find_if(effects.state().units, is_line)->key, stat::track, track);
}

bool still_rolls(const Unit& train)
{
    return runs_on_rails(train[stat::type]) && !train[stat::destroyed] && train[stat::last_move] == TrainMove::March;
}

TrainState train_state(const Unit& train)
{
    const TrainState state = train[stat::train_now];
    return state == TrainState::Halted && still_rolls(train) ? TrainState::Maneuver : state;
}

void roll_on(const Unit& train, EffectsBuilder& effects)
{
    if (!still_rolls(train) || train[stat::train_now] != TrainState::Halted)
        return;
    const std::string key = train.key;
    const bool is_launched = train[stat::type] == UnitType::MaquinaLoca; // X: at March speed until it explodes
    effects.announce(
        {is_launched ? "{0} runs on at March speed." : "{0} rolls on all the same: it maneuvers before it halts.", {Name{train.name}}});
    effects.set(key, stat::train_now, is_launched ? TrainState::March : TrainState::Maneuver);
    effects.mark(key, stat::moved);
    offer_derailment(key, effects);
}

void offer_derailment(const std::string& train, EffectsBuilder& effects)
{
    const Unit& moving = effects.unit(train);
    if (moving[stat::type] != UnitType::MaquinaLoca && is_track_gone(effects.state()))
        effects.offer(follow_up(Follow::May, train, derail, moving.name + " runs onto track that is gone", alone(role::train, train)));
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
        if (gun[stat::anti_aircraft] && gun.side != flying.side && !gun[stat::destroyed] && !is_hidden(effects.state(), gun))
            effects.offer(follow_up(Follow::May, gun.key, fire, gun.name + " fires at " + flying.name + " before it attacks",
                                    {{std::string{role::actor}, {gun.key}}, {std::string{role::target}, {plane}}},
                                    {{"action", word_of(FireAction::AntiAircraft, fire_actions)}}));
}

} // namespace revolucion
