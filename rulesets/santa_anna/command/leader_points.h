// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// The Order Process (4.1): what a leader has to give orders with in a turn.
struct LeaderPoints {
    int rating = 0;
    bool attached = false;
};

struct LeaderPointsState {
    std::int64_t points;
};

struct LeaderPointsEnd {
    int points = 0;
};

/// 1d4 and the leader's rating; a leader attached to a unit has one order, for that unit.
struct LeaderPointsRules : corneta::RulesOf<LeaderPoints, LeaderPointsState, LeaderPointsEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;
    static constexpr std::string_view batch{"leader"};

    static corneta::Step step(const LeaderPoints& inputs, LeaderPointsState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static LeaderPointsEnd end(const LeaderPoints& inputs, const LeaderPointsState& state, const Charts& charts);
    static corneta::Announcement announce(const LeaderPoints& inputs, const LeaderPointsEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<LeaderPoints, LeaderPointsEnd> leader_points;
} // namespace action

} // namespace santa_anna
