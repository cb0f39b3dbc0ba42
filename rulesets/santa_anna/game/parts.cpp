// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/parts.h"

#include "core/text/words.h"

#include <algorithm>

namespace santa_anna {

namespace {

/// Stats that name other units.
constexpr std::array naming{stat::charge_target, stat::touches,   stat::closed_with, stat::supports, stat::locked_with,
                            stat::saw_break,     stat::rode_over, stat::attached_to, stat::part_of,  stat::hides};

void pass_on(const std::string& gone, const std::string& now, EffectsBuilder& effects)
{
    for (const Unit& unit : std::vector<Unit>{effects.state().units})
        for (const auto& stat : naming) {
            if (!is_listed(unit, stat, gone))
                continue;
            effects.set(unit.key, stat, "");
            for (const std::string_view key : corneta::split(unit[stat], stat::between_keys))
                list(unit.key, stat, key == gone ? now : std::string{key}, effects);
        }
}

} // namespace

bool has_to_do_with(const Unit& unit, std::string_view other)
{
    return std::ranges::any_of(naming, [&](const auto& stat) { return is_listed(unit, stat, other); });
}

void reunite(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts)
{
    for (const PlayedAction& played : played_actions) {
        if (!is_any_of(played, action::reunite))
            continue;
        const Unit* const unit = effects.state().find(played.unit(role::unit));
        const Unit* const part = effects.state().find(played.unit(role::part));
        if (unit == nullptr || part == nullptr)
            continue;
        const std::string gone = part->key;
        if (const auto changes = join(*unit, *part); changes) {
            effects.change(*changes);
            keep_paid(effects.unit(gone), effects, charts);
            pass_on(gone, played.unit(role::unit), effects);
            effects.leave(gone);
        }
    }
}

} // namespace santa_anna
