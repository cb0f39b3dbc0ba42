// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// Reducing Fortifications: what is asked.
struct FortificationFire {
    int poundage = 0;
    int guns = 0;
    Experience experience = Experience::Regular;
    bool low_ammunition = false;
    int damaged = 0;
    corneta::Tenths range;
    Fortification fortification = Fortification::Light;
    int points = 0;
};

/// The guns that have fired, and the columns of sound and damaged ones.
struct FortificationFireState {
    std::int32_t losses;
    std::int16_t guns_fired;
    std::int16_t low_ammunition;
    std::int32_t column;
    std::int32_t column_when_damaged;
};

struct FortificationFireEnd {
    int column = 0;
    int losses = 0;
    int points_left = 0;
    Level level = Level::Rough;
    bool low_ammunition = false;
};

/// A battery fires at a section itself: a link for each gun, undamaged guns first; what it scores comes off the section's points.
struct FortificationFireRules : corneta::RulesOf<FortificationFire, FortificationFireState, FortificationFireEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const FortificationFire& inputs, const Charts& charts, corneta::Refusals& found);
    static FortificationFireState begin(const FortificationFire& inputs, const Charts& charts, corneta::Explanation& explanation);
    static corneta::Step step(const FortificationFire& inputs, FortificationFireState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static FortificationFireEnd end(const FortificationFire& inputs, const FortificationFireState& state, const Charts& charts);
    static corneta::Announcement announce(const FortificationFire& inputs, const FortificationFireEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<FortificationFire, FortificationFireEnd> fortification_fire;
} // namespace action

} // namespace santa_anna
