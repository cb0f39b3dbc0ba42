// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game/halves.h"

#include <algorithm>
#include <string>
#include <vector>

namespace pedregal {

using corneta::Follow;
using corneta::Name;
using corneta::game::EffectsBuilder;
using corneta::game::Stage;
using corneta::game::Unit;

namespace {

constexpr int us_half = 1;
constexpr int mexican_half = 2;

Stage next_stage(const Stage& now)
{
    if (now.phase == "command")
        return {now.turn, "movement", now.round};
    if (now.phase == "movement")
        return {now.turn, "combat", now.round};
    if (now.round == us_half)
        return {now.turn, "command", mexican_half};
    if (now.turn < last_turn)
        return {now.turn + 1, "command", us_half};
    return {now.turn, now.phase, now.round, true};
}

/// 19.5: what was turned up has been deployed, the box is free again.
void empty_boxes(EffectsBuilder& effects)
{
    const auto state = effects.state();
    for (const Unit& unit : state.units)
        if (unit.kind == "box" && !unit.word("contents").empty())
            effects.set(unit.key, "contents", "");
}

void bring_back(EffectsBuilder& effects, int turn)
{
    const std::vector<Unit> units = effects.state().units;
    for (const Unit& unit : units)
        if (unit.word("status") == "routed" && !unit.is("destroyed") && unit.number("returns") <= turn) {
            effects.set(unit.key, "status", "disrupted");
            effects.announce({"{0} comes back.", {Name{unit.name}}});
            effects.instruct({"Put {0} next to its HQ, disrupted.", {Name{unit.name}}});
        }
}

/// 19.4: each Mexican movement phase until a 1 is rolled.
void offer_command(EffectsBuilder& effects)
{
    const Unit* const mexican = effects.state().find("mexican");
    if (mexican != nullptr && !mexican->is("santa_anna_active"))
        effects.offer({Follow::Must, "mexican", {{"mexican-command", "Whether Santa Anna and his HQ become active", {}, {}}}});
}

} // namespace

std::string_view side_in_turn(const Stage& stage)
{
    return stage.round == mexican_half ? "mexican" : "us";
}

bool is_over(const Stage& stage)
{
    return stage.turn >= last_turn && stage.aftermath;
}

void end_phase(EffectsBuilder& effects)
{
    const Stage now = effects.state().stage;
    const Stage next = next_stage(now);
    if (next.phase == "command")
        effects.announce(
            {next.round == us_half ? "The U.S. half of turn {0} begins." : "The Mexican half of turn {0} begins.", {next.turn}});
    empty_boxes(effects);
    if (next.turn != now.turn)
        bring_back(effects, next.turn);
    if (next.phase == "command" && next.round == mexican_half)
        offer_command(effects);
    if (is_over(next)) {
        effects.announce({"The last turn is over."});
        effects.offer({Follow::Must, "both", {{"victory", "Who has won", {}, {}}}});
    }
    effects.go_on(next);
}

} // namespace pedregal
