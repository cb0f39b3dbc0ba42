// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/cedar_creek/cards.h"

#include <cstdint>

namespace cedar_creek {

/// Counts as the rows of the chart `rout-recovery` do.
enum class Recovery : std::uint8_t { Routed, Organized, OrganizedAndStep };

/// Administrative Phase, a routed brigade: what is asked.
struct RoutRecovery {
    Side side = Side::Union;
    bool sheridan = false;
};

struct RoutRecoveryNow {
    std::int64_t total;
};

struct RoutRecoveryEnd {
    int total = 0;
    Recovery result = Recovery::Routed;
};

/// Whether a routed brigade becomes organized.
struct RoutRecoveryRules : corneta::RulesOf<RoutRecovery, RoutRecoveryNow, RoutRecoveryEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const RoutRecovery& asked, RoutRecoveryNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static RoutRecoveryEnd end(const RoutRecovery& asked, const RoutRecoveryNow& now, const Cards& cards);
    static corneta::Telling tell(const RoutRecovery& asked, const RoutRecoveryEnd& end, const Cards& cards);
};

} // namespace cedar_creek
