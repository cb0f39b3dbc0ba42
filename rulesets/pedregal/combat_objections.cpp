// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

#include <algorithm>
#include <ranges>

/// What speaks against an attack, and against who is said to have fallen or lost a step in one.
namespace pedregal {

namespace {

bool is_garrison(const Unit* unit)
{
    return (*unit)[stat::garrison];
}

/// The form asks about the first attacker alone. Infantry with an engineer charges, whoever is named first.
void object_to_joined(std::span<const Unit* const> attackers, const Attack& inputs, Problems& problems)
{
    const auto is_infantry = [](const Unit* unit) { return (*unit)[stat::arm] == Arm::Infantry; };
    const bool is_charge = inputs.hexside == Hexside::Protected && inputs.charge_with_engineer && !inputs.defender_covered
        && std::ranges::any_of(attackers, is_infantry);
    for (const Unit* const unit : attackers)
        if (is_charge && !is_infantry(unit))
            object_to(*unit, role::attacker, "{0} is not infantry: an engineer clears the protected hexside for nothing else (19.3)",
                      problems);
    for (const Unit* const joined : attackers | std::views::drop(1)) {
        const Unit& unit = *joined;
        if (unit[stat::status] == Status::Disrupted)
            object_to(unit, role::attacker, "{0} is disrupted and does not attack", problems);
        else if (unit[stat::garrison])
            object_to(unit, role::attacker, "{0} is a garrison and does not attack (19.1)", problems);
        else if (inputs.garrison && unit[stat::arm] != Arm::Infantry)
            object_to(unit, role::attacker, "{0} is not infantry: nothing else attacks a garrison (19.1)", problems);
    }
}

/// 19.1: a garrison has no part in an attack on other units in its hex, nor they in one on it, nor those of another hex.
void object_to_defenders(std::span<const Unit* const> defenders, Problems& problems)
{
    const bool is_mixed = std::ranges::any_of(defenders, is_garrison) && !std::ranges::all_of(defenders, is_garrison);
    for (const Unit* const unit : defenders) {
        if (is_mixed && is_garrison(unit))
            object_to(*unit, role::defender, "{0} is a garrison and is attacked apart from other units (19.1)", problems);
        else if (!is_mixed && (*unit)[stat::bastion] != (*defenders.front())[stat::bastion])
            problems.push_back(
                {std::string{role::defender}, {"{0} is not in the same hex as {1}", {Name{unit->name}, Name{defenders.front()->name}}}});
    }
}

/// More than its units have.
void object_to_strength(std::span<const Unit* const> units, int typed, std::string_view where, Problems& problems)
{
    int sum = 0;
    for (const Unit* const unit : units)
        sum += (*unit)[stat::strength];
    if (!units.empty() && typed > sum)
        problems.push_back({std::string{where}, {"its units have {0} together", {sum}}});
}

/// Who retreats or loses a step by another attack does so first.
void object_to_unfinished(const State& state, std::span<const Unit* const> units, Role role, Problems& problems)
{
    for (const Unit* const unit : units)
        if (corneta::game::must_follow(state, retreat.key, unit->key))
            object_to(*unit, role, "{0} retreats first", problems);
        else if (corneta::game::must_follow(state, step_loss.key, unit->key))
            object_to(*unit, role, "a step is to be lost first, by {0} or a unit with it", problems);
}

/// 19.3: whether he falls in one combat is known before the next one.
void object_to_open_dice(const State& state, std::span<const Unit* const> leaders, std::string_view where, Problems& problems)
{
    for (const Unit* const leader : leaders)
        if (corneta::game::must_follow(state, leader_casualty.key, leader->key))
            object_to(*leader, where, "the die for {0} is thrown first (19.3)", problems);
}

void object_to_attack(const State& state, const Roles& roles, const Attack& inputs, Problems& problems)
{
    const auto attackers = units_by(state, roles, role::attacker);
    const auto defenders = units_by(state, roles, role::defender);
    const auto attacker_leaders = units_by(state, roles, role::attacker_leaders);
    const auto defender_leaders = units_by(state, roles, role::defender_leaders);
    object_to_joined(attackers, inputs, problems);
    object_to_defenders(defenders, problems);
    for (const Role role : {role::attacker, role::defender})
        object_to_unfinished(state, units_by(state, roles, role), role, problems);
    object_to_open_dice(state, attacker_leaders, role::attacker_leaders, problems);
    object_to_open_dice(state, defender_leaders, role::defender_leaders, problems);
    object_to_strength(attackers, inputs.attacker.strength, "attack_strength", problems);
    object_to_strength(defenders, inputs.defender.strength, "defense_strength", problems);
    if (inputs.attacker.morale.leader && attacker_leaders.empty())
        problems.push_back({std::string{role::attacker_leaders}, {"say which leader"}});
    if (inputs.charge_with_engineer && attacker_leaders.empty())
        problems.push_back({std::string{role::attacker_leaders}, {"say which engineer"}});
    if (inputs.defender.morale.leader && defender_leaders.empty())
        problems.push_back({std::string{role::defender_leaders}, {"say which leader"}});
}

/// What the result says of it already.
void object_to_other_answers(const corneta::game::NextChoice& choice, const PlayedAction& wanted, Problems& problems)
{
    for (const corneta::Given& preset : choice.presets) {
        const auto given = std::ranges::find(wanted.answers, preset.key, &corneta::Given::key);
        if (given != wanted.answers.end() && given->word != preset.word)
            problems.push_back({preset.key, {"by the result that it follows from it is {0}", {Name{preset.word}}}});
    }
}

/// A casualty, a retreat or a lost step is owed for who is named; one of his side where nobody is.
void object_to_unowed(const State& state, const PlayedAction& wanted, Role role, std::string_view pattern, Problems& problems)
{
    const Unit* const unit = state.find(wanted.unit(role));
    if (unit == nullptr)
        return;
    const auto is_for_unit = [&](const corneta::game::Owed& owed, const corneta::game::NextChoice& choice) {
        const auto seated = units_in(choice.roles, role);
        const Unit* const by = state.find(owed.next.by);
        return choice.action == wanted.action
            && (seated.empty() ? by == nullptr || by->side == unit->side || by->key == unit->side
                               : std::ranges::count(seated, unit->key) > 0);
    };
    for (const corneta::game::Owed& owed : state.owed)
        for (const corneta::game::NextChoice& choice : owed.next.choices)
            if (is_for_unit(owed, choice))
                return object_to_other_answers(choice, wanted, problems);
    object_to(*unit, role, pattern, problems);
}

} // namespace

void object_to_combat(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (const auto attacked = wanted.as(attack))
        object_to_attack(state, wanted.roles, attacked->inputs, problems);
    else if (wanted.action == leader_casualty.key)
        object_to_unowed(state, wanted, role::leader, "{0} was with no unit that lost a step", problems);
    else if (const auto driven = wanted.as(retreat)) {
        object_to_unowed(state, wanted, role::unit, "{0} is not driven back", problems);
        if (driven->inputs.way == Way::None)
            object_to_open_dice(state, leaders_with(state, wanted.unit(role::unit)), "way", problems);
    } else if (wanted.action == step_loss.key)
        object_to_unowed(state, wanted, role::unit, "{0} has no step to lose", problems);
}

} // namespace pedregal
