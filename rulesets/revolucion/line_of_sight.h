// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/revolucion/cards.h"

#include <cstdint>

namespace revolucion {

/// Line of Sight past or into one tall obstruction: what is asked.
struct LineOfSight {
    int levels_above = 0; ///< levels that the higher of the two stands above the obstruction
    corneta::Tenths to_far_side;
    corneta::Tenths beyond;
    corneta::Tenths inside;
    bool same_level = false;
};

struct LineOfSightNow {
    std::int64_t nothing;
};

struct LineOfSightEnd {
    corneta::Tenths shadow;
    bool visible = false;
};

/// Whether two units see each other.
struct LineOfSightRules : corneta::RulesOf<LineOfSight, LineOfSightNow, LineOfSightEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const LineOfSight& asked, LineOfSightNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static LineOfSightEnd end(const LineOfSight& asked, const LineOfSightNow& now, const Cards& cards);
    static corneta::Telling tell(const LineOfSight& asked, const LineOfSightEnd& end, const Cards& cards);
};

} // namespace revolucion
