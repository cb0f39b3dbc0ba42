// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/breaking.h"

#include "rulesets/santa_anna/game/locked.h"

namespace santa_anna {

using corneta::Follow;
using corneta::Name;
using corneta::game::EffectsBuilder;
using corneta::game::Next;
using corneta::game::Unit;

namespace {

void announce_end(const Unit& unit, bool destroyed, EffectsBuilder& effects)
{
    effects.announce({destroyed ? "{0}: destroyed." : "{0}: broken.", {Name{unit.name}}});
    if (destroyed)
        effects.instruct({"Take {0} off the table.", {Name{unit.name}}});
    else
        effects.offer(retreat(unit));
    effects.offer({Follow::May, unit.key, {{"rout-check", "Each friend that sees " + unit.name + " break rolls a rout check", {}, {}}}});
}

} // namespace

void break_unit(const std::string& key, EffectsBuilder& effects)
{
    effects.mark(key, "broken");
    effects.mark(key, "broke_this_turn");
    leave_melees(key, effects);
    if (effects.unit(key).word("arm") != "artillery")
        effects.set(key, "formation", "mob");
}

void judge(const std::string& key, ToldBy told_by, EffectsBuilder& effects)
{
    const Unit unit = effects.unit(key);
    if (unit.is("destroyed") || unit.kind != "unit")
        return;
    const bool destroyed = unit.number("effectives") == 0;
    const bool breaks = !unit.is("broken") && unit.number("stragglers") > unit.number("effectives");
    if (!destroyed && !breaks)
        return;
    if (destroyed) {
        effects.mark(key, "destroyed");
        if (!unit.side.empty())
            effects.add(unit.side, "losses", unit.number("stragglers"));
    }
    break_unit(key, effects);
    if (told_by == ToldBy::PhaseEnd)
        announce_end(unit, destroyed, effects);
}

Next retreat(const Unit& broken)
{
    return {
        Follow::Must, broken.key, {{"movement", broken.name + " makes a retreat move", {{"unit", {broken.key}}}, {{"kind", "retreat"}}}}};
}

} // namespace santa_anna
