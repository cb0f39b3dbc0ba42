// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

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
    for (corneta::game::NextChoice& choice : next.choices)
        std::erase_if(choice.presets, [&](const corneta::Given& input) {
            const std::string_view key = input.key;
            const std::size_t end = std::min(key.find('_'), key.size());
            const auto& units = units_in(choice.roles, key.substr(0, end));
            return std::ranges::find(counted_anew, key.substr(end)) != counted_anew.end() && !units.empty()
                && state.find(units.front()) != nullptr && state.find(units.front())->has(stat::effectives);
        });
    return next;
}

} // namespace

Next melee_of_all(const State& state, const std::string& charger)
{
    return follow_up(Follow::Must, charger, action::melee, "All who touch fight in one melee", melee_around(state, charger));
}

bool charge_each_other(const Unit& one, const Unit& other)
{
    return comes_at(one, other) && comes_at(other, one);
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
    if (attacker == nullptr || defender == nullptr)
        return without_numbers(next, state);
    if (action == action::fire.key && (*defender)[stat::in_melee])
        return std::nullopt; // at a melee
    if (action == action::roll_to_stand.key) {
        if (charge_each_other(*attacker, *defender) || must_follow(state, action, defender->key)) // nobody stands, or once
            return std::nullopt;
        const bool stands = (*defender)[stat::in_melee] || (*defender)[stat::stood_this_turn];
        return stands ? melee_of_all(state, attacker->key) : without_numbers(next, state);
    }
    if (action == action::melee.key && is_any_of(played, action::roll_to_stand)) {
        const auto closes = [&](const Unit& unit) { return unit[stat::closed_with] == defender->key && !unit[stat::broken]; };
        const auto other = closes(*attacker) ? state.units.end() : std::ranges::find_if(state.units, closes);
        const std::string& charger = other == state.units.end() ? attacker->key : other->key;
        const Roles all = melee_around(state, charger);
        const bool are_alone = std::ranges::all_of(all, [](const auto& filled) { return filled.units.size() == 1; });
        return !all.empty() && are_alone && charger == attacker->key ? without_numbers(next, state) : melee_of_all(state, charger);
    }
    return without_numbers(next, state);
}

namespace {

/// Whom it has closed with stands before another who has.
void offer_stand_to_others(const std::string& left, EffectsBuilder& effects)
{
    const std::string defender{effects.unit(left)[stat::closed_with]};
    if (defender.empty() || !is_offered(effects.state(), action::roll_to_stand.key, role::defender, defender))
        return;
    for (const Unit& unit : std::vector<Unit>{effects.state().units})
        if (unit.key != left && unit[stat::closed_with] == defender && !unit[stat::broken]) {
            effects.offer(follow_up(Follow::Must, defender, action::roll_to_stand, effects.unit(defender).name + " rolls to stand",
                                    {{std::string{role::attacker.key}, {unit.key}}, {std::string{role::defender.key}, {defender}}}));
            return;
        }
}

} // namespace

void offer_to_others(const std::string& left, EffectsBuilder& effects)
{
    offer_stand_to_others(left, effects);
    std::vector<std::string> offered;
    for (const Owed& owed : std::vector<Owed>{effects.state().owed}) {
        const corneta::game::NextChoice& choice = owed.next.choices.front();
        std::vector<std::string> fighting = units_in(choice.roles, role::attacker);
        std::ranges::copy(units_in(choice.roles, role::defender), std::back_inserter(fighting));
        if (choice.action != action::melee.key || std::ranges::find(fighting, left) == fighting.end())
            continue;
        for (const std::string& key : fighting) {
            if (key == left || std::ranges::find(offered, key) != offered.end() || effects.unit(key)[stat::fought_this_turn])
                continue;
            Roles fight = melee_around(effects.state(), key);
            if (fight[0].units.empty() || fight[1].units.empty())
                continue;
            for (const auto& filled : fight)
                std::ranges::copy(filled.units, std::back_inserter(offered));
            effects.offer(
                follow_up(Follow::Must, key, action::melee, effects.unit(key).name + " fights on in its melee", std::move(fight)));
        }
    }
}

} // namespace santa_anna
