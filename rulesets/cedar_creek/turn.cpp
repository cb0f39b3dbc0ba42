// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

namespace cedar_creek {

namespace {

Stage at(const Stage& now, std::string_view phase, int round)
{
    return {now.turn, std::string{phase}, round};
}

/// Player 1 begins; where nobody knows who that is, the initiative is owed.
void begin_round(EffectsBuilder& effects, const Stage& stage)
{
    effects.go_on(stage);
    if (const Unit* const first = first_player(effects.state()))
        begin_half_round(effects, Unit{*first}, stage.round);
}

void begin_administration(EffectsBuilder& effects, const Stage& stage)
{
    effects.go_on(stage);
    for (const Unit& unit : effects.state().units)
        if (unit.kind == kind::brigade && unit[stat::routed] && !is_lost(unit))
            effects.offer(follow_up(Follow::Must, unit.side, retreat, {"{0} makes another rout move", {unit}},
                                    alone(role::brigade, unit.key), {chosen(HitChoice::RoutMove)}));
}

/// Some rounds are certain; after the others the Continuation Phase says whether there is another.
void end_round(EffectsBuilder& effects, const Charts& charts)
{
    const Stage now = effects.state().stage;
    if (now.round < charts[GameNumber::SureRounds].whole())
        return begin_round(effects, at(now, phase::movement, now.round + 1));
    if (const Unit* const playing = playing_side(effects.state()))
        effects.set(std::string{playing->key}, stat::plays, false);
    if (now.round >= charts[GameNumber::MostRounds].whole())
        return begin_administration(effects, at(now, phase::administrative, now.round));
    effects.go_on(at(now, phase::continuation, now.round));
    effects.offer(follow_up(Follow::Must, "both", continuation, {"Whether round {0} is played", {now.round + 1}}));
}

/// Player 2 follows player 1.
void end_half_round(EffectsBuilder& effects, const Charts& charts)
{
    const State& state = effects.state();
    const Unit* const first = first_player(state);
    const Unit* const playing = playing_side(state);
    const Unit* const second = state.first([&](const Unit& unit) { return unit.kind == kind::side && &unit != first; });
    if (first == nullptr || (playing != nullptr && playing != first) || second == nullptr)
        return end_round(effects, charts);
    effects.go_on(state.stage);
    begin_half_round(effects, Unit{*second}, state.stage.round);
}

void end_continuation(EffectsBuilder& effects)
{
    const Stage now = effects.state().stage;
    if (any_side(effects.state(), stat::another_round))
        begin_round(effects, at(now, phase::movement, now.round + 1));
    else
        begin_administration(effects, at(now, phase::administrative, now.round));
}

/// All lose a level of fatigue, HQs and train are turned back; then the rout tests. True: there are some to take.
bool administer(EffectsBuilder& effects, const Charts& charts)
{
    Brigades routed;
    for (const Unit& unit : effects.state().units)
        if (unit[stat::routed] && !is_lost(unit))
            routed.push_back(&unit);
    for (const Unit& unit : effects.state().units)
        if (unit.kind == kind::brigade && unit[stat::fatigue] > 0)
            effects.add(unit.key, stat::fatigue, -std::min(unit[stat::fatigue], charts[GameNumber::Rest].whole()));
    effects.instruct(
        {Hand::Turn,
         counted(charts[GameNumber::Rest].whole(), "Take fatigue one step down and turn headquarters and the artillery train back.",
                 "Take fatigue {0} steps down and turn headquarters and the artillery train back.")});
    for (const Unit* const unit : routed)
        effects.offer(follow_up(Follow::Must, unit->side, rout_recovery, {"{0} tests its rout", {*unit}}, alone(role::brigade, unit->key)));
    return !routed.empty();
}

void begin_turn(EffectsBuilder& effects, int turn, const Charts& charts)
{
    effects.go_on({turn, std::string{phase::initiative}});
    const Unit* const side = effects.state().find(role::union_side);
    const bool is_awaited = side != nullptr && !(*side)[stat::sheridan];
    if (is_awaited && turn == charts[SheridanTurn::Rolled].whole())
        return effects.offer(follow_up(Follow::Must, side->key, sheridan, {"Whether Sheridan arrives"}));
    if (is_awaited && turn == charts[SheridanTurn::Comes].whole()) {
        effects.mark(side->key, stat::sheridan);
        effects.announce({"Sheridan arrives."});
        effects.instruct({Hand::PutDown, "Put Sheridan in the place of Wright."});
    }
    offer_initiative(effects, turn, charts);
}

void end_turn(EffectsBuilder& effects, const Charts& charts)
{
    Stage now = effects.state().stage;
    if (is_over(now, charts))
        return effects.go_on(now);
    if (!now.aftermath && administer(effects, charts)) {
        now.aftermath = true;
        return effects.go_on(now);
    }
    if (now.turn < charts[GameNumber::Turns].whole())
        return begin_turn(effects, now.turn + 1, charts);
    now.aftermath = true;
    now.round = 1; // no round any more
    effects.go_on(now);
    effects.announce({"The last turn is over."});
    effects.offer(follow_up(Follow::Must, "both", victory, {"Who has won"}));
}

} // namespace

void begin_half_round(EffectsBuilder& effects, const Unit& side, int round)
{
    for (const Unit& other : std::vector<Unit>{effects.state().units})
        if (other.kind == kind::side && (other.key == side.key || other[stat::plays]))
            effects.set(other.key, stat::plays, other.key == side.key);
    effects.announce({"Movement phase: {0}, round {1}.", {side, round}});
    effects.offer(follow_up(Follow::Must, side.key, activation, {"{0}: how many divisions act", {side}}, alone(role::active, side.key)));
}

bool is_over(const Stage& stage, const Charts& charts)
{
    const bool has_no_round = stage.round == 1 || stage.round > charts[GameNumber::MostRounds].whole(); // by earlier programs the latter
    return stage.turn >= charts[GameNumber::Turns].whole() && stage.phase == phase::administrative && stage.aftermath && has_no_round;
}

int turn_ended(const Stage& stage, const Charts& charts)
{
    return is_over(stage, charts) ? charts[GameNumber::Turns].whole() : std::max(0, stage.turn - 1);
}

void end_phase(EffectsBuilder& effects, const Charts& charts)
{
    const Stage now = effects.state().stage;
    const std::string& ended = now.phase;
    if (ended == phase::initiative) {
        if (first_player(effects.state()) == nullptr && now.turn == 1
            && effects.state().find(role::confederate_side) != nullptr) { // 6: theirs, also where nobody has said so
            effects.mark(role::confederate_side, stat::first);
            effects.announce({"The Confederates have the initiative on turn {0}, without dice.", {now.turn}});
        }
        begin_round(effects, at(now, phase::movement, now.round));
    } else if (ended == phase::movement)
        end_half_round(effects, charts);
    else if (ended == phase::continuation)
        end_continuation(effects);
    else if (ended == phase::administrative)
        end_turn(effects, charts);
}

} // namespace cedar_creek
