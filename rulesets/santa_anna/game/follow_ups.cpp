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

namespace {

/// At any enemy that it touches.
Next volley_at_whom_it_touches(Next next, const State& state)
{
    const corneta::game::NextChoice owed = next.choices.front();
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
        corneta::game::NextChoice choice{owed.action,
                                         firer->name + " fires its quarter volley at " + unit.name,
                                         {{std::string{role::firer.key}, {firer->key}}, {std::string{role::target.key}, {unit.key}}},
                                         owed.presets};
        std::erase_if(choice.presets,
                      [](const corneta::Given& input) { return input.key.starts_with("target_") || input.key == "aspect"; });
        next.choices.push_back(std::move(choice));
    }
    return next;
}

/// One melee of all who have closed with a broken unit.
Next melee_in_its_rear(const std::vector<std::string>& chargers, const std::string& broken)
{
    return follow_up(Follow::Must, chargers.front(), action::melee, "All who touch fight in one melee",
                     {{std::string{role::attacker.key}, chargers}, {std::string{role::defender.key}, {broken}}},
                     corneta::given_to(action::melee, std::array{preset<&Melee::aspect>(Aspect::Rear)}));
}

/// Of who broke before in this phase, and has not been answered for.
bool owes_checks_already(const State& state, const Next& next)
{
    const corneta::game::NextChoice& choice = next.choices.front();
    const auto& broke = units_in(choice.roles, role::broke);
    return choice.action == action::rout_check.key && !broke.empty() && must_follow(state, choice.action, broke.front());
}

} // namespace

bool owes_volley_at(const State& state, const Unit& firer, const Unit& target)
{
    const auto is_it = [&](const corneta::game::NextChoice& choice) {
        const auto& targets = units_in(choice.roles, role::target);
        const auto& firers = units_in(choice.roles, role::firer);
        return choice.action == action::fire.key && std::ranges::find(firers, firer.key) != firers.end()
            && (targets.empty() || std::ranges::find(targets, target.key) != targets.end());
    };
    return std::ranges::any_of(state.owed, [&](const Owed& owed) { return std::ranges::any_of(owed.next.choices, is_it); });
}

std::vector<std::string> who_fall_upon(const State& state, const Unit& broken)
{
    std::vector<std::string> chargers;
    for (const Unit& unit : state.units)
        if (broken[stat::broken] && unit[stat::closed_with] == broken.key && !unit[stat::broken] && !unit[stat::destroyed])
            chargers.push_back(unit.key);
    return chargers;
}

Next melee_of_all(const State& state, const std::string& charger)
{
    return follow_up(Follow::Must, charger, action::melee, "All who touch fight in one melee", melee_around(state, charger));
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
    if (owes_checks_already(state, next))
        return std::nullopt;
    if (attacker == nullptr || defender == nullptr)
        return without_numbers(next, state);
    if (action == action::fire.key && (*defender)[stat::in_melee])
        return std::nullopt; // at a melee
    if (action == action::fire.key)
        return volley_at_whom_it_touches(without_numbers(next, state), state);
    if (action == action::melee.key && is_any_of(played, action::roll_to_close))
        if (const auto chargers = who_fall_upon(state, *defender); chargers.size() > 1 && chargers.size() <= most_units)
            return melee_in_its_rear(chargers, defender->key);
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
