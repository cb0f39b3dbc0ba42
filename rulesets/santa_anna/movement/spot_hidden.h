// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// Hidden units: those who hide and all who might see them.
struct SpotHidden {
    int hidden_castings = 0;
    int spotting_castings = 0;
};

struct SpotHiddenState {
    std::int64_t spotted;
};

struct SpotHiddenEnd {
    int number = 0;
    bool spotted = false;
};

/// The more castings on both sides, the lower the number that the die must exceed.
struct SpotHiddenRules : corneta::RulesOf<SpotHidden, SpotHiddenState, SpotHiddenEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const SpotHidden& inputs, SpotHiddenState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static SpotHiddenEnd end(const SpotHidden& inputs, const SpotHiddenState& state, const Charts& charts);
    static corneta::Announcement announce(const SpotHidden& inputs, const SpotHiddenEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<SpotHidden, SpotHiddenEnd> spot_hidden;
} // namespace action

} // namespace santa_anna
