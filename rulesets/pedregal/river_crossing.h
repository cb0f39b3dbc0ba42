// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/pedregal/cards.h"
#include "rulesets/pedregal/terms.h"

#include <cstdint>

namespace pedregal {

/// Rio Churubusco (19.1, 19.3): what is asked.
struct RiverCrossing {
    bool infantry = false;
    Army army = Army::Us;
    bool engineer = false;
};

struct RiverCrossingNow {
    std::int64_t nothing;
};

struct RiverCrossingEnd {
    bool may_cross = false;
    bool stops = false;
};

/// Whether a unit crosses the Churubusco where there is no bridge or ford.
struct RiverCrossingRules : corneta::RulesOf<RiverCrossing, RiverCrossingNow, RiverCrossingEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static constexpr std::span<const std::string_view> charts{};

    static corneta::Then step(const RiverCrossing& asked, RiverCrossingNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static RiverCrossingEnd end(const RiverCrossing& asked, const RiverCrossingNow& now, const Cards& cards);
    static corneta::Telling tell(const RiverCrossing& asked, const RiverCrossingEnd& end, const Cards& cards);
};

} // namespace pedregal
