// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

#include <algorithm>

namespace santa_anna {

namespace {

/// It stands in column until its side says otherwise.
void offer_formation(const std::string& key, EffectsBuilder& effects)
{
    if (effects.unit(key)[stat::arm] != Arm::Artillery)
        effects.offer(follow_up(Follow::May, key, action::form, {"{0} takes another formation than column", {effects.unit(key)}},
                                alone(role::unit, key)));
}

/// Who rallies has a legal formation.
void rally(const PlayedAction& played, EffectsBuilder& effects)
{
    const auto units = units_in(played.roles, role::unit);
    for (std::size_t row = 0; row < std::min(played.outcomes.size(), units.size()); ++row) {
        const auto rallied = played.as(action::rally, row);
        if (!rallied || rallied->end.result != RallyResult::Rallies)
            continue;
        effects.set(units[row], stat::broken, false);
        if (effects.unit(units[row])[stat::arm] != Arm::Artillery)
            effects.set(units[row], stat::formation, Formation::Column);
        offer_formation(units[row], effects);
        wait_to_come_back(units[row], effects);
    }
}

/// A roll for each friend that was seen to break.
void see(const PlayedAction& played, EffectsBuilder& effects)
{
    if (!is_any_of(played, action::rout_check))
        return;
    for (const std::string& key : units_in(played.roles, role::unit))
        put_in(effects, key, stat::saw_break, units_in(played.roles, role::broke));
}

/// Where one alone rides at it, it is known from now on how far off that one was.
void keep_distance(const Unit& infantry, corneta::Tenths distance, EffectsBuilder& effects)
{
    const auto rides_at_it = [&](const Unit& unit) { return unit[stat::arm] == Arm::Cavalry && charges_at(unit, infantry); };
    if (std::ranges::count_if(effects.state().units, rides_at_it) == 1)
        effects.set(effects.state().first(rides_at_it)->key, stat::charged_from, inches_word(distance));
}

/// In square, or caught in disorder for this charge.
void form_square(const PlayedAction& played, EffectsBuilder& effects)
{
    const auto square = played.as(action::emergency_square);
    const std::string key = played.unit(role::defender);
    if (!square || key.empty())
        return;
    keep_distance(effects.unit(key), square->inputs.distance, effects);
    if (!square->end.formed)
        return;
    effects.set(key, stat::formation, Formation::Square);
    effects.unmark(key, stat::charging); // whoever changes formation does not charge
}

} // namespace

void object_to_unseen(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_any_of(wanted, action::unseen))
        return;
    for (const Unit* const fled : units_by(state, wanted.roles, role::broke))
        for (const Unit& unit : state.units)
            if (unit[stat::saw_break].has(fled->key) && !must_follow(state, action::unseen.key, fled->key))
                object_to_both(role::broke, "{0} has seen {1} break", unit, *fled, problems);
}

void take_heart(const PlayedAction& played, EffectsBuilder& effects)
{
    rally(played, effects);
    see(played, effects);
    form_square(played, effects);
}

} // namespace santa_anna
