// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

#include <algorithm>

namespace santa_anna {

namespace {

/// A unit's losses are its stragglers and casualties together; a side's are off the table.
void count_losses(const std::string& key, EffectsBuilder& effects)
{
    const Unit& unit = effects.unit(key);
    effects.set(key, stat::losses, unit[stat::stragglers] + unit[stat::casualties]);
}

void lose_side(const std::string& side, int castings, EffectsBuilder& effects)
{
    if (!side.empty())
        effects.add(side, stat::losses, castings);
}

/// So many of them, or all there are: an answer that was typed may tell of more.
int stragglers_of(const std::string& unit, int wanted, const EffectsBuilder& effects)
{
    return std::min(wanted, effects.unit(unit)[stat::stragglers]);
}

void announce_end(const Unit& unit, bool destroyed, EffectsBuilder& effects)
{
    effects.announce({destroyed ? "{0}: destroyed." : "{0}: broken.", {Name{unit.name}}});
    if (destroyed)
        effects.instruct({"Take {0} off the table.", {Name{unit.name}}});
    else
        effects.offer(retreat(unit));
    effects.offer(follow_up(Follow::May, unit.key, action::rout_check, "Each friend that sees " + unit.name + " break rolls a rout check"));
}

} // namespace

bool lose(const Losses& lost, EffectsBuilder& effects)
{
    const Unit unit = effects.unit(lost.unit);
    const int casualties = std::min(lost.casualties, unit[stat::effectives]);
    const int stragglers = std::min(lost.stragglers, unit[stat::effectives] - casualties);
    effects.add(lost.unit, stat::effectives, -(stragglers + casualties));
    effects.add(lost.unit, stat::stragglers, stragglers);
    effects.add(lost.unit, stat::casualties, casualties);
    count_losses(lost.unit, effects);
    lose_side(unit.side, casualties, effects);
    if (lost.by != LostBy::OnTheWay)
        effects.add(lost.unit, stat::losses_this_turn, casualties + std::max(0, stragglers - lost.straggled));
    if (lost.by == LostBy::Fire) {
        effects.add(lost.unit, stat::fire_losses_this_turn, stragglers + casualties);
        effects.add(lost.unit, stat::casualties_this_turn, casualties);
        if (stragglers > 0)
            effects.mark(lost.unit, stat::straggled_this_turn);
    }
    return stragglers + casualties > 0;
}

void gather(const std::string& unit, int wanted, EffectsBuilder& effects)
{
    const int count = stragglers_of(unit, wanted, effects);
    effects.add(unit, stat::effectives, count);
    effects.add(unit, stat::stragglers, -count);
    count_losses(unit, effects);
}

void overrun(const std::string& unit, int wanted, EffectsBuilder& effects)
{
    const int count = stragglers_of(unit, wanted, effects);
    effects.add(unit, stat::stragglers, -count);
    effects.add(unit, stat::casualties, count);
    lose_side(effects.unit(unit).side, count, effects);
}

void break_unit(const std::string& key, EffectsBuilder& effects)
{
    effects.mark(key, stat::broken);
    effects.mark(key, stat::broke_this_turn);
    leave_melees(key, effects);
    if (effects.unit(key)[stat::arm] != Arm::Artillery)
        effects.set(key, stat::formation, Formation::Mob);
}

void judge(const std::string& key, ToldBy told_by, EffectsBuilder& effects)
{
    const Unit unit = effects.unit(key);
    if (unit[stat::destroyed] || unit.kind != "unit")
        return;
    const bool destroyed = unit[stat::effectives] == 0;
    if (!destroyed && (unit[stat::broken] || !is_broken(unit[stat::effectives], unit[stat::stragglers])))
        return;
    if (destroyed) {
        effects.mark(key, stat::destroyed);
        lose_side(unit.side, unit[stat::stragglers], effects);
    }
    break_unit(key, effects);
    if (told_by == ToldBy::PhaseEnd)
        announce_end(unit, destroyed, effects);
}

bool gives_way(const Unit& unit)
{
    const int stragglers = unit[stat::stragglers];
    return unit.kind == "unit" && is_broken(unit[stat::castings] - stragglers - unit[stat::casualties], stragglers);
}

} // namespace santa_anna
