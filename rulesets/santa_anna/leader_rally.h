// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

#include <cstdint>

namespace santa_anna {

/// Leader Rallies (optional): what is asked of a leader who spent a point on stragglers near him.
struct LeaderRally {
    int rating = 0;
    int stragglers = 0;
};

struct LeaderRallyNow {
    std::int64_t recovered;
};

struct LeaderRallyEnd {
    int recovered = 0;
};

/// Without a die: as many stragglers as his rating return to their unit.
struct LeaderRallyRules : corneta::RulesOf<LeaderRally, LeaderRallyNow, LeaderRallyEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const LeaderRally& asked, LeaderRallyNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static LeaderRallyEnd end(const LeaderRally& asked, const LeaderRallyNow& now, const Cards& cards);
    static corneta::Telling tell(const LeaderRally& asked, const LeaderRallyEnd& end, const Cards& cards);
};

} // namespace santa_anna
