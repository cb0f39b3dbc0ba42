// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

/// Nobody is deployed who gets on or off.
void leave_line(const std::string& rider, EffectsBuilder& effects)
{
    if (effects.unit(rider)[stat::formation] != Formation::Deployed)
        return;
    effects.set(rider, stat::formation, Formation::Maneuver);
    effects.set(rider, stat::deployed_at_start, false);
}

/// It has the cover of the train's armor or sandbags alone, and no line; guns in emplacements stand there since the scenario began.
void settle_on(const std::string& rider, const Unit& vehicle, EffectsBuilder& effects)
{
    const bool is_train = runs_on_rails(vehicle[stat::type]);
    const Cover armor = vehicle[stat::type] == UnitType::ArmoredTrain ? Cover::Hard : vehicle[stat::cover];
    const Cover cover = is_train ? armor : Cover::Open;
    effects.set(rider, stat::cover, cover);
    leave_line(rider, effects);
    if (is_train || effects.unit(rider)[stat::formation] != Formation::March)
        return;
    effects.mark(rider, stat::left_march); // X: who rides on an automobile is in maneuver formation
    effects.set(rider, stat::formation, Formation::Maneuver);
}

/// Whoever got on and off again moves as before; guns leave their emplacements behind. No assault is made after leaving a train.
void put_off(const std::string& rider, EffectsBuilder& effects)
{
    const Unit* const vehicle = vehicle_of(effects.state(), effects.unit(rider));
    show(rider, effects);
    const bool was_on_train = effects.unit(rider)[stat::passenger] || (vehicle != nullptr && runs_on_rails((*vehicle)[stat::type]));
    if (vehicle != nullptr)
        forget(effects, rider, stat::cover);
    effects.set(rider, stat::carried_by, stat::nobody);
    effects.unmark(rider, stat::passenger, stat::boarded);
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
    effects.announce({"{0} gets off and is {1}.", {effects.unit(rider), label_of(effects.unit(rider)[stat::status], statuses)}});
}

bool is_engine(const Unit& train)
{
    return train[stat::type] == UnitType::MaquinaLoca;
}

} // namespace

const Unit* vehicle_of(const State& state, const Unit& unit)
{
    return unit[stat::destroyed] ? nullptr : state.find(unit[stat::carried_by]);
}

bool is_carried(const State& state, const Unit& unit)
{
    return unit[stat::passenger] || vehicle_of(state, unit) != nullptr;
}

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

int room_taken(const State& state, const Unit& vehicle)
{
    const auto carrier = carrier_of(vehicle[stat::type]);
    int taken = 0;
    for (const Unit& unit : state.units)
        if (carrier && vehicle_of(state, unit) == &vehicle)
            taken += room_taken(unit, *carrier);
    return taken;
}

bool goes_with(const State& state, const Unit& one, const Unit& mover)
{
    return &one == &mover || vehicle_of(state, one) == &mover;
}

FirePlace fire_place(const State& state, const Unit& firer, FireAction action)
{
    const Unit* const vehicle = vehicle_of(state, firer);
    const bool is_on_automobile = vehicle != nullptr && is_automobile((*vehicle)[stat::type]);
    const bool is_gun = arm_of(firer[stat::type]) == Arm::MachineGuns || arm_of(firer[stat::type]) == Arm::Artillery;
    if (is_on_automobile && firer[stat::type] == UnitType::Artillery)
        return FirePlace::NoArtillery;
    if (!is_made_deployed(action))
        return FirePlace::Free;
    if (is_carried(state, firer) && !is_gun)
        return FirePlace::Passenger;
    if (is_on_automobile)
        return FirePlace::Automobile;
    if (vehicle != nullptr && ((*vehicle)[stat::moved] || still_rolls(*vehicle)))
        return FirePlace::Moves;
    return firer.has(stat::deployed_at_start) && !firer[stat::deployed_at_start] ? FirePlace::NotDeployed : FirePlace::Free;
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
    effects.unmark(unit, stat::hidden);
    effects.announce({"{0} is seen now: turn its marker up.", {effects.unit(unit)}});
}

