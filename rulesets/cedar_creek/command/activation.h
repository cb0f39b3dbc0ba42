// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/cedar_creek/charts/charts.h"

#include <cstdint>

namespace cedar_creek {

/// Activation: what is asked.
struct Activation {
    Side side = Side::Union;
    int turn = 0;
    bool sheridan = false;
    bool tactical_retreat = false;
};

struct ActivationState {
    std::int64_t total;
};

struct ActivationEnd {
    int total = 0;
    int divisions = 0;
};

/// How many divisions a side must activate in a round.
struct ActivationRules : corneta::RulesOf<Activation, ActivationState, ActivationEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const Activation& inputs, ActivationState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static ActivationEnd end(const Activation& inputs, const ActivationState& state, const Charts& charts);
    static corneta::Announcement announce(const Activation& inputs, const ActivationEnd& end, const Charts& charts);
};

} // namespace cedar_creek
