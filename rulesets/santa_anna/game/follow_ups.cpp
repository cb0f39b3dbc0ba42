// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/melees.h"

#include <algorithm>
#include <array>
#include <iterator>

/// What follows from a play, as the units stand when it does.
namespace santa_anna {

namespace {

/// Of who stands in the role before it, counted anew when it is played: fire may have come between.
constexpr std::array<std::string_view, 5> counted_anew{"_castings", "_effectives", "_stragglers", "_casualties", "_losses_this_turn"};

Next without_numbers(Next next, const State& state)
{
    for (NextChoice& choice : next.choices)
        std::erase_if(choice.presets, [&](const corneta::Given& input) {
            const std::string_view key = input.key;
            if (choice.action == action::roll_to_stand.key && key == "aspect") // others may close, and in a flank
                return !units_in(choice.roles, role::attacker).empty() && !units_in(choice.roles, role::defender).empty();
            const std::size_t end = std::min(key.find('_'), key.size());
            const auto& units = units_in(choice.roles, key.substr(0, end));
            return std::ranges::find(counted_anew, key.substr(end)) != counted_anew.end() && !units.empty()
                && state.find(units.front()) != nullptr && state.find(units.front())->has(stat::effectives);
        });
    return next;
}

} // namespace

namespace {

/// At any enemy that it touches.
Next volley_at_whom_it_touches(Next next, const State& state)
{
    const NextChoice owed = next.choices.front();
    const auto& firers = units_in(owed.roles, role::firer);
    const auto& targets = units_in(owed.roles, role::target);
    const Unit* const firer = firers.empty() ? nullptr : state.find(firers.front());
    if (firer == nullptr || targets.empty())
        return next;
    const auto is_at = [](const Unit& one, const Unit& other) {
        return one[stat::touches] == other.key || one[stat::closed_with] == other.key;
    };
    for (const Unit& unit : state.units) {
        const bool is_gone = unit[stat::broken] || unit[stat::destroyed] || unit[stat::in_melee];
        if (is_gone || unit.key == targets.front() || unit.side == firer->side || (!is_at(unit, *firer) && !is_at(*firer, unit)))
            continue;
        NextChoice choice{owed.action,
                          {"{0} fires its quarter volley at {1}", {*firer, unit}},
                          {{std::string{role::firer.key}, {firer->key}}, {std::string{role::target.key}, {unit.key}}},
                          owed.presets};
        std::erase_if(choice.presets,
                      [](const corneta::Given& input) { return input.key.starts_with("target_") || input.key == "aspect"; });
        next.kind = Follow::Either;
        next.choices.push_back(std::move(choice));
    }
    return next;
}

/// Of who broke before in this phase, and has not been answered for.
bool owes_checks_already(const State& state, const Next& next)
{
    const NextChoice& choice = next.choices.front();
    const auto& broke = units_in(choice.roles, role::broke);
    return choice.action == action::rout_check.key && !broke.empty() && must_follow(state, choice.action, broke.front());
}

/// It moves on, over stragglers or not; what comes after that is told then.
bool goes_on(const Next& next)
{
    const NextChoice& choice = next.choices.front();
    const PlayedAction owed{.action = choice.action, .roles = choice.roles, .answers = choice.presets};
    const auto moves = owed.as(action::movement);
    return choice.action == action::overrun_stragglers.key || (moves && moves->inputs.kind == MoveKind::Charge);
}

} // namespace

bool owes_volley_at(const State& state, const Unit& firer, const Unit& target)
{
    const auto is_it = [&](const NextChoice& choice) {
        const auto& targets = units_in(choice.roles, role::target);
        const auto& firers = units_in(choice.roles, role::firer);
        return choice.action == action::fire.key && std::ranges::find(firers, firer.key) != firers.end()
            && (targets.empty() || std::ranges::find(targets, target.key) != targets.end());
    };
    const bool is_melee = firer[stat::in_melee] || target[stat::in_melee]; // at which nobody fires, nor from it
    return !is_melee && std::ranges::any_of(state.owed, [&](const Owed& owed) { return std::ranges::any_of(owed.next.choices, is_it); });
}

bool owes_volley(const State& state, const Unit& firer)
{
    return std::ranges::any_of(state.units, [&](const Unit& target) {
        return !target[stat::destroyed] && target.key != firer.key && owes_volley_at(state, firer, target);
    });
}

bool charge_each_other(const Unit& one, const Unit& other)
{
    const auto comes = [](const Unit& charger, const Unit& enemy) { // also to a halt before it
        return comes_at(charger, enemy) || (charger[stat::charging] && charger[stat::touches] == enemy.key);
    };
    return comes(one, other) && comes(other, one);
}

std::optional<Next> as_it_stands(const PlayedAction& played, const Next& next, const State& state)
{
    const std::string& action = next.choices.front().action;
    const Unit* const winner = state.find(next.by);
    const Unit* const attacker = state.find(played.unit(role::attacker));
    const Unit* const defender = state.find(played.unit(role::defender));
    if (action == action::leader_casualty.key || is_any_of(played, action::counter_charge)) // after Rally; once it has declared its charge
        return std::nullopt;
    if (action == action::breakthrough.key && winner != nullptr && (*winner)[stat::broke_through_this_turn])
        return std::nullopt;
    const auto onward = played.as(action::breakthrough);
    if (owes_checks_already(state, next) || (onward && breaks_after_charge(*onward) && !goes_on(next)))
        return std::nullopt;
    if (attacker == nullptr || defender == nullptr)
        return without_numbers(next, state);
    if (action == action::fire.key && (*defender)[stat::in_melee])
        return std::nullopt; // at a melee
    if (action == action::fire.key)
        return volley_at_whom_it_touches(without_numbers(next, state), state);
    if (action == action::roll_to_stand.key) { // once
        const auto chargers = whom_it_stands_before(state, *defender);
        if (std::ranges::find(chargers, attacker->key) == chargers.end() || owes_stand(state, *defender))
            return std::nullopt;
    }
    if (action == action::melee.key && all_in(melee_around(state, attacker->key)) != std::vector{attacker->key, defender->key})
        return std::nullopt; // it is one of all who touch
    return without_numbers(next, state);
}

void end_charge(const std::string& left, EffectsBuilder& effects)
{
    effects.set(left, stat::closed_with, "");
    effects.set(left, stat::touches, "");
    if (effects.unit(left)[stat::charging])
        effects.mark(left, stat::closed_this_turn);
}

} // namespace santa_anna
