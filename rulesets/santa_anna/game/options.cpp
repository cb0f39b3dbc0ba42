// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

#include <algorithm>

namespace santa_anna {

bool is_played(const State& state, const Stat<bool>& rule)
{
    return std::ranges::any_of(state.units, [&](const Unit& unit) { return unit.kind == kind::side && unit[rule]; });
}

bool stragglers_count(const State& state)
{
    return is_played(state, stat::stragglers_are_losses);
}

void offer_gun_damage(std::span<const PlayedAction> played_actions, EffectsBuilder& effects)
{
    if (!is_played(effects.state(), stat::gun_damage))
        return;
    for (const Unit& battery : effects.state().units) {
        int casualties = 0;
        for (const PlayedAction& played : played_actions)
            if (const auto fired = played.as(action::fire); fired && played.unit(role::target) == battery.key)
                casualties += fired->inputs.firer.arm == Arm::Artillery ? fired->end.casualties : 0;
        if (casualties > 0 && battery[stat::arm] == Arm::Artillery && !battery[stat::destroyed] && !has_lost_its_guns(battery))
            effects.offer(follow_up(Follow::Must, battery.key, action::gun_damage, {"Is a gun of {0} damaged?", {battery}},
                                    alone(role::unit, battery.key),
                                    corneta::given_to(action::gun_damage, std::array{preset<&GunDamage::casualties>(casualties)})));
    }
}

} // namespace santa_anna
