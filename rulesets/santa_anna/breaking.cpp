// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/breaking.h"

#include "rulesets/santa_anna/locked.h"

namespace santa_anna {

using corneta::Follow;
using corneta::Name;
using corneta::game::Next;
using corneta::game::Settling;
using corneta::game::Unit;

namespace {

void tell_end(const Unit& unit, bool destroyed, Settling& settling)
{
    settling.tell({destroyed ? "{0}: destroyed." : "{0}: broken.", {Name{unit.name}}});
    if (destroyed)
        settling.hand({"Take {0} off the table.", {Name{unit.name}}});
    else
        settling.offer(retreat(unit));
    settling.offer({Follow::May, unit.key, {{"rout-check", "Each friend that sees " + unit.name + " break rolls a rout check", {}, {}}}});
}

} // namespace

void break_unit(const std::string& key, Settling& settling)
{
    settling.mark(key, "broken");
    settling.mark(key, "broke_this_turn");
    leave_melees(key, settling);
    if (settling.unit(key).word("arm") != "artillery")
        settling.set(key, "formation", "mob");
}

void judge(const std::string& key, ToldBy told_by, Settling& settling)
{
    const Unit unit = settling.unit(key);
    if (unit.is("destroyed") || unit.kind != "unit")
        return;
    const bool destroyed = unit.number("effectives") == 0;
    const bool breaks = !unit.is("broken") && unit.number("stragglers") > unit.number("effectives");
    if (!destroyed && !breaks)
        return;
    if (destroyed) {
        settling.mark(key, "destroyed");
        if (!unit.side.empty())
            settling.add(unit.side, "losses", unit.number("stragglers"));
    }
    break_unit(key, settling);
    if (told_by == ToldBy::PhaseEnd)
        tell_end(unit, destroyed, settling);
}

Next retreat(const Unit& broken)
{
    return {
        Follow::Must, broken.key, {{"movement", broken.name + " makes a retreat move", {{"unit", {broken.key}}}, {{"kind", "retreat"}}}}};
}

} // namespace santa_anna
