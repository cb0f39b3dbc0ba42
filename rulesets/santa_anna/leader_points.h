// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

#include <cstdint>

namespace santa_anna {

/// The Order Process (4.1): what a leader has to give orders with in a turn.
struct LeaderPoints {
    int rating = 0;
    bool attached = false;
};

struct LeaderPointsNow {
    std::int64_t points;
};

struct LeaderPointsEnd {
    int points = 0;
};

/// 1d4 and the leader's rating; a leader attached to a unit has one order, for that unit.
struct LeaderPointsRules : corneta::RulesOf<LeaderPoints, LeaderPointsNow, LeaderPointsEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;
    static constexpr std::string_view batch{"leader"};

    static corneta::Then step(const LeaderPoints& asked, LeaderPointsNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static LeaderPointsEnd end(const LeaderPoints& asked, const LeaderPointsNow& now, const Cards& cards);
    static corneta::Telling tell(const LeaderPoints& asked, const LeaderPointsEnd& end, const Cards& cards);
};

} // namespace santa_anna
