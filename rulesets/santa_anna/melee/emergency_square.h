// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// Forming Emergency Square: what is asked of infantry against which cavalry has declared a charge.
struct EmergencySquare {
    Experience experience = Experience::Regular;
    Formation formation = Formation::Line;
    Aspect aspect = Aspect::Front;
    corneta::Tenths distance; ///< inches to the cavalry
};

struct EmergencySquareState {
    std::int64_t inches;
};

struct EmergencySquareEnd {
    int inches = 0;
    bool formed = false;
};

/// The roll is how far the cavalry comes before the square stands.
struct EmergencySquareRules : corneta::RulesOf<EmergencySquare, EmergencySquareState, EmergencySquareEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const EmergencySquare& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const EmergencySquare& inputs, EmergencySquareState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static EmergencySquareEnd end(const EmergencySquare& inputs, const EmergencySquareState& state, const Charts& charts);
    static corneta::Announcement announce(const EmergencySquare& inputs, const EmergencySquareEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<EmergencySquare, EmergencySquareEnd> emergency_square;
} // namespace action

} // namespace santa_anna
