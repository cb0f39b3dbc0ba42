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
struct LeaderPointsRules {
    using Asked = LeaderPoints;
    using Now = LeaderPointsNow;
    using End = LeaderPointsEnd;
    using Cards = santa_anna::Cards;

    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static constexpr std::span<const corneta::RefusalSpec* const> refusals{};
    static const std::span<const std::string_view> charts;
    static constexpr std::string_view batch{};

    static void refuse(const LeaderPoints& asked, const santa_anna::Cards& cards, corneta::Refusals& refusals);
    static LeaderPointsNow begin(const LeaderPoints& asked, const santa_anna::Cards& cards, corneta::Tale& tale);
    static corneta::Then step(const LeaderPoints& asked, LeaderPointsNow& now, const santa_anna::Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static LeaderPointsEnd end(const LeaderPoints& asked, const LeaderPointsNow& now, const santa_anna::Cards& cards);
    static corneta::Telling tell(const LeaderPoints& asked, const LeaderPointsEnd& end, const santa_anna::Cards& cards);
};

} // namespace santa_anna