void mark_moved(const std::string& unit, EffectsBuilder& effects)
{
    for (const Unit& one : effects.state().units) {
        if (!goes_with(effects.state(), one, effects.unit(unit)))
            continue;
        effects.mark(one.key, stat::moved);
        show(one.key, effects);
    }
    lose_sight_of_leaders(unit, effects);
}

void fall_off(const std::string& rider, EffectsBuilder& effects)
{
    put_off(rider, effects);
    effects.announce({"{0} gets off as it falls back.", {effects.unit(rider)}});
}

void put_off_riders(const std::string& vehicle, EffectsBuilder& effects)
{
    const bool is_train = runs_on_rails(effects.unit(vehicle)[stat::type]);
    for (const Unit& unit : effects.state().units) {
        if (vehicle_of(effects.state(), unit) != &effects.unit(vehicle))
            continue;
        put_off(unit.key, effects);
        if (is_train)
            effects.offer(follow_up(Follow::Must, unit.key, level, {"{0} gets off with its level of damage", {unit}},
                                    alone(role::actor, unit.key), {{"cause", word_of(Passengers::TrainDestroyed, harms_without_die)}}));
        else
            disorder(unit.key, effects);
    }
}

void leave_wreck(const std::string& lost, EffectsBuilder& effects)
{
    put_off_riders(lost, effects);
    const Unit& wreck = effects.unit(lost);
    if (runs_on_rails(wreck[stat::type]) && !is_engine(wreck))
        change_track(Track::Blocked, {}, effects);
}

bool is_track_gone(const State& state)
{
    return std::ranges::any_of(state.units, [](const Unit& unit) { return unit[stat::track] == Track::Ripped; });
}

void change_track(Track track, const std::string& line, EffectsBuilder& effects)
{
    const auto is_line = [](const Unit& unit) { return unit.kind == role::line.key; };
    std::string key = line;
    if (key.empty() && std::ranges::count_if(effects.state().units, is_line) == 1)
        key = std::ranges::find_if(effects.state().units, is_line)->key;
    if (key.empty() || (track == Track::Blocked && effects.unit(key)[stat::track] == Track::Ripped))
        return; // under a wreck it is still ripped up
    effects.set(key, stat::track, track);
}

bool still_rolls(const Unit& train)
{
    if (!runs_on_rails(train[stat::type]) || train[stat::destroyed])
        return false;
    return train[stat::last_move] == TrainMove::March || (is_engine(train) && train[stat::last_move] == TrainMove::Maneuver);
}

void roll_on(const Unit& train, EffectsBuilder& effects)
{
    if (!still_rolls(train) || train[stat::train_now] != TrainState::Halted)
        return;
    const std::string key = train.key;
    const bool is_launched = is_engine(train); // X: at March speed until it explodes
    effects.announce({is_launched ? "{0} runs on at March speed." : "{0} rolls on all the same: it maneuvers before it halts.", {train}});
    effects.set(key, stat::train_now, is_launched ? TrainState::March : TrainState::Maneuver);
    mark_moved(key, effects);
    offer_derailment(key, effects);
    if (is_launched)
        offer_blast(key, Follow::May, effects);
}

void offer_derailment(const std::string& train, EffectsBuilder& effects)
{
    const Unit& moving = effects.unit(train);
    if (!is_engine(moving) && is_track_gone(effects.state()))
        effects.offer(follow_up(Follow::May, train, derail, {"{0} runs onto track that is gone", {moving}}, alone(role::train, train)));
}

void offer_blast(const std::string& engine, Follow kind, EffectsBuilder& effects)
{
    const NamedUnit train = effects.unit(engine);
    const Roles roles = alone(role::train, engine);
    Next blast =
        follow_up(kind, engine, explosion, {"{0} explodes where it ends", {train}}, roles, {{"kind", word_of(Blast::MaquinaLoca, blasts)}});
    blast.choices.push_back({std::string{harmless.key}, {"{0} explodes with nobody in reach", {train}}, roles, {}});
    effects.offer(std::move(blast));
}

} // namespace revolucion
