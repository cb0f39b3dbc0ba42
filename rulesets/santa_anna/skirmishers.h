// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

#include <cstdint>

namespace santa_anna {

/// Charging Through Skirmishers: what is asked.
struct SkirmisherWithdrawal {
    corneta::Tenths attacker_inches;
    corneta::Tenths distance;
    int effectives = 0;
    bool mounted = false;
};

struct SkirmisherWithdrawalNow {
    std::int64_t inches;
};

struct SkirmisherWithdrawalEnd {
    int inches = 0;
    bool caught = false;
    int stragglers = 0;
    corneta::Tenths attacker_inches_left;
};

/// Skirmishers before a charge fall back by an ordinary move; if the charger comes farther, all of them straggle.
struct SkirmisherWithdrawalRules : corneta::RulesOf<SkirmisherWithdrawal, SkirmisherWithdrawalNow, SkirmisherWithdrawalEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const SkirmisherWithdrawal& asked, SkirmisherWithdrawalNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static SkirmisherWithdrawalEnd end(const SkirmisherWithdrawal& asked, const SkirmisherWithdrawalNow& now, const Cards& cards);
    static corneta::Telling tell(const SkirmisherWithdrawal& asked, const SkirmisherWithdrawalEnd& end, const Cards& cards);
};

} // namespace santa_anna
