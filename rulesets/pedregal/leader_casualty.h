// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/pedregal/cards.h"

#include <cstdint>

namespace pedregal {

/// Leader Casualty (19.3): what is asked.
struct LeaderCasualty {
    bool step_lost = false;
    bool engineer = false;
};

struct LeaderCasualtyNow {
    std::int64_t hit;
};

struct LeaderCasualtyEnd {
    bool casualty = false;
};

/// Whether a leader falls after a result that cost his side a step.
struct LeaderCasualtyRules : corneta::RulesOf<LeaderCasualty, LeaderCasualtyNow, LeaderCasualtyEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const LeaderCasualty& asked, LeaderCasualtyNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static LeaderCasualtyEnd end(const LeaderCasualty& asked, const LeaderCasualtyNow& now, const Cards& cards);
    static corneta::Telling tell(const LeaderCasualty& asked, const LeaderCasualtyEnd& end, const Cards& cards);
};

} // namespace pedregal
