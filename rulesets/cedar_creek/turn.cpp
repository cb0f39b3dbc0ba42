// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

namespace cedar_creek {

namespace {

Stage at(const Stage& now, std::string_view phase, int round)
{
    return {now.turn, std::string{phase}, round};
}

/// Some rounds are certain; after the others the Continuation Phase says whether there is another.
void end_round(EffectsBuilder& effects, const Charts& charts)
{
    const Stage now = effects.state().stage;
    if (now.round < charts[GameNumber::SureRounds].whole())
        return effects.go_on(at(now, phase::movement, now.round + 1));
    if (now.round >= charts[GameNumber::MostRounds].whole())
        return effects.go_on(at(now, phase::administrative, now.round));
    effects.go_on(at(now, phase::continuation, now.round));
    effects.offer(follow_up(Follow::Must, "both", continuation, "Whether round " + std::to_string(now.round + 1) + " is played"));
}

void end_continuation(EffectsBuilder& effects)
{
    const Stage now = effects.state().stage;
    effects.go_on(any_side(effects.state(), stat::another_round) ? at(now, phase::movement, now.round + 1)
                                                                 : at(now, phase::administrative, now.round));
}

/// Routed brigades move on, all others and they lose a level of fatigue, HQs and train are turned back; then the rout tests. True: there are
/// some to take.
bool administer(EffectsBuilder& effects, const Charts& charts)
{
    Brigades routed;
    for (const Unit& unit : effects.state().units)
        if (unit[stat::routed] && !unit[stat::eliminated])
            routed.push_back(&unit);
    for (const Unit* const unit : routed)
        effects.instruct({"{0} makes another rout move.", {Name{unit->name}}});
    for (const Unit& unit : effects.state().units)
        if (unit.kind == "unit" && unit[stat::fatigue] > 0)
            effects.add(unit.key, stat::fatigue, -std::min(unit[stat::fatigue], charts[GameNumber::Rest].whole()));
    effects.instruct(counted(charts[GameNumber::Rest].whole(),
                             "Take fatigue one step down and turn headquarters and the artillery train back.",
                             "Take fatigue {0} steps down and turn headquarters and the artillery train back."));
    for (const Unit* const unit : routed) {
        const Roles brigade = alone(role::brigade, unit->key);
        effects.offer(follow_up(Follow::Must, unit->side, rout_recovery, unit->name + " tests its rout", brigade));
        effects.offer(follow_up(Follow::May, unit->side, retreat, unit->name + " crosses an enemy front in its rout move", brigade,
                                {chosen(HitChoice::RoutMove)}));
    }
    return !routed.empty();
}

void begin_turn(EffectsBuilder& effects, int turn, const Charts& charts)
{
    effects.go_on({turn, std::string{phase::initiative}});
    const Unit* const side = effects.state().find(role::union_side);
    const bool is_awaited = side != nullptr && !(*side)[stat::sheridan];
    if (is_awaited && turn == charts[SheridanTurn::Rolled].whole())
        effects.offer(follow_up(Follow::Must, side->key, sheridan, "Whether Sheridan arrives"));
    if (is_awaited && turn == charts[SheridanTurn::Comes].whole()) {
        effects.mark(side->key, stat::sheridan);
        effects.announce({"Sheridan arrives."});
        effects.instruct({"Put Sheridan in the place of Wright."});
    }
    effects.offer(follow_up(Follow::Must, "both", initiative, "Who plays first"));
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
    now.round = charts[GameNumber::MostRounds].whole() + 1; // in the place of a round
    effects.go_on(now);
    effects.announce({"The last turn is over."});
    effects.offer(follow_up(Follow::Must, "both", victory, "Who has won"));
}

} // namespace

bool is_over(const Stage& stage, const Charts& charts)
{
    return stage.turn >= charts[GameNumber::Turns].whole() && stage.phase == phase::administrative
        && stage.round > charts[GameNumber::MostRounds].whole();
}

void end_phase(EffectsBuilder& effects, const Charts& charts)
{
    const std::string ended = effects.state().stage.phase;
    if (ended == phase::movement)
        end_round(effects, charts);
    else if (ended == phase::continuation)
        end_continuation(effects);
    else if (ended == phase::administrative)
        end_turn(effects, charts);
}

} // namespace cedar_creek
