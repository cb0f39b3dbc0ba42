// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/revolucion/cards.h"

#include <cstdint>

namespace revolucion {

/// Army Morale: what is asked.
struct ArmyMorale {
    int combat_units = 0;
    Quality quality = Quality::Average;
    int destroyed = 0;
    int leaders_killed = 0;
    int assets_lost = 0;
};

struct ArmyMoraleNow {
    std::int64_t nothing;
};

struct ArmyMoraleEnd {
    int break_point = 0;
    int left = 0;
    bool beaten = false;
};

/// The break point of an army, and what is left of it.
struct ArmyMoraleRules : corneta::RulesOf<ArmyMorale, ArmyMoraleNow, ArmyMoraleEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;

    static void refuse(const ArmyMorale& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const ArmyMorale& asked, ArmyMoraleNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static ArmyMoraleEnd end(const ArmyMorale& asked, const ArmyMoraleNow& now, const Cards& cards);
    static corneta::Telling tell(const ArmyMorale& asked, const ArmyMoraleEnd& end, const Cards& cards);
};

} // namespace revolucion
