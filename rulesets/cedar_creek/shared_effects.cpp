// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

/// What fights and moves both do: 4, 6, 10.3.
namespace cedar_creek {

void tire(EffectsBuilder& effects, const std::string& key, int levels, const Charts& charts)
{
    if (effects.unit(key).kind == kind::marker)
        return;
    const int left = charts[CombatNumber::MostFatigue].whole() - fatigue_when_attacked(effects.unit(key), charts);
    effects.add(key, stat::fatigue, std::clamp(left, 0, std::max(levels, 0)));
}

void count_losses(EffectsBuilder& effects, const std::string& side)
{
    if (const auto losses = losses_of(effects.state(), side); losses && effects.state().find(side) != nullptr)
        effects.add(side, stat::losses, *losses - effects.unit(side)[stat::losses]);
}

void follow_edit(const State& before, EffectsBuilder& effects)
{
    for (const Unit& then : before.units) {
        const Unit& now = effects.unit(then.key);
        const int start = now[stat::strength_at_start];
        if (then.kind != kind::brigade || start != then[stat::strength_at_start])
            continue;
        if (now[stat::losses] != then[stat::losses])
            effects.set(then.key, stat::strength, std::max(start - now[stat::losses], 0));
        else if (now[stat::strength] != then[stat::strength])
            effects.set(then.key, stat::losses, std::max(start - now[stat::strength], 0));
    }
    for (const Unit& then : before.units)
        if (then.kind == kind::side)
            count_losses(effects, then.key);
}

void take_control(EffectsBuilder& effects, const std::string& side, corneta::Words<ScoredZone> passes)
{
    if (effects.state().find(role::union_side) == nullptr)
        return;
    for (std::size_t i = 0; i < stat::control.size(); ++i)
        if (passes.has(static_cast<ScoredZone>(i)))
            effects.set(role::union_side, stat::control.at(i), side == role::union_side ? Controller::Union : Controller::Confederate);
}

void tell_idle(EffectsBuilder& effects, const std::vector<std::string>& by)
{
    const State& state = effects.state();
    std::vector<NamedUnit> idle;
    for (const Unit& unit : state.units) {
        if (by.empty() || unit.side != effects.unit(by.front()).side || std::ranges::count(by, unit.key) > 0)
            continue;
        const bool has_ended_moves =
            unit[stat::attacked] || (unit.kind == kind::marker && unit[stat::marker] != Marker::Artillery && unit[stat::moved]);
        if (has_ended_moves)
            return;
        if (unit.kind == kind::brigade && is_acting(state, unit) && may_still_act(state, unit) && std::ranges::count(by, unit.command) == 0)
            idle.push_back(unit);
    }
    if (!idle.empty())
        effects.announce({"Through with this round without having acted: {0}.", {idle}});
}

void leave_set_up(EffectsBuilder& effects, const std::string& key)
{
    if (effects.unit(key).side == role::union_side)
        effects.mark(key, stat::left_set_up);
}

void drive_headquarters(EffectsBuilder& effects, const std::string& side)
{
    const std::vector<Unit> units = effects.state().units;
    for (const Unit& other : units)
        if (other.kind == kind::side && other.key != side)
            if (const Unit* const driven = headquarters_of(effects.state(), other.key);
                driven != nullptr && !(*driven)[stat::off_map] && !must_follow(effects.state(), flight.key, driven->key))
                effects.offer(follow_up(Follow::Must, other.key, flight, {"{0} gives way", {*driven}}, alone(role::marker, driven->key)));
}

void offer_initiative(EffectsBuilder& effects, int turn, const Charts& charts)
{
    Next next = follow_up(Follow::Must, "both", initiative, {"Who plays first"});
    const Unit* const side = effects.state().find(role::union_side);
    if (side != nullptr && (*side)[stat::sheridan] && turn < charts[GameNumber::Turns].whole()) {
        next.kind = Follow::Either;
        next.by = side->key;
        next.choices.push_back({std::string{tactical_retreat.key},
                                {"The Union retreats to reorganize, before it"},
                                alone(Role{role::union_side}, side->key),
                                {}});
    }
    effects.offer(std::move(next));
}

} // namespace cedar_creek
