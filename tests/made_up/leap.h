// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "tests/made_up/charts.h"

namespace made_up {

struct Beetle {
    Spring spring = Spring::Brass;
    int turns = 0;
    Words<Trim> trims;
};

/// A beetle leaps at a mark: one link, the dice of its spring. What it needs is worked out before.
struct Leap {
    Beetle beetle;
    corneta::Tenths distance; ///< inches
    Ground ground = Ground::Cloth;
    bool winged = false;
    int headwind = 0;
};

struct LeapState {
    std::int32_t needed;
    std::int32_t thrown;
};

struct LeapEnd {
    int over = 0; ///< what was thrown above what was needed
    Landing landing = Landing::Short;
    bool lands = false;
    corneta::Tenths strain;
    int turns = 0;
    Words<Trim> kept;
};

struct LeapRules : corneta::RulesOf<Leap, LeapState, LeapEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Leap& inputs, const Charts& charts, corneta::Refusals& found);
    static LeapState begin(const Leap& inputs, const Charts& charts, corneta::Explanation& explanation);
    static corneta::Step step(const Leap& inputs, LeapState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static LeapEnd end(const Leap& inputs, const LeapState& state, const Charts& charts);
    static corneta::Announcement announce(const Leap& inputs, const LeapEnd& end, const Charts& charts);
};

} // namespace made_up
