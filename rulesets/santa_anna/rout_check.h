// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/morale_roll.h"

#include <cstdint>

namespace santa_anna {

/// Routing: what is asked of a unit that sees a friend break.
struct RoutCheck {
    MoraleRoll roll;
};

struct RoutCheckNow {
    std::int64_t total;
};

/// Counts as the marker `broken` does.
enum class RoutResult : std::uint8_t { Holds, Breaks };

struct RoutCheckEnd {
    int total = 0;
    RoutResult result = RoutResult::Holds;
};

/// One roll for one friend that was seen to break or rout; untrained units roll too.
struct RoutCheckRules : corneta::RulesOf<RoutCheck, RoutCheckNow, RoutCheckEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;
    static constexpr std::string_view batch{"unit"};

    static corneta::Then step(const RoutCheck& asked, RoutCheckNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static RoutCheckEnd end(const RoutCheck& asked, const RoutCheckNow& now, const Cards& cards);
    static corneta::Telling tell(const RoutCheck& asked, const RoutCheckEnd& end, const Cards& cards);
};

} // namespace santa_anna
