// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/cedar_creek/cards.h"

#include <cstdint>

namespace cedar_creek {

/// Continuation Phase: what is asked.
struct Continuation {
    int after_round = 0;
};

struct ContinuationNow {
    std::int64_t another_round;
};

struct ContinuationEnd {
    bool another_round = false;
};

/// Whether the turn has another round.
struct ContinuationRules : corneta::RulesOf<Continuation, ContinuationNow, ContinuationEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const Continuation& asked, ContinuationNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static ContinuationEnd end(const Continuation& asked, const ContinuationNow& now, const Cards& cards);
    static corneta::Telling tell(const Continuation& asked, const ContinuationEnd& end, const Cards& cards);
};

} // namespace cedar_creek
