// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

#include <algorithm>

namespace santa_anna {

namespace {

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
    }
}

/// A roll for each friend that was seen to break.
void see(const PlayedAction& played, EffectsBuilder& effects)
{
    if (is_any_of(played, action::unseen))
        for (const std::string& broke : units_in(played.roles, role::broke))
            effects.mark(broke, stat::broke_unseen);
    if (!is_any_of(played, action::rout_check))
        return;
    for (const std::string& broke : units_in(played.roles, role::broke))
        for (const std::string& key : units_in(played.roles, role::unit))
            list(key, stat::saw_break, broke, effects);
}

/// Where one alone rides at it, it is known from now on how far off that one was.
void keep_distance(const Unit& infantry, corneta::Tenths distance, EffectsBuilder& effects)
{
    const auto rides_at_it = [&](const Unit& unit) { return unit[stat::arm] == Arm::Cavalry && charges_at(unit, infantry); };
    const auto& units = effects.state().units;
    if (std::ranges::count_if(units, rides_at_it) == 1)
        effects.set(std::ranges::find_if(units, rides_at_it)->key, stat::charged_from, inches_word(distance));
}

/// In square, or caught in disorder for this charge.
void form_square(const PlayedAction& played, EffectsBuilder& effects)
{
    const auto square = played.as(action::emergency_square);
    const std::string key = played.unit(role::defender);
    if (!square || key.empty())
        return;
    keep_distance(effects.unit(key), square->inputs.distance, effects);
    if (square->end.formed) {
        effects.set(key, stat::formation, Formation::Square);
        effects.mark(key, stat::formed_this_turn);
        if (effects.unit(key)[stat::charging])
            effects.set(key, stat::charging, false); // whoever changes formation does not charge
    } else
        effects.mark(key, stat::caught_forming_square);
}

void object_to_two(std::string_view where, std::string_view pattern, const Unit& one, const Unit& other, Problems& problems)
{
    problems.push_back({std::string{where}, {pattern, {Name{one.name}, Name{other.name}}}});
}

} // namespace

/// Routing: a roll for each friend that was seen to break.
void object_to_rout_check(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_any_of(wanted, action::rout_check, action::unseen))
        return;
    const auto broke = units_by(state, wanted.roles, role::broke);
    for (const Unit* const fled : broke)
        if (!(*fled)[stat::broken] && !(*fled)[stat::destroyed])
            object_to(*fled, role::broke, "{0} is not broken", problems);
    if (is_any_of(wanted, action::unseen))
        for (const Unit* const fled : broke)
            for (const Unit& unit : state.units)
                if (is_listed(unit, stat::saw_break, fled->key) && !must_follow(state, action::unseen.key, fled->key))
                    object_to_two(role::broke, "{0} has seen {1} break", unit, *fled, problems);
    for (const Unit* const unit : units_by(state, wanted.roles, role::unit)) {
        if (broke.empty() && !must_follow(state, action::rout_check.key, unit->key))
            object_to(*unit, role::broke, "say whom {0} saw break", problems);
        if ((*unit)[stat::broken])
            object_to(*unit, role::unit, "{0} is broken", problems);
        for (const Unit* const fled : broke) {
            if ((*fled)[stat::broke_unseen])
                object_to(*fled, role::broke, "nobody has seen {0} break", problems);
            if (is_listed(*unit, stat::saw_break, fled->key))
                object_to_two(role::unit, "{0} has rolled for the breaking of {1}", *unit, *fled, problems);
        }
    }
}

void take_heart(const PlayedAction& played, EffectsBuilder& effects)
{
    rally(played, effects);
    see(played, effects);
    form_square(played, effects);
}

} // namespace santa_anna
