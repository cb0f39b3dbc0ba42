// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/cedar_creek/charts/charts.h"

#include <cstdint>

namespace cedar_creek {

/// Scenario: nothing is asked.
struct Sheridan {};

struct SheridanState {
    std::int64_t arrives;
};

struct SheridanEnd {
    bool arrives = false;
};

/// Whether Sheridan arrives on the turn on which he may, or one later.
struct SheridanRules : corneta::RulesOf<Sheridan, SheridanState, SheridanEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const Sheridan& inputs, SheridanState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static SheridanEnd end(const Sheridan& inputs, const SheridanState& state, const Charts& charts);
    static corneta::Announcement announce(const Sheridan& inputs, const SheridanEnd& end, const Charts& charts);
};

} // namespace cedar_creek
