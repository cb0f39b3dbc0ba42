// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

#include <algorithm>
#include <array>

/// The phases of the U.S. player, then those of the Mexican; routed units come back as a turn begins.
namespace pedregal {

namespace {

constexpr int us_half = 1;
constexpr int mexican_half = 2;

Stage next_stage(const Stage& now, const Charts& charts)
{
    if (now.phase == phase::command)
        return {now.turn, std::string{phase::movement}, now.round};
    if (now.phase == phase::movement)
        return {now.turn, std::string{phase::combat}, now.round};
    if (now.round == us_half)
        return {now.turn, std::string{phase::command}, mexican_half};
    if (now.turn < charts[VictoryNumber::Turns].whole())
        return {now.turn + 1, std::string{phase::command}, us_half};
    return {now.turn, now.phase, now.round, true};
}

/// 19.5: what was turned up has been deployed, the box is free again.
void empty_boxes(EffectsBuilder& effects)
{
    const State before = effects.state();
    for (const Unit& box : before.units) {
        if (box.kind == kind::box && box.has(stat::contents))
            free_box(box.key, effects);
    }
}

/// Leaders from those they fought with, attackers from those they drove back.
void end_combats(EffectsBuilder& effects)
{
    const State before = effects.state();
    for (const Unit& unit : before.units)
        for (const Stat<UnitSet>& stat : {stat::fought_with, stat::drives})
            if (unit.has(stat))
                effects.set(unit.key, stat, {});
}

void tell_who_comes_back(EffectsBuilder& effects, int turn)
{
    for (const Unit& unit : effects.state().units)
        if (unit[stat::status] == Status::Routed && !is_lost(unit) && unit[stat::returns] <= turn)
            effects.announce({"{0} comes back.", {unit}});
}

void empty_box(const std::string& key, EffectsBuilder& effects)
{
    effects.set(key, stat::contents, "");
    effects.unmark(key, stat::stocked, stat::seen, stat::dummy_gone, stat::came);
    if (effects.unit(key)[stat::arrives] > 0)
        effects.set(key, stat::arrives, 0);
    const State before = effects.state();
    for (const Unit& unit : before.units) // who may be in another one is there; who left the map for it alone has yet to deploy
        if (unit[stat::boxed_in].all().size() > 1)
            take_out(effects, unit.key, stat::boxed_in, std::array{key});
}

} // namespace

void leave_box(const std::string& key, EffectsBuilder& effects)
{
    effects.set(key, stat::hidden, false);
    if (effects.unit(key).has(stat::boxed_in))
        effects.set(key, stat::boxed_in, {});
    if (effects.unit(key)[stat::arrives] > 0)
        effects.mark(key, stat::came);
}

void free_box(const std::string& key, EffectsBuilder& effects)
{
    const State before = effects.state();
    const Unit& box = *before.find(key);
    for (const Unit* const unit : units_named_in(before, box[stat::contents]))
        if (may_be_in(*unit, box))
            leave_box(unit->key, effects);
        else if (!(*unit)[stat::hidden] && !(*unit)[stat::deployed])
            effects.announce({"{0} was laid in {1} and stayed on the map.", {*unit, box}});
    empty_box(key, effects);
}

void forget_in_boxes(std::span<const std::string> units, EffectsBuilder& effects)
{
    const State before = effects.state();
    for (const Unit& box : before.units) {
        const auto named = units_named_in(before, box[stat::contents]);
        if (std::ranges::none_of(named, [&](const Unit* unit) { return std::ranges::find(units, unit->key) != units.end(); }))
            continue;
        if (const std::string left = contents_without(before, box, units); left.empty())
            free_box(box.key, effects);
        else
            effects.set(box.key, stat::contents, left);
    }
}

void follow_edit(const State& before, EffectsBuilder& effects, const Charts& charts)
{
    for (const Unit& then : before.units) {
        const Unit& now = effects.unit(then.key);
        if (!now[stat::hidden] && now.has(stat::boxed_in)) // it is in none any more: 19.5
            effects.set(then.key, stat::boxed_in, {});
        if (then.kind != kind::unit)
            continue;
        const int start = now[stat::steps_at_start];
        const bool is_same_whole = start == then[stat::steps_at_start];
        if (is_same_whole && now[stat::steps_lost] != then[stat::steps_lost])
            effects.set(then.key, stat::steps, std::max(start - now[stat::steps_lost], 0));
        else if (is_same_whole && now[stat::steps] != then[stat::steps])
            effects.set(then.key, stat::steps_lost, std::max(start - now[stat::steps], 0));
        if (now[stat::status] == Status::Routed && then[stat::status] != Status::Routed && now[stat::returns] == then[stat::returns])
            leave_the_map(then.key, charts, effects);
    }
}

bool is_in_turn(const Stage& stage, std::string_view side)
{
    return side == (stage.round == mexican_half ? role::mexican : role::us).key;
}

bool is_set_up(const Stage& stage)
{
    return stage.turn == 1 && stage.round == us_half && stage.phase == phase::command;
}

bool is_over(const Stage& stage, const Charts& charts)
{
    return stage.turn >= charts[VictoryNumber::Turns].whole() && stage.aftermath;
}

int turn_ended(const Stage& stage, const Charts& charts)
{
    return is_over(stage, charts) ? stage.turn : std::max(1, stage.turn - 1);
}

void end_phase(EffectsBuilder& effects, const Charts& charts)
{
    const Stage now = effects.state().stage;
    if (is_over(now, charts))
        return effects.go_on(now);
    const Stage next = next_stage(now, charts);
    if (next.phase == phase::command)
        effects.announce(
            {next.round == us_half ? "The U.S. half of turn {0} begins." : "The Mexican half of turn {0} begins.", {next.turn}});
    empty_boxes(effects);
    end_combats(effects);
    if (next.turn != now.turn)
        tell_who_comes_back(effects, next.turn);
    if (is_over(next, charts)) {
        effects.announce({"The last turn is over."});
        effects.offer(follow_up(Follow::Must, "both", victory, {"Who has won"}));
    }
    effects.go_on(next);
}

} // namespace pedregal
