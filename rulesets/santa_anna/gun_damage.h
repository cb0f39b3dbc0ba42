// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

#include <cstdint>

namespace santa_anna {

/// Damage to Artillery (optional): casualties of a battery by guns.
struct GunDamage {
    int casualties = 0;
    int guns = 0;
};

struct GunDamageNow {
    std::int32_t rolled;
    std::int32_t damaged;
};

struct GunDamageEnd {
    int guns_damaged = 0;
};

/// A die for each casualty: one face destroys a gun, half of a gun casting.
struct GunDamageRules : corneta::RulesOf<GunDamage, GunDamageNow, GunDamageEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const GunDamage& asked, GunDamageNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static GunDamageEnd end(const GunDamage& asked, const GunDamageNow& now, const Cards& cards);
    static corneta::Telling tell(const GunDamage& asked, const GunDamageEnd& end, const Cards& cards);
};

} // namespace santa_anna
