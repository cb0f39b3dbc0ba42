// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

void object_to_blast(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const Unit* const train = state.find(wanted.unit(role::train));
    const auto exploded = wanted.as(explosion);
    if (exploded)
        for (const std::string& key : units_in(wanted.roles, role::unit)) {
            const Unit& unit = *state.find(key);
            if (&unit == train)
                object_to(unit, role::unit, "{0} explodes itself and is none of the units near it", problems);
            if (unit[stat::type] == UnitType::Aircraft)
                object_to(unit, role::unit, "{0} is an aircraft: no explosion on the ground reaches it", problems);
        }
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
    mark_moved(key, effects);
    offer_derailment(key, effects);
    if (is_launched)
        offer_blast(key, Follow::May, effects);
}

void offer_derailment(const std::string& train, EffectsBuilder& effects)
{
    const Unit& moving = effects.unit(train);
    if (moving[stat::type] != UnitType::MaquinaLoca && is_track_gone(effects.state()))
        effects.offer(follow_up(Follow::May, train, derail, moving.name + " runs onto track that is gone", alone(role::train, train)));
}

void offer_blast(const std::string& engine, Follow kind, EffectsBuilder& effects)
{
    const std::string name = effects.unit(engine).name;
    const Roles roles = alone(role::train, engine);
    Next blast =
        follow_up(kind, engine, explosion, name + " explodes where it ends", roles, {{"kind", word_of(Blast::MaquinaLoca, blasts)}});
    blast.choices.push_back({std::string{harmless.key}, name + " explodes with nobody in reach", roles, {}});
    effects.offer(std::move(blast));
}

} // namespace revolucion
