// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

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
    if (moving[stat::type] != UnitType::MaquinaLoca && is_track_gone(effects.state()))
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
