// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/revolucion/charts/charts.h"

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

struct ArmyMoraleState {
    std::int64_t nothing;
};

struct ArmyMoraleEnd {
    int break_point = 0;
    int left = 0;
    bool beaten = false;
};

/// The break point of an army, and what is left of it.
struct ArmyMoraleRules : corneta::RulesOf<ArmyMorale, ArmyMoraleState, ArmyMoraleEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const ArmyMorale& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const ArmyMorale& inputs, ArmyMoraleState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static ArmyMoraleEnd end(const ArmyMorale& inputs, const ArmyMoraleState& state, const Charts& charts);
    static corneta::Announcement announce(const ArmyMorale& inputs, const ArmyMoraleEnd& end, const Charts& charts);
};

} // namespace revolucion
