// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// Damage to Artillery (optional): casualties of a battery by guns.
struct GunDamage {
    int casualties = 0;
    int guns = 0;
};

struct GunDamageState {
    std::int32_t rolled;
    std::int32_t damaged;
};

struct GunDamageEnd {
    int guns_damaged = 0;
};

/// A die for each casualty: one face destroys a gun, half of a gun casting.
struct GunDamageRules : corneta::RulesOf<GunDamage, GunDamageState, GunDamageEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const GunDamage& inputs, GunDamageState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static GunDamageEnd end(const GunDamage& inputs, const GunDamageState& state, const Charts& charts);
    static corneta::Announcement announce(const GunDamage& inputs, const GunDamageEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<GunDamage, GunDamageEnd> gun_damage;
} // namespace action

} // namespace santa_anna
