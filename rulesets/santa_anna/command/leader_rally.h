// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// Leader Rallies (optional): what is asked of a leader who spent a point on stragglers near him.
struct LeaderRally {
    int rating = 0;
    int stragglers = 0;
};

struct LeaderRallyState {
    std::int64_t recovered;
};

struct LeaderRallyEnd {
    int recovered = 0;
};

/// Without a die: as many stragglers as his rating return to their unit.
struct LeaderRallyRules : corneta::RulesOf<LeaderRally, LeaderRallyState, LeaderRallyEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const LeaderRally& inputs, LeaderRallyState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static LeaderRallyEnd end(const LeaderRally& inputs, const LeaderRallyState& state, const Charts& charts);
    static corneta::Announcement announce(const LeaderRally& inputs, const LeaderRallyEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<LeaderRally, LeaderRallyEnd> leader_rally;
} // namespace action

} // namespace santa_anna
