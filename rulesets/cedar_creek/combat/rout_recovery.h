// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/cedar_creek/charts/charts.h"

#include <cstdint>

namespace cedar_creek {

/// Counts as the rows of the chart `rout-recovery` do.
enum class Recovery : std::uint8_t { Routed, Organized, OrganizedAndStep };

/// Administrative Phase, a routed brigade: what is asked.
struct RoutRecovery {
    Side side = Side::Union;
    bool sheridan = false;
};

struct RoutRecoveryState {
    std::int64_t total;
};

struct RoutRecoveryEnd {
    int total = 0;
    Recovery result = Recovery::Routed;
};

/// Whether a routed brigade becomes organized.
struct RoutRecoveryRules : corneta::RulesOf<RoutRecovery, RoutRecoveryState, RoutRecoveryEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const RoutRecovery& inputs, RoutRecoveryState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static RoutRecoveryEnd end(const RoutRecovery& inputs, const RoutRecoveryState& state, const Charts& charts);
    static corneta::Announcement announce(const RoutRecovery& inputs, const RoutRecoveryEnd& end, const Charts& charts);
};

} // namespace cedar_creek
