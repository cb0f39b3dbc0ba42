// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/guns_kept.h"
#include "rulesets/santa_anna/game/melees.h"

#include <algorithm>

namespace santa_anna {

namespace {

/// So many of them, or all there are: an answer that was typed may tell of more.
int stragglers_of(const std::string& unit, int wanted, const EffectsBuilder& effects)
{
    return std::min(wanted, effects.unit(unit)[stat::stragglers]);
}

void announce_end(const Unit& unit, bool destroyed, EffectsBuilder& effects)
{
    effects.announce({destroyed ? "{0}: destroyed." : "{0}: broken.", {unit}});
    if (destroyed)
        effects.instruct({Hand::TakeOff, "Take {0} off the table.", {unit}});
    else
        effects.offer(retreat(unit));
    if (effects.state().pending.empty() && must_follow(effects.state(), action::rout_check.key, unit.key))
        return; // it broke before
    const Roles who_broke = alone(role::broke, unit.key);
    Next checks =
        follow_up(Follow::Either, unit.key, action::rout_check, {"Each friend that sees {0} break rolls a rout check", {unit}}, who_broke);
    checks.choices.push_back({std::string{action::unseen.key}, {"No friend sees {0} break", {unit}}, who_broke, {}});
    effects.offer(std::move(checks));
}

} // namespace

bool lose(const Losses& lost, EffectsBuilder& effects)
{
    const int of_crew = straggle_helpers(lost.unit, lost.stragglers, effects);
    const Unit unit = effects.unit(lost.unit);
    const int casualties = std::min(lost.casualties, unit[stat::effectives]);
    const int stragglers = std::min(of_crew, unit[stat::effectives] - casualties);
    effects.add(lost.unit, stat::effectives, -(stragglers + casualties));
    effects.add(lost.unit, stat::stragglers, stragglers);
    effects.add(lost.unit, stat::casualties, casualties);
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
}

void overrun(const std::string& unit, int wanted, EffectsBuilder& effects)
{
    const int count = stragglers_of(unit, wanted, effects);
    effects.add(unit, stat::stragglers, -count);
    effects.add(unit, stat::casualties, count);
}

void break_unit(const std::string& key, EffectsBuilder& effects)
{
    effects.mark(key, stat::broken, stat::broke_this_turn);
    leave_melees(key, effects);
    end_charges_at(key, effects);
    end_charge(key, effects);
    effects.unmark(key, stat::broke_unseen, stat::retreated, stat::charging); // of an earlier breaking, or before it
    if (effects.unit(key)[stat::arm] != Arm::Artillery)
        effects.set(key, stat::formation, Formation::Mob);
    else if (!has_lost_its_guns(effects.unit(key)) && effects.unit(key)[stat::unlimbered])
        effects.set(key, stat::unlimbered, false); // the gunners take their guns along
}

void judge(const std::string& key, ToldBy told_by, EffectsBuilder& effects)
{
    const Unit unit = effects.unit(key);
    const bool destroyed = unit[stat::effectives] == 0;
    if (unit[stat::destroyed] || unit.kind != kind::unit || unit[stat::undrawn] > 0)
        return;
    if (!destroyed && (unit[stat::broken] || !is_broken(castings_of(unit), unit[stat::stragglers])))
        return;
    if (destroyed) {
        effects.mark(key, stat::destroyed);
        if (unit[stat::helpers] > 0) {
            effects.set(key, stat::helpers, 0);
            effects.add(key, stat::castings, unit[stat::helpers]);
            effects.add(key, stat::casualties, unit[stat::helpers]);
        }
    }
    break_unit(key, effects);
    if (told_by == ToldBy::PhaseEnd)
        announce_end(unit, destroyed, effects);
}

bool gives_way(const Unit& unit)
{
    const int stragglers = unit[stat::stragglers];
    const int left = unit[stat::castings] + unit[stat::helpers] - stragglers - unit[stat::casualties];
    return unit.kind == kind::unit && (unit[stat::broken] || is_broken(left, stragglers));
}

} // namespace santa_anna
