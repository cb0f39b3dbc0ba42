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
    if (!is_any_of(played, action::rout_check))
        return;
    for (const std::string& broke : units_in(played.roles, role::broke))
        for (const std::string& key : units_in(played.roles, role::unit)) {
            const std::string_view seen = effects.unit(key)[stat::saw_break];
            effects.set(key, stat::saw_break, seen.empty() ? broke : std::string{seen} + "+" + broke);
        }
}

/// In square, or caught in disorder for this charge; how far off that began is known from now on.
void form_square(const PlayedAction& played, EffectsBuilder& effects)
{
    const auto square = played.as(action::emergency_square);
    const std::string key = played.unit(role::defender);
    if (!square || key.empty())
        return;
    effects.set(key, stat::charged_from, inches_word(square->inputs.distance));
    if (square->end.formed)
        effects.set(key, stat::formation, Formation::Square);
    else
        effects.mark(key, stat::caught_forming_square);
}

} // namespace

void take_heart(const PlayedAction& played, EffectsBuilder& effects)
{
    rally(played, effects);
    see(played, effects);
    form_square(played, effects);
}

} // namespace santa_anna
