// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// The order Hold (4.2): what is asked of a unit that recovers its stragglers.
struct HoldRecovery {
    Experience experience = Experience::Regular;
    int stragglers = 0;
    bool enemy_near = false;
    bool fired_or_fought = false;
};

struct HoldRecoveryState {
    std::int64_t recovered;
};

struct HoldRecoveryEnd {
    int recovered = 0;
};

/// In Rally a unit on Hold that neither fired nor fought brings some of its stragglers back.
struct HoldRecoveryRules : corneta::RulesOf<HoldRecovery, HoldRecoveryState, HoldRecoveryEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;
    static constexpr std::string_view batch{"unit"};

    static void refuse(const HoldRecovery& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const HoldRecovery& inputs, HoldRecoveryState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static HoldRecoveryEnd end(const HoldRecovery& inputs, const HoldRecoveryState& state, const Charts& charts);
    static corneta::Announcement announce(const HoldRecovery& inputs, const HoldRecoveryEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<HoldRecovery, HoldRecoveryEnd> hold_recovery;
} // namespace action

} // namespace santa_anna
