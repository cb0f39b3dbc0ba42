// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

/// The phases of the U.S. player, then those of the Mexican; routed units come back as a turn begins.
namespace pedregal {

namespace {

constexpr int us_half = 1;
constexpr int mexican_half = 2;

Stage next_stage(const Stage& now, const Charts& charts)
{
    if (now.phase == "command")
        return {now.turn, "movement", now.round};
    if (now.phase == "movement")
        return {now.turn, "combat", now.round};
    if (now.round == us_half)
        return {now.turn, "command", mexican_half};
    if (now.turn < charts[VictoryNumber::Turns].whole())
        return {now.turn + 1, "command", us_half};
    return {now.turn, now.phase, now.round, true};
}

/// 19.5: what was turned up has been deployed, the box is free again.
void empty_boxes(EffectsBuilder& effects)
{
    for (const Unit& unit : effects.state().units)
        if (unit.kind == "box" && unit.has(stat::contents))
            effects.set(unit.key, stat::contents, "");
}

void bring_back(EffectsBuilder& effects, int turn)
{
    for (const Unit& unit : effects.state().units)
        if (unit[stat::status] == Status::Routed && !unit[stat::destroyed] && unit[stat::returns] <= turn) {
            effects.set(unit.key, stat::status, Status::Disrupted);
            effects.announce({"{0} comes back.", {Name{unit.name}}});
            effects.instruct({"Put {0} next to its HQ, disrupted.", {Name{unit.name}}});
        }
}

} // namespace

bool is_in_turn(const Stage& stage, std::string_view side)
{
    return side == (stage.round == mexican_half ? role::mexican : role::us).key;
}

bool is_over(const Stage& stage, const Charts& charts)
{
    return stage.turn >= charts[VictoryNumber::Turns].whole() && stage.aftermath;
}

void end_phase(EffectsBuilder& effects, const Charts& charts)
{
    const Stage now = effects.state().stage;
    const Stage next = next_stage(now, charts);
    if (next.phase == "command")
        effects.announce(
            {next.round == us_half ? "The U.S. half of turn {0} begins." : "The Mexican half of turn {0} begins.", {next.turn}});
    empty_boxes(effects);
    if (next.turn != now.turn)
        bring_back(effects, next.turn);
    // 19.4: each Mexican movement phase until he is active
    const Unit* const mexican = effects.state().find(role::mexican);
    if (next.phase == "command" && next.round == mexican_half && mexican != nullptr && !(*mexican)[stat::santa_anna_active])
        effects.offer(follow_up(Follow::Must, mexican->key, mexican_command, "Whether Santa Anna and his HQ become active"));
    if (is_over(next, charts)) {
        effects.announce({"The last turn is over."});
        effects.offer(follow_up(Follow::Must, "both", victory, "Who has won"));
    }
    effects.go_on(next);
}

} // namespace pedregal
