// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

struct PassingUnit {
    bool formed = false;
    int effectives = 0;
    int stragglers = 0;
};

/// Passing Through Other Units (7.4): a unit moves through a friend.
struct PassThrough {
    PassingUnit mover;
    PassingUnit passed;
    bool charging = false;
};

struct PassThroughState {
    std::int16_t mover_stragglers;
    std::int16_t passed_stragglers;
    std::int32_t mover_has_rolled;
};

struct PassThroughEnd {
    int mover_stragglers = 0;
    int passed_stragglers = 0;
};

/// A die for each of the two whom the passage disorders, the mover's first.
struct PassThroughRules : corneta::RulesOf<PassThrough, PassThroughState, PassThroughEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const PassThrough& inputs, PassThroughState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static PassThroughEnd end(const PassThrough& inputs, const PassThroughState& state, const Charts& charts);
    static corneta::Announcement announce(const PassThrough& inputs, const PassThroughEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<PassThrough, PassThroughEnd> pass_through;
} // namespace action

} // namespace santa_anna
